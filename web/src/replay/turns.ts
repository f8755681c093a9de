/** The moves of a game by turns: what one player did in a row stands together. */
import { worthTelling as worth } from '../lib/story';
import type { ReplayLine, Sentence } from '../messages';

export interface ListedStep {
  /** The position that it led to. */
  ply: number;
  sentences: readonly Sentence[];
}

export interface ListedTurn {
  number: number;
  player: number;
  steps: ListedStep[];
}

/** The first line is the beginning of the game, which nobody moved to. */
export function listedTurns(lines: readonly ReplayLine[]): ListedTurn[] {
  const turns: ListedTurn[] = [];
  lines.forEach(({ player, sentences }, ply) => {
    if (!ply) return;
    const last = turns.at(-1);
    const step = { ply, sentences };
    if (last?.player === player) last.steps.push(step);
    else turns.push({ number: turns.length + 1, player, steps: [step] });
  });
  return turns;
}

/** The last position of a turn. */
export function endOf(turn: ListedTurn): number {
  return turn.steps.at(-1)?.ply ?? 0;
}

/** The position that the turn before or after the one at `ply` ends with. */
export function besideTurn(turns: readonly ListedTurn[], ply: number, step: 1 | -1): number {
  const ends = [0, ...turns.map(endOf)];
  return (step > 0 ? ends.find((end) => end > ply) : ends.findLast((end) => end < ply)) ?? ply;
}

/** What a step says of itself: all but whose turn it is then. */
export function worthTelling(sentences: readonly Sentence[]): Sentence[] {
  return worth(sentences.map((sentence) => ({ id: '', player: -1, sentence, isNote: false, isUndone: false }))).map(
    ({ sentence }) => sentence,
  );
}
