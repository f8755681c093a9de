import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import Facts from './Facts.svelte';
import Hand from './Hand.svelte';
import { sortOf } from './moves';
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
  isPlaced: ({ move }) => isPlaced(move),
  label,
  question,
  confirm: confirmation,
  duration: (events) => (events.some(({ sentence }) => sentence.key.startsWith('corridor-horde')) ? 700 : 200),
  coach: [
    { key: 'corridor-coach-lane', done: (move) => sortOf(move) === 'lane' },
    { key: 'corridor-coach-step', done: (move) => sortOf(move) === 'step' },
    { key: 'corridor-coach-draw', done: (move) => move === 'draw' },
    { key: 'corridor-coach-card', done: (move) => ['push', 'trip', 'jump'].includes(sortOf(move)) },
    { key: 'corridor-coach-horde', done: (move) => ['distract', 'attract'].includes(sortOf(move)) },
    { key: 'corridor-coach-end', done: (move) => move === 'end' },
  ],
};
