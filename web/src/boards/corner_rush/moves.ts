/** What a move does and where it is played: the board lists moves by square, it does not judge them. */
import { beside, directionTo, DIRECTIONS, isSquare, wayTo, type Direction } from './geometry';
import { blockerAt, type Setup, type State } from './state';

export type Sort = 'roll' | 'challenge' | 'step' | 'nudge' | 'place' | 'pass';

export interface Plan {
  move: string;
  sort: Sort;
  /** Whose pawn moves, for steps and nudges. */
  player: number;
  from: string | null;
  to: string | null;
}

function isDirection(word: string | undefined): word is Direction {
  return DIRECTIONS.some((direction) => direction === word);
}

export function sortOf(move: string): Sort {
  const first = move.split(' ')[0] ?? '';
  if (isDirection(first)) return 'step';
  return (['challenge', 'nudge', 'place', 'pass'] as const).find((sort) => sort === first) ?? 'roll';
}

export function planOf(move: string, state: State, me: number): Plan {
  const words = move.split(' ');
  const sort = sortOf(move);
  const player = sort === 'nudge' ? Number(words[1]) : me;
  const from = state.pawns[player] ?? null;
  const last = words.at(-1);
  if (sort === 'place') return { move, sort, player: me, from: null, to: isSquare(last) ? (last ?? null) : null };
  const to = from && isDirection(last) ? beside(from, last) : null;
  return { move, sort, player, from, to };
}

/** The moves that have a square, by square; of nudges only those of the pawn that is held. */
export function movesBySquare(moves: readonly string[], state: State, me: number, held: number | null) {
  const found = new Map<string, Plan>();
  for (const move of moves) {
    const plan = planOf(move, state, me);
    if (plan.to && (plan.sort !== 'nudge' || plan.player === held)) found.set(plan.to, plan);
  }
  return found;
}

/** The players whose pawns may be nudged. */
export function nudgeable(moves: readonly string[]): number[] {
  return [...new Set(moves.filter((move) => sortOf(move) === 'nudge').map((move) => Number(move.split(' ')[1])))];
}

/** What a tap on a square without a move would have been; null if there is no such move. */
export function triedAt(square: string, state: State, me: number, held: number | null): string | null {
  if (state.phase === 'place') return `place ${square}`;
  const player = state.phase === 'null' && held !== null ? held : me;
  const direction = directionTo(state.pawns[player] ?? '', square);
  if (!direction) return null;
  if (state.phase === 'turn') return `challenge ${direction}`;
  return state.phase === 'null' && held !== null ? `nudge ${held} ${direction}` : direction;
}

/** How far everybody has to walk to the own Ace; null for a pawn that is walled in. */
export function stepsToGo(state: State, setup: Setup): (number | null)[] {
  const isClosed = (square: string) => setup.holes.includes(square) || blockerAt(state, square) !== null;
  return state.pawns.map((pawn, player) => {
    const way = wayTo(pawn, setup.goals[player] ?? pawn, isClosed);
    return way.length ? way.length - 1 : null;
  });
}

/** The position as far as squares go after a move whose outcome is certain. */
export function after(state: State, plan: Plan): State {
  if (!plan.to) return state;
  if (plan.sort === 'place') {
    const blocker = { square: plan.to, player: plan.player, number: state.held, face_up: false };
    return { ...state, blockers: [...state.blockers, blocker] };
  }
  const to = plan.to;
  return { ...state, pawns: state.pawns.map((pawn, player) => (player === plan.player ? to : pawn)) };
}

/** Whether a nudge puts somebody else onto the Ace that wins. */
export function givesItAway(move: string, state: State, me: number, setup: Setup): boolean {
  const plan = planOf(move, state, me);
  return plan.sort === 'nudge' && setup.winOnAnyMove && plan.to === setup.goals[plan.player];
}
