import { starts, type BoardModule } from '../contract';
import Board from './Board.svelte';
import Facts from './Facts.svelte';
import Hand from './Hand.svelte';
import { sortOf } from './moves';
import { moments } from './moments';
import type { State } from './state';
import { confirmation, label, question } from './words';

/** Moves without a place on the board or in the hand become buttons; a vote has both. */
function isPlaced(move: string): boolean {
  const sort = sortOf(move);
  return move === 'draw' || (sort !== 'other' && sort !== 'vote');
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
