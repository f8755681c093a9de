/** The squares of the general board: what stands on each, and which of them the last move changed. */
import type { GridFacts, Happened } from '../../messages';

export type Piece =
  | { kind: 'none' }
  | { kind: 'hidden' }
  | { kind: 'player'; player: number }
  | { kind: 'sign'; sign: string; value: string };

/** What stands on every square, row by row. */
export function piecesOn(grid: GridFacts, state: Readonly<Record<string, unknown>>): Piece[] {
  const field = state[grid.field];
  const values: unknown[] = Array.isArray(field) ? field.flat() : [];
  return grid.squares.map((_, n) => pieceOf(values[n], grid.pieces));
}

function pieceOf(value: unknown, signs: readonly string[]): Piece {
  if (value === null) return { kind: 'hidden' };
  if (typeof value === 'number' && !signs.length)
    return value > 0 ? { kind: 'player', player: value - 1 } : { kind: 'none' };
  const sign = typeof value === 'number' ? (signs[value] ?? String(value)) : String(value ?? '');
  return sign.trim() ? { kind: 'sign', sign, value: String(value) } : { kind: 'none' };
}

/** The squares on which something else stands now; none after more than a move can change. */
export function changedSquares(before: readonly Piece[], now: readonly Piece[], squares: readonly string[]): string[] {
  if (before.length !== now.length) return [];
  const found = squares.filter((_, n) => JSON.stringify(before[n]) !== JSON.stringify(now[n]));
  return found.length * 2 <= squares.length ? found : [];
}

/** The squares that the last sentence which names any speaks of. */
export function mentionedSquares(events: readonly Happened[], squares: readonly string[]): string[] {
  const named = events.map(({ sentence }) => squares.filter((one) => Object.values(sentence.arguments).includes(one)));
  return named.findLast((found) => found.length > 0) ?? [];
}
