/** Moves, squares and outlooks in words. */
import { t } from '../../lib/language.svelte';
import type { Choice, TableView } from '../../messages';
import type { Rules } from '../contract';
import { keyOf, type Square } from './geometry';
import { floorAt, losesAtOnce, planOf, playerAt, tiedPlayers, type Plan } from './moves';
import { nextMove, percent, risk } from './odds';
import { pricesOf, type Prices, type State } from './state';

export function label(choice: Choice, state: State, names: readonly string[]): string | null {
  const plan = planOf(choice.move, state, state.turn ?? -1);
  if (choice.move === 'end') return t('corridor-board-end', { points: state.points });
  if (plan.sort === 'vote') return t('corridor-board-vote', { name: names[plan.victim ?? 0] ?? '' });
  return action(plan, names);
}

/** What a card does to whom; null for what the server says as well. */
export function action(plan: Plan, names: readonly string[]): string | null {
  const name = plan.victim === null ? '' : (names[plan.victim] ?? '');
  if (plan.sort === 'push' || plan.sort === 'trip') return t(`corridor-board-do-${plan.sort}`, { name });
  if (plan.sort === 'jump') return t(`corridor-board-do-jump-${name ? 'player' : 'obstacle'}`, { name });
  if (plan.sort === 'step' && plan.direction) return t(`corridor-board-do-${plan.direction}`);
  if (plan.sort === 'vote') return t('corridor-board-vote', { name });
  if (plan.sort === 'lane') return t('corridor-board-do-lane', { lane: plan.at?.lane ?? 0 });
  return null;
}

export function question(state: State, view: TableView, names: readonly string[]): string | null {
  if (state.phase === 'over' || view.turn < 0) return null;
  const isMine = view.turn === view.player;
  const given = { name: names[view.turn] ?? '', points: state.points };
  if (state.phase === 'voting')
    return t(`corridor-board-ask-voting${isMine ? '' : '-other'}`, { ...given, tied: list(tiedPlayers(state), names) });
  const isLying = state.phase === 'turn' && isMine && state.pawns[view.turn]?.tripped;
  return t(`corridor-board-ask-${isLying ? 'lying' : state.phase}${isMine ? '' : '-other'}`, given);
}

function list(players: readonly number[], names: readonly string[]): string {
  const said = players.map((player) => names[player] ?? '');
  const last = said.pop() ?? '';
  return said.length ? t('corridor-board-and', { first: said.join(', '), last }) : last;
}

const MANY = 3; // points that nobody leaves unspent by mistake

export function confirmation(choice: Choice, state: State, me: number, rules: Rules): string | null {
  if (losesAtOnce(choice.move, state, me)) return t('corridor-board-sure-caught');
  if (choice.move !== 'end') return null;
  if (isDoomed(state, me, pricesOf(rules).bonus)) return t('corridor-board-sure-end');
  return state.points >= MANY ? t('corridor-board-sure-points', { points: state.points }) : null;
}

/** Last of the round and last in the corridor, with the shortest move of the horde long enough. */
export function isDoomed(state: State, me: number, bonus: number): boolean {
  const own = state.pawns[me];
  if (!own || me !== state.pawns.length - 1) return false;
  const shortest = nextMove(state, bonus)[0]?.move ?? 0;
  const isLast = state.pawns.every((pawn, player) => player === me || (pawn?.rank ?? 0) > own.rank);
  return isLast && state.horde + shortest >= own.rank;
}

/** What a move leads to, as far as anybody can know it. */
export function outlook(
  move: string,
  state: State,
  me: number,
  names: readonly string[],
  view: TableView,
): string | null {
  const plan = planOf(move, state, me);
  const prices = pricesOf(view.rules);
  const name = plan.victim === null ? '' : (names[plan.victim] ?? '');
  switch (plan.sort) {
    case 'step':
    case 'jump':
      return standing(plan, state, prices);
    case 'push':
      return pushed(plan, state, prices, name);
    case 'trip':
      return t('corridor-board-outlook-trip', { name, points: prices.getUp });
    case 'distract':
    case 'attract':
      return roused(plan.sort === 'attract' ? 1 : -1, state, prices, me);
    default:
      return move === 'draw' ? t('corridor-board-outlook-draw', { cards: state.action_deck_size }) : null;
  }
}

function standing(plan: Plan, state: State, prices: Prices): string {
  const rank = plan.to?.rank ?? 0;
  const points = plan.sort === 'jump' ? prices.card + 2 * prices.move : prices.move;
  if (rank <= state.horde) return t('corridor-board-outlook-caught');
  const chance = percent(risk(state, prices.bonus, rank));
  return t('corridor-board-outlook-stand', { ahead: rank - state.horde, risk: chance, points });
}

function pushed(plan: Plan, state: State, prices: Prices, name: string): string {
  const { lane, rank } = plan.to ?? { lane: 0, rank: 0 };
  if (rank <= state.horde) return t('corridor-board-outlook-push-caught', { name });
  const chance = percent(risk(state, prices.bonus, rank));
  return t('corridor-board-outlook-push', { name, lane, rank, ahead: rank - state.horde, risk: chance });
}

function roused(more: number, state: State, prices: Prices, me: number): string {
  const moves = nextMove(state, prices.bonus, more).map((one) => one.move);
  const rank = state.pawns[me]?.rank ?? Infinity;
  const [before, after] = [risk(state, prices.bonus, rank), risk(state, prices.bonus, rank, more)].map(percent);
  return t('corridor-board-outlook-horde', {
    from: moves[0] ?? 0,
    to: moves.at(-1) ?? 0,
    before: before ?? 0,
    after: after ?? 0,
  });
}

/** A square's name for a screen reader: where it is, what is there, what can be done. */
export function squareWords(
  square: Square,
  state: State,
  me: number,
  names: readonly string[],
  plans: readonly Plan[],
  cost = 0,
): string {
  const place = t('corridor-board-square', { lane: square.lane, rank: square.rank });
  const doing = plans.map((plan) => action(plan, names) ?? plan.move);
  if (cost) doing.push(t('corridor-board-walk', { points: cost }));
  return [place, ...whatIsAt(square, state, me, names), ...doing].join(', ');
}

function whatIsAt(square: Square, state: State, me: number, names: readonly string[]): string[] {
  const there = state.pawns.flatMap((pawn, player) => {
    if (!pawn || keyOf(pawn) !== keyOf(square)) return [];
    const name = player === me ? t('corridor-board-you') : (names[player] ?? '');
    return [pawn.tripped ? t('corridor-board-lies', { name }) : name];
  });
  if (square.rank <= state.horde) there.push(t('corridor-board-horde'));
  const floor = floorAt(state, square);
  if (floor === '#') there.push(t('corridor-board-obstacle'));
  if (floor === 'o') there.push(t('corridor-board-gap'));
  return there;
}

/** What lies at a square, for the line of preview: "Red, tripped, 3 ahead". */
export function whoIsAt(square: Square, state: State, names: readonly string[], prices: Prices): string | null {
  const player = playerAt(state, square);
  if (player === null) return null;
  const chance = percent(risk(state, prices.bonus, square.rank));
  return t('corridor-board-who', { name: names[player] ?? '', ahead: square.rank - state.horde, risk: chance });
}
