import { starts, type BoardModule } from '../contract';
import Board from './Board.svelte';
import Facts from './Facts.svelte';
import Hand from './Hand.svelte';
import { sortOf } from './moves';
import { moments } from './moments';
import { setupOf, type State } from './state';
import { confirmation, label, question } from './words';

export const board: BoardModule<State> = {
  Board,
  Hand,
  Facts,
  aspect: { wide: 1, phone: 1 },
  below: { wide: 66, phone: 72 },
  isPlaced: ({ move }) => !['roll', 'pass'].includes(sortOf(move)), // the die is on the board as well
  label,
  question,
  confirm: (choice, state, me, rules) => confirmation(choice, state, me, setupOf(state.pawns.length, rules)),
  duration: (events) => (events.some(({ sentence }) => sentence.key === 'corner_rush-rolled') ? 480 : 200),
  moments,
  bestOf: 3,
  coach: [
    { key: 'corner_rush-coach-roll', done: starts('roll') },
    { key: 'corner_rush-coach-step', done: starts('up', 'right', 'down', 'left') },
    { key: 'corner_rush-coach-place', done: starts('place') },
    { key: 'corner_rush-coach-challenge', done: starts('challenge') },
    { key: 'corner_rush-coach-nudge', done: starts('nudge') },
    { key: 'corner_rush-coach-pass', done: starts('pass') },
  ],
};
