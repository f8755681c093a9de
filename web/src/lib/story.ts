/** The steps of a game as lines of a story. */
import type { Sentence, Step } from '../messages';

export interface StoryLine {
  id: string;
  player: number;
  sentence: Sentence;
  /** At the table rather than in the game: somebody left, a move was taken back. */
  isNote: boolean;
  isUndone: boolean;
}

const WHOSE_TURN = /-turn(-began)?$/; // the question says it already

/** What happened last. */
export function latestOf(lines: readonly StoryLine[]): StoryLine | undefined {
  return lines.findLast((line) => !line.isUndone && !WHOSE_TURN.test(line.sentence.key));
}

/** Every sentence in order; what was taken back stays, marked. That a game begins is said before what happens in it. */
export function storyOf(steps: readonly Step[]): StoryLine[] {
  const lines: (StoryLine & { number: number })[] = [];
  for (const { number, kind, player, events, note, back_to: back } of steps) {
    if (back !== null) for (const line of lines) if (line.number > back && !line.isNote) line.isUndone = true;
    const told = events.map((event, n) => ({
      ...{ id: `${number}.${n}`, number, player: event.player, sentence: event.sentence },
      ...{ isNote: false, isUndone: false },
    }));
    const noted = note ? [{ id: `${number}.note`, number, player, sentence: note, isNote: true, isUndone: false }] : [];
    lines.push(...(kind === 'start' ? [...noted, ...told] : [...told, ...noted]));
  }
  return lines;
}

/** What one player did in a row, or what was said at the table in between. */
export interface StoryTurn {
  id: string;
  player: number;
  isNote: boolean;
  lines: StoryLine[];
}

/** The story with a line a turn: steps of the same player stand together, with what came of them. */
export function turnsOf(steps: readonly Step[]): StoryTurn[] {
  const actors = new Map(steps.map((step) => [step.number, step.player]));
  const turns: StoryTurn[] = [];
  for (const line of storyOf(steps)) {
    const number = Number(line.id.split('.')[0]);
    const player = line.isNote ? NOBODY : (actors.get(number) ?? NOBODY);
    const last = turns.at(-1);
    if (last && last.player === player && last.isNote === line.isNote) last.lines.push(line);
    else turns.push({ id: line.id, player, isNote: line.isNote, lines: [line] });
  }
  return turns;
}

const NOBODY = -1;

/** What a folded turn says of itself: all but whose turn it is. */
export function worthTelling(lines: readonly StoryLine[]): StoryLine[] {
  const told = lines.filter((line) => !WHOSE_TURN.test(line.sentence.key));
  return told.length ? told : [...lines];
}
