/** A table as one person has it: which seat is shown, what was just said, and everything that can be asked for. */
import { boardOf } from '../boards';
import type { BoardModule, Moment, State, Talk } from '../boards/contract';
import { t } from '../lib/language.svelte';
import { tableSocket } from '../lib/line';
import { isRefusal, Live, type Seen, type WishMessage } from '../lib/live.svelte';
import { chosenPace, remember, remembered } from '../lib/memory.svelte';
import { lengthOf, type Pace } from '../lib/pace';
import { Playback } from '../lib/playback';
import { called } from '../lib/names';
import { told, whyNot } from '../lib/sentences';
import { lengthOfSeries, scored } from '../lib/series';
import { isStill } from '../lib/still';
import { play, type Sound } from '../lib/sound';
import {
  SPECTATOR,
  type Choice,
  type Happened,
  type Refusal,
  type Step,
  type TableView,
  type WholeView,
} from '../messages';

export interface Notice {
  /** In the language of the moment: it may change while the notice is shown. */
  words: () => string;
  rule: string;
  kind: 'refused' | 'told';
}

/** What is drawn now: a view and the events that led to it. */
export interface Scene {
  seat: number;
  number: number;
  view: TableView;
  events: readonly Happened[];
  /** What of it is staged. */
  moments: readonly Moment[];
  isOthers: boolean;
  /** One's own move led here, and nothing was taken back. */
  isOwn: boolean;
}

const KEPT = 60; // steps that can be shown again

export class TableSession {
  readonly live: Live;
  scene = $state.raw<Scene | null>(null);
  module = $state.raw<BoardModule | null>(null);
  notice = $state.raw<Notice | null>(null);
  preview = $state<string | null>(null);
  pointed = $state<string | null>(null);
  /** Moves that are drawn side by side, the best first: those of a hint. */
  drawn = $state.raw<readonly string[]>([]);
  /** A move that waits for "are you sure". */
  doubtful = $state.raw<{ move: string; question: string } | null>(null);
  isResigning = $state(false);
  /** With several seats on one device: the seat whose hand may be seen now. */
  revealed = $state<number | null>(null);
  /** Sentences for screen readers. */
  polite = $state('');
  urgent = $state('');

  /** Steps that came and are not drawn yet. */
  behind = $state(0);
  /** The steps of the others since the last one of one's own, to be shown again. */
  past = $state.raw<readonly Scene[]>([]);
  /** A great moment is on the stage: how the game ended is told after it. */
  isStaging = $state(false);
  /** The end is shown, or soon will be: on a phone nothing lies over it until it is gone. */
  isEnding = $state(false);
  /** Somebody who is out of the game wants to see its end at once. */
  isSkipping = $state(false);

  private readonly playback = new Playback<Scene>(
    (scene) => this.show(scene),
    (behind) => (this.behind = behind),
  );
  private loading: { game: string; done: Promise<void> } | null = null;

  constructor(readonly table: string) {
    const keys = Object.values(remembered(table)?.keys ?? {});
    this.live = new Live(() => tableSocket(table), keys);
    this.live.onView = (seat, view) => this.arrived(seat, view);
  }

  start(): void {
    this.live.start();
  }

  stop(): void {
    this.live.stop();
  }

  get ownSeats(): readonly number[] {
    return this.live.welcome?.seats ?? [];
  }

  get isShared(): boolean {
    return this.ownSeats.length > 1;
  }

  /** The seat that acts or looks now; on a shared device it follows the turn. */
  get seat(): number {
    const own = this.ownSeats;
    if (!own.length) return SPECTATOR;
    if (own.length === 1) return own[0] ?? SPECTATOR;
    const any = this.live.seen[own[0] ?? SPECTATOR]?.view;
    const acting = any?.seats.find((one) => one.player !== null && one.player === any.turn && own.includes(one.seat));
    return acting?.seat ?? this.revealed ?? own[0] ?? SPECTATOR;
  }

  get seen(): Seen | undefined {
    return this.live.seen[this.seat];
  }

  /** The newest view, ahead of what is drawn while something moves. */
  get view(): TableView | null {
    return this.seen?.view ?? null;
  }

  /** The steps up to what is drawn, but for what is on the stage: the story does not run ahead of what is seen. */
  get told(): readonly Step[] {
    const steps = this.seen?.steps ?? [];
    const scene = this.scene?.seat === this.seat ? this.scene : null;
    const drawn = scene?.number ?? Infinity;
    const onStage = this.isStaging ? (scene?.events ?? []) : [];
    return steps.filter((step) => step.number <= drawn && !step.events.some((event) => onStage.includes(event)));
  }

  get names(): readonly string[] {
    return namesOf(this.view);
  }

