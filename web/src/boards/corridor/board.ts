import { starts, type BoardModule, type Rules } from '../contract';
import Board from './Board.svelte';
import Facts from './Facts.svelte';
import Hand from './Hand.svelte';
import { sortOf } from './moves';
import { moments } from './moments';
import { risk } from './odds';
import { pricesOf, type State } from './state';
import { confirmation, label, question } from './words';

/** Moves without a place on the board or in the hand become buttons. */
function isPlaced(move: string): boolean {
  const sort = sortOf(move);
  return move === 'draw' || move.startsWith('vote') || sort !== 'other';
}

const CALM = 0.3; // a risk that nobody minds

/** How likely the horde reaches the own rank, if the turn ended now. */
function tension(state: State, me: number, rules: Rules): number {
  const own = state.pawns[me];
  if (!own || (state.phase !== 'turn' && state.phase !== 'discarding')) return 0;
  return Math.max(0, risk(state, pricesOf(rules).bonus, own.rank, 0) - CALM) / (1 - CALM);
}

export const board: BoardModule<State> = {
  Board,
  Hand,
  Facts,
  aspect: { wide: 1.85, phone: 0.84 },
  fills: 'phone',
  below: { wide: 146, phone: 104 },
  isPlaced: ({ move }) => isPlaced(move),
  label,
  question,
  confirm: confirmation,
  duration: (events) => (events.some(({ sentence }) => sentence.key.startsWith('corridor-horde')) ? 700 : 200),
  moments,
  tension,
  coach: [
    { key: 'corridor-coach-lane', done: starts('lane') },
    { key: 'corridor-coach-step', done: starts('forward', 'back', 'left', 'right') },
    { key: 'corridor-coach-draw', done: starts('draw') },
    { key: 'corridor-coach-push', done: starts('push') },
    { key: 'corridor-coach-trip', done: starts('trip') },
    { key: 'corridor-coach-jump', done: starts('jump') },
    { key: 'corridor-coach-distract', done: starts('distract') },
    { key: 'corridor-coach-attract', done: starts('attract') },
    { key: 'corridor-coach-getup', done: starts('get') },
    { key: 'corridor-coach-end', done: starts('end') },
    { key: 'corridor-coach-discard', done: starts('discard') },
    { key: 'corridor-coach-vote', done: starts('vote') },
  ],
};
