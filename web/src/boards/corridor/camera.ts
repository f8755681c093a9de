/** What the window onto the corridor should show. */
import { LANES } from './geometry';
import { endOf, type State } from './state';

const AHEAD = 3; // ranks that somebody wants to see before them

/** Ranks by how much they matter: the own pawn and the way before it, the horde, who acts, the others. */
export function ranksToShow(state: State, me: number, turn: number): number[] {
  if (state.phase === 'placing') return [0, LANES, LANES + 2, -1, LANES + 3];
  const end = endOf(state) - 1;
  const main = state.pawns[me] ?? state.pawns[Math.max(0, turn)] ?? null;
  const others = state.pawns.flatMap((pawn) => (pawn ? [pawn.rank] : []));
  const acting = state.pawns[turn] ? [state.pawns[turn].rank] : [];
  const own = main ? [main.rank, Math.min(end, main.rank + 1), Math.min(end, main.rank + AHEAD)] : [];
  const decided = state.phase === 'voting' || state.phase === 'over'; // then those furthest behind are what matters
  const behind = decided && others.length ? [Math.min(...others)] : [];
  return [...behind, ...own, state.horde, ...acting, ...others.sort((a, b) => a - b)];
}
