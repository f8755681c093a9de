/** Names and previews of what can be done, in words. */
import { t } from '../../lib/language.svelte';
import { fenceOf, isFence, nameOf, squareOf, stepsToGo, type Square } from './geometry';
import type { State } from './state';

/** "Steps to go: you 7, Red 9": how far everybody has to walk if this were played. */
export function outlook(state: State, move: string, me: number, names: readonly string[]): string {
  const fence = isFence(move);
  const fences = fence ? [...state.fences, move] : state.fences;
  const pawns = fence ? state.pawns : state.pawns.map((pawn, player) => (player === me ? move : pawn));
  const before = stepsToGo(state.pawns, state.fences);
  const parts = stepsToGo(pawns, fences).map((steps, player) => {
    if (steps === null) return '';
    const name = player === me ? t('quoridor-board-you') : (names[player] ?? '');
    const change = steps - (before[player] ?? steps);
    if (!change) return t('quoridor-board-distance', { name, steps });
    return t('quoridor-board-distance-changed', { name, steps, change: change > 0 ? `+${change}` : `−${-change}` });
  });
  return t('quoridor-board-ways', { ways: parts.filter(Boolean).join(', ') });
}

/** Whether a pawn move goes further than one step. */
export function isJump(from: string | null | undefined, to: string): boolean {
  if (!from) return false;
  const [a, b] = [squareOf(from), squareOf(to)];
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) > 1;
}

export function squareWords(
  square: Square,
  state: State,
  me: number,
  names: readonly string[],
  legal: boolean,
): string {
  const name = nameOf(square);
  const player = state.pawns.indexOf(name);
  if (player >= 0 && player === me) return t('quoridor-board-own-pawn', { square: name });
  if (player >= 0) return t('quoridor-board-pawn', { square: name, name: names[player] ?? '' });
  return legal ? t('quoridor-board-target', { square: name }) : t('quoridor-board-square', { square: name });
}

export function fenceWords(fence: string, legal: boolean): string {
  const { x, y, upright } = fenceOf(fence);
  const column = (at: number) => String.fromCharCode(97 + at);
  const key = upright ? 'quoridor-board-upright' : 'quoridor-board-across';
  const place = t(key, { fence, first: upright ? column(x) : y + 1, second: upright ? column(x + 1) : y + 2 });
  return legal ? place : t('quoridor-board-not-legal', { place });
}