  /** What is said at the table, by player; those who look on are not heard. */
  get talk(): Talk {
    const seats = this.view?.seats ?? [];
    const heard = this.live.chat.filter((one) => one.seat >= 0);
    return {
      said: heard.map((one) => ({ ...one, player: seats[one.seat]?.player ?? one.seat })),
      say: (quick, ...words) => void this.ask({ type: 'say', seat: this.seat, quick, arguments: words }),
    };
  }

  /** How many games the series has; 0 where games stand for themselves. */
  get bestOf(): number {
    return lengthOfSeries(remembered(this.table)?.bestOf, this.module?.bestOf);
  }

  /** Games won by seat in this series, a finished one included; null where games stand for themselves. */
  get series(): number[] | null {
    const view = this.view;
    if (!view || !this.bestOf) return null;
    const winners = view.seats.flatMap((seat) =>
      view.outcome?.winners.includes(seat.player ?? -1) ? [seat.seat] : [],
    );
    return scored(remembered(this.table)?.series, view.seats.length, winners);
  }

  /** The curtain is closed: the next person takes the device. */
  get isCurtained(): boolean {
    return this.isShared && this.hasSecrets && this.view?.phase === 'playing' && this.revealed !== this.seat;
  }

  /** Whether hands are hidden: told by the server's observations being different, so asked of the game's facts. */
  hasSecrets = $state(true);

  get choices(): readonly Choice[] {
    const isBehind = this.scene?.number !== this.seen?.number || this.scene?.seat !== this.seat;
    return isBehind || this.pending !== null || this.live.state !== 'open' ? [] : (this.scene?.view.choices ?? []);
  }

  get pending(): string | null {
    return this.live.onTheWay[this.seat] ?? null;
  }

  reveal(): void {
    this.revealed = this.seat;
    this.redraw();
  }

  /** Draw the newest view of the seat that is shown, without motion. */
  redraw(): void {
    const seen = this.seen;
    if (seen) this.show(sceneOf(this.seat, seen.number, seen.view));
  }

  get pace(): Pace {
    return this.isSkipping ? 'instant' : chosenPace();
  }

  /** Whether one is out of the game while the others play on. */
  get isOut(): boolean {
    const view = this.view;
    const state = view?.observation?.['state'] as State | undefined;
    if (!view || !state || view.phase !== 'playing' || view.player < 0) return false;
    return this.module?.isOut?.(state, view.player) ?? false;
  }

  /** Draw the newest step at once. */
  jump(): void {
    this.playback.jump();
  }

  skipToEnd(): void {
    this.isSkipping = true;
    this.jump();
  }

  get canShowAgain(): boolean {
    return this.past.some((scene) => scene.isOthers);
  }

  /** What the others did since one's own last step, once more, and never too fast to be followed. */
  showAgain(): void {
    const past = this.past;
    if (!this.canShowAgain || this.behind) return;
    const pace = this.pace === 'slow' ? 'slow' : 'normal';
    for (const scene of past) this.playback.add(scene, this.lengthOf(scene, pace));
  }

  private lengthOf(scene: Scene, pace: Pace): number {
    const motion = this.module?.duration?.(scene.events) ?? 0;
    return lengthOf({ isOthers: scene.isOthers, motion, moments: beatsOf(scene.moments) }, pace);
  }

  /** Play a move, after a question where it would lose at once. */
  act = (move: string): void => {
    const choice = this.choices.find((one) => one.move === move);
    if (!choice) return this.refuse(move);
    const question = this.doubt(choice);
    if (question) this.doubtful = { move, question };
    else void this.sendMove(move);
  };

  private doubt(choice: Choice): string | null {
    const view = this.scene?.view;
    const state = (view?.observation?.['state'] ?? {}) as State;
    return (view && this.module?.confirm?.(choice, state, view.player, view.rules)) ?? null;
  }

  /** Somebody tried what cannot be done: the server knows why. */
  refuse = (move: string): void => {
    if (this.seat === SPECTATOR) this.notice = { words: () => t('table-you-watch'), rule: '', kind: 'refused' };
    else if (this.pending === null) void this.sendMove(move);
  };

  async sendMove(move: string): Promise<void> {
    this.doubtful = null;
    this.notice = null;
    this.pointed = null;
    const answer = await this.live.wish({ type: 'move', seat: this.seat, number: this.seen?.number ?? 0, move });
    if (isRefusal(answer)) this.refused(answer);
  }

  /** Ask for anything else; a refusal is shown. True when it was granted. */
  async ask(message: WishMessage): Promise<boolean> {
    const answer = await this.live.wish(message);
    if (isRefusal(answer)) this.refused(answer);
    return !isRefusal(answer);
  }

  private refused(refusal: Refusal): void {
    this.notice = { words: () => whyNot(refusal), rule: refusal.rule, kind: 'refused' };
    this.urgent = whyNot(refusal);
    play('refused');
  }

