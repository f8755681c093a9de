/** A finished game that somebody looks through: where they are, whose knowledge is shown, and the way on. */
import { boardOf } from '../boards';
import type { BoardModule } from '../boards/contract';
import * as api from '../lib/api';
import { factsOf } from '../lib/games.svelte';
import { remembered } from '../lib/memory.svelte';
import { go } from '../lib/router.svelte';
import { open, tableAddress, usualBot } from '../lib/start';
import { SPECTATOR, type ReplayLine, type ReplayStep, type SeatWish, type TableView } from '../messages';
import { namesOf } from '../table/session.svelte';
import { besideTurn, listedTurns } from './turns';

/** Whose knowledge is shown: everything, what the player who decides then knew, or what one player knew. */
export type Knower = 'open' | 'decider' | `${number}`;

export class Replaying {
  ply = $state(0);
  knower = $state<Knower>('open');
  step = $state.raw<ReplayStep | null>(null);
  lines = $state.raw<readonly ReplayLine[]>([]);
  base = $state.raw<TableView | null>(null);
  module = $state.raw<BoardModule | null>(null);
  /** Where nothing is hidden, everybody knew the same. */
  hasSecrets = $state(true);
  isRunning = $state(false);
  isForking = $state(false);
  trouble = $state('');
  missing = $state('');

  readonly names = $derived(namesOf(this.base));
  readonly turns = $derived(listedTurns(this.lines));
  readonly plies = $derived(Math.max(0, this.lines.length - 1));
  /** Who decides in the position that is shown, -1 at the end. */
  readonly decider = $derived(this.lines[this.ply]?.turn ?? SPECTATOR);
  /** The player whose knowledge is shown, null: all of it. */
  readonly viewer = $derived(this.viewerAt(this.ply));
  /** What the board measures of each position, by player. */
  readonly measured = $derived.by(() => {
    const measure = this.module?.measure;
    if (!measure) return [];
    return this.lines.map(({ state }) => (state ? measure.of(state) : []));
  });

  private readonly known: Record<string, ReplayStep> = {};
  private readonly listed: Record<string, readonly ReplayLine[]> = {};

  constructor(readonly table: string) {}

  async begin(): Promise<void> {
    try {
      const seen = await api.view(this.table, Object.values(remembered(this.table)?.keys ?? {})[0]);
      if (seen.view.phase === 'frozen') return go(tableAddress(this.table), true); // what is kept of it is shown there
      this.module = await boardOf(seen.view.game);
      this.hasSecrets = (await factsOf(seen.view.game)).card.has_secrets;
      await this.list();
      this.base = seen.view;
      await this.show(0);
    } catch (error) {
      this.missing = sentence(error);
    }
  }

  /** Go to a position; as near as there is one. */
  move = async (to: number): Promise<void> => {
    try {
      await this.show(Math.max(0, Math.min(to, this.plies)));
    } catch (error) {
      this.isRunning = false;
      this.trouble = sentence(error);
    }
  };

  turn = (step: 1 | -1): Promise<void> => this.move(besideTurn(this.turns, this.ply, step));

  /** While it runs by itself. */
  runOn(): void {
    if (!this.isRunning) return;
    if (this.ply >= this.plies) this.isRunning = false;
    else void this.move(this.ply + 1);
  }

  async look(knower: Knower): Promise<void> {
    this.knower = knower;
    try {
      await this.list();
    } catch (error) {
      this.trouble = sentence(error);
    }
    await this.move(this.ply);
  }

  /** Play on from here: you at the seat that is to move, bots at the others. */
  async fork(): Promise<void> {
    const { game = '', title = '' } = this.base ?? {};
    [this.isForking, this.trouble] = [true, ''];
    try {
      const bot = usualBot((await factsOf(game)).card.bots);
      const turn = Math.max(0, this.decider);
      const seats: SeatWish[] = this.names.map((_, player) =>
        player === turn ? { kind: 'me' } : { kind: 'bot', bot },
      );
      const begin = { table: this.table, ply: this.ply };
      await open({ game, players: seats.length, seats, order: 'fixed', start: true, begin }, title);
    } catch (error) {
      this.trouble = sentence(error);
    } finally {
      this.isForking = false;
    }
  }

  private viewerAt(ply: number): number | null {
    if (this.knower === 'open' || (this.knower === 'decider' && !this.hasSecrets)) return null;
    if (this.knower !== 'decider') return Number(this.knower);
    const decider = this.lines[ply]?.turn ?? SPECTATOR;
    return decider < 0 ? null : decider;
  }

  private async show(to: number): Promise<void> {
    const viewer = this.viewerAt(to);
    const mark = `${viewer}/${to}`;
    this.known[mark] ??= await api.replay(this.table, to, viewer);
    this.step = this.known[mark] ?? null;
    this.ply = to;
  }

  /** The moves as whoever is looked over the shoulder learned of them. */
  private async list(): Promise<void> {
    const viewer = /^\d+$/.test(this.knower) ? Number(this.knower) : null;
    const mark = String(viewer);
    this.listed[mark] ??= await api.replayLines(this.table, viewer, !!this.module?.measure);
    this.lines = this.listed[mark] ?? [];
  }
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
