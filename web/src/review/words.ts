/** Chances and moves in words, the same in a review, a hint and a puzzle. */
import type { BoardModule, State } from '../boards/contract';
import { told } from '../lib/sentences';
import type { Choice, Decision, Option, Review, Sentence } from '../messages';

/** A chance as whole per cents. */
export function perCent(chance: number): number {
  return Math.round(100 * chance);
}

/** What a move has less than the best one, in whole per cents of what is shown for both. */
export function lessThan(best: number, chance: number): number {
  return Math.max(0, perCent(best) - perCent(chance));
}

/** What a decision cost, in whole per cents: the difference of the two numbers that are shown beside it. */
export function costOf({ chance, options }: Pick<Decision, 'chance' | 'options'>): number {
  return lessThan(options[0]?.chance ?? chance, chance);
}

/** A number with its sign, and the minus that lines up with the plus. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '±0';
}

/** Whether everybody wins or loses together: then there is one line of chances. */
export function isTogether(review: Pick<Review, 'goal'>): boolean {
  return review.goal === 'cooperative';
}

/** A move that is expected after an option, and its letter in the list and on the board. */
export interface NextMove {
  move: string;
  label: Sentence | undefined;
  player: number;
  letter: string;
}
const LETTERS = ['a', 'b', 'c', 'd'];

/** What is expected after a move, as far as it is told. */
export function ahead({ line, labels, players }: Pick<Option, 'line' | 'labels' | 'players'>): NextMove[] {
  return LETTERS.slice(0, Math.max(0, line.length - 1)).map((letter, n) => ({
    ...{ letter, move: line[n + 1] ?? '' },
    ...{ label: labels[n + 1], player: players[n + 1] ?? 0 },
  }));
}

/** The moves that a board draws: those to choose from, and what is expected after the one that is looked at. */
export function drawnOf(options: readonly Option[], line: readonly NextMove[]): string[] {
  return [...new Set([...options, ...line].map(({ move }) => move))];
}

export interface Wording {
  module: BoardModule | null;
  state: State;
  names: readonly string[];
  rules: Readonly<Record<string, unknown>>;
}

/** A move as its board calls it. */
export function moveWords({ move, label }: Pick<Option, 'move' | 'label'>, wording: Wording): string {
  const own = wording.module?.label?.(asChoice(move, label), wording.state, wording.names, wording.rules);
  return own || told(label, wording.names) || move;
}

/** A move that a board can be given to offer. */
export function asChoice(move: string, label: Sentence): Choice {
  return { move, label, action: -1, rule: '' };
}

/** Which marks are worth stopping at. */
export function isStop(mark: string): boolean {
  return mark === 'mistake' || mark === 'blunder';
}