  private arrived(seat: number, message: WholeView): void {
    void this.prepare(message.view.game);
    this.keep(message.view);
    if (seat !== this.seat) {
      // The turn went to another seat on this device, whose own view may have come before this one.
      if (this.scene?.seat !== this.seat) this.redraw();
      return;
    }
    const events = message.steps.flatMap((step) => step.events);
    const scene = sceneOf(seat, message.number, message.view, events);
    scene.isOthers = message.steps.some((step) => step.player >= 0 && step.player !== message.view.player);
    scene.isOwn = message.steps.every((step) => step.player === message.view.player && step.back_to === null);
    void this.prepare(message.view.game).then(() => this.tell(message)); // its words may still be on their way
    if (message.since === 0 || document.hidden) return this.show(scene);
    scene.moments = this.momentsOf(scene);
    this.past = [...(scene.isOthers ? this.past : []), scene].slice(-KEPT);
    if (this.pace === 'instant') this.playback.jump();
    this.playback.add(scene, this.lengthOf(scene, this.pace));
  }

  private momentsOf({ events, view }: Scene): readonly Moment[] {
    if (isStill() || this.pace === 'instant') return [];
    const before = (this.drawnLast?.view.observation?.['state'] ?? null) as State | null;
    const after = (view.observation?.['state'] ?? {}) as State;
    return this.module?.moments?.(events, { before, after, me: view.player, rules: view.rules }) ?? [];
  }

  /** The scene before the one that comes: the last of those that wait, else what is drawn. */
  private get drawnLast(): Scene | null {
    return this.past.at(-1) ?? this.scene;
  }

  /** Have the board of a game and its words. */
  private prepare(game: string): Promise<void> {
    if (this.loading?.game !== game) this.loading = { game, done: this.load(game) };
    return this.loading.done;
  }

  private async load(game: string): Promise<void> {
    this.module = await boardOf(game);
  }

  /** Remember the table, so that it is found again on the first page. */
  private keep(view: TableView): void {
    const before = remembered(this.table);
    if (!before) return;
    const others = view.seats
      .filter((seat) => !this.ownSeats.includes(seat.seat) && seat.name)
      .map((seat) => seat.name);
    const standing = standingOf(view);
    if (before.title === view.title && before.standing === standing && String(before.others) === String(others)) return;
    remember({ ...before, game: view.game, title: view.title, others, standing });
  }

  private show(scene: Scene): void {
    const before = this.scene;
    this.scene = scene;
    this.isStaging = scene.moments.length > 0;
    this.preview = null;
    const isMine = scene.view.turn >= 0 && scene.view.turn === scene.view.player;
    const wasMine = before?.view.turn === before?.view.player && (before?.view.turn ?? -1) >= 0;
    const tone = scene.moments[0]?.tone;
    if (scene.view.phase === 'over' && before && before.view.phase !== 'over') play(endingOf(scene.view));
    else if (tone) play(tone);
    else if (isMine && !wasMine) this.yourTurn();
    else if (before && scene.events.length) play('move');
    if (isMine && !wasMine && tone) this.urgent = t('table-your-turn');
    if (before?.number !== scene.number) this.notice = null;
  }

  private yourTurn(): void {
    this.urgent = t('table-your-turn');
    play('turn');
  }

  private tell(message: WholeView): void {
    const names = namesOf(message.view);
    const sentences = message.steps.flatMap((step) => [
      ...step.events.map((event) => told(event.sentence, names)),
      ...(step.note ? [told(step.note, names)] : []),
    ]);
    if (message.since > 0 && sentences.length) this.polite = sentences.join(' ');
  }
}

function sceneOf(seat: number, number: number, view: TableView, events: readonly Happened[] = []): Scene {
  return { seat, number, view, events, moments: [], isOthers: false, isOwn: false };
}

/** How long moments are one after the other, in lengths of one. */
export function beatsOf(moments: readonly Moment[]): number {
  return moments.reduce((sum, { beats }) => sum + (beats ?? 1), 0);
}

/** How a table stands for whoever sits there, in a word for the list of one's tables. */
function standingOf(view: TableView): string {
  if (view.phase !== 'over') return view.phase !== 'playing' ? view.phase : yours(view) ? 'your-turn' : 'others-turn';
  return { won: 'won', lost: 'lost', disaster: 'lost' }[endingOf(view) as 'won' | 'lost' | 'disaster'];
}

function yours(view: TableView): boolean {
  return view.turn >= 0 && view.turn === view.player;
}

/** The sound of an end: of a victory, a defeat, or a disaster for all. */
function endingOf(view: TableView): Sound {
  const { values = [], winners = [] } = view.outcome ?? {};
  if (winners.includes(view.player) || (!winners.length && Math.max(0, ...values) > 0)) return 'won';
  return winners.length || !values.some((value) => value < 0) ? 'lost' : 'disaster';
}

/** Names by player; by seat before the game has given them numbers. */
export function namesOf(view: TableView | null): string[] {
  const names: string[] = [];
  for (const seat of view?.seats ?? []) names[seat.player ?? seat.seat] = called(seat.name);
  return names;
}
