/** What a move does and where it is played: the board lists moves by square, it does not judge them. */
import { beside, DIRECTIONS, directionTo, keyOf, type Direction, type Square } from './geometry';
import { KINDS, type Kind, type State } from './state';

export type Sort = 'step' | 'push' | 'trip' | 'jump' | 'lane' | 'vote' | 'discard' | 'distract' | 'attract' | 'other';

export interface Plan {
  move: string;
  sort: Sort;
  direction: Direction | null;
  /** The square that is tapped for it. */
  at: Square | null;
  /** Whose pawn it moves or fells. */
  victim: number | null;
  /** Where a pawn comes to stand. */
  to: Square | null;
}

export function isDirection(word: string | undefined): word is Direction {
  return DIRECTIONS.some((direction) => direction === word);
}

export function isKind(word: string | undefined): word is Kind {
  return KINDS.some((kind) => kind === word);
}

export function sortOf(move: string): Sort {
  const [first = '', second] = move.split(' ');
  if (isDirection(first)) return 'step';
  if (first === 'vote') return second === 'abstain' ? 'other' : 'vote';
  if (isKind(first) || first === 'lane' || first === 'discard') return first;
  return 'other';
}

/** Who stands or lies on a square; with two on it, not `except`. */
export function playerAt(state: State, square: Square, except = -1): number | null {
  const found = state.pawns.findIndex((pawn, p) => p !== except && pawn && keyOf(pawn) === keyOf(square));
  return found < 0 ? null : found;
}

/** '.', '#' or 'o', and ' ' where nothing lies. */
export function floorAt(state: State, { lane, rank }: Square): string {
  return state.floor[rank - state.first_rank]?.[lane - 1] ?? ' ';
}

export function planOf(move: string, state: State, me: number): Plan {
  const [first = '', second = ''] = move.split(' ');
  const sort = sortOf(move);
  const plan: Plan = { move, sort, direction: null, at: null, victim: null, to: null };
  const own = state.pawns[me];
  if (sort === 'lane') plan.at = plan.to = { lane: Number(second), rank: 0 };
  if (sort === 'vote') plan.victim = Number(second);
  const direction = sort === 'step' ? first : second;
  if (!own || !isDirection(direction)) return plan;
  const next = beside(own, direction);
  plan.direction = direction;
  if (sort === 'step') return { ...plan, at: next, to: next };
  const victim = playerAt(state, next, me);
  if (sort === 'jump') return { ...plan, at: beside(own, direction, 2), to: beside(own, direction, 2), victim };
  return { ...plan, at: next, victim, to: sort === 'push' ? beside(next, direction) : null };
}

/** The moves that have a square, by square; with a card chosen only that card's. */
export function movesBySquare(moves: readonly string[], state: State, me: number, card: Kind | null) {
  const found = new Map<string, Plan[]>();
  for (const move of moves) {
    const plan = planOf(move, state, me);
    if (!plan.at || (card && plan.sort !== card)) continue;
    found.set(keyOf(plan.at), [...(found.get(keyOf(plan.at)) ?? []), plan]);
  }
  return found;
}

/** The moves that use a card of a kind. */
export function usesOf(moves: readonly string[], kind: Kind): string[] {
  return moves.filter((move) => move.split(' ')[0] === kind);
}

/** What somebody meant who chose a card that cannot be used: towards a neighbour, where there is one. */
export function meantBy(kind: Kind, state: State, me: number): string {
  if (kind === 'distract' || kind === 'attract') return kind;
  const own = state.pawns[me];
  const near = DIRECTIONS.find((direction) => {
    const next = own ? beside(own, direction) : null;
    if (!next) return false;
    const isBlocked = '#o'.includes(floorAt(state, next)) && kind === 'jump';
    return isBlocked || playerAt(state, next, me) !== null;
  });
  return `${kind} ${near ?? 'forward'}`;
}

/** What a tap on a square without a move would have been, if it can be said at all. */
export function triedAt(square: Square, state: State, me: number, card: Kind | null): string | null {
  if (state.phase === 'placing') return square.rank === 0 ? `lane ${square.lane}` : null;
  const own = state.pawns[me];
  const direction = own && directionTo(own, square);
  if (!direction) return null;
  return card && card !== 'distract' && card !== 'attract' ? `${card} ${direction}` : direction;
}

/** The pawns that share the lowest rank when a tie is decided. */
export function tiedPlayers(state: State): number[] {
  const ranks = state.pawns.map((pawn) => pawn?.rank ?? Infinity);
  const lowest = Math.min(...ranks);
  return ranks.flatMap((rank, player) => (rank === lowest ? [player] : []));
}

/** Whether a move ends the game at once with `me` as the one who loses. */
export function losesAtOnce(move: string, state: State, me: number): boolean {
  const plan = planOf(move, state, me);
  return (plan.sort === 'step' || plan.sort === 'jump') && !!plan.to && plan.to.rank <= state.horde;
}
