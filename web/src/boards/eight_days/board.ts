import { starts, type BoardModule } from '../contract';
import { lengthOf } from './blows';
import Board from './Board.svelte';
import Facts from './Facts.svelte';
import Hand from './Hand.svelte';
import type { State } from './state';
import { moveWords, questionWords, warning } from './words';

const BARE = ['eat', 'bandage'];
const PLACED = /^(look|move|flee|craft|attack|pay|discard|offer|request|take) /;

export const board: BoardModule<State> = {
  Board,
  Hand,
  Facts,
  aspect: { wide: 2, phone: 1 },
  question: questionWords,
  label: ({ move }, state, names, rules) => moveWords(move, state, names, rules),
  isPlaced: ({ move }) => BARE.includes(move) || PLACED.test(move),
  confirm: ({ move }, state, me, rules) => warning(move, state, me, rules),
  duration: lengthOf,
  coach: [
    { key: 'eight_days-coach-prepare', done: starts('skip', 'eat', 'bandage', 'craft') },
    { key: 'eight_days-coach-look', done: starts('look', 'stay') },
    { key: 'eight_days-coach-end', done: starts('end') },
    { key: 'eight_days-coach-quiet', done: starts('move', 'nothing') },
    { key: 'eight_days-coach-fight', done: starts('fight', 'run', 'attack', 'flee') },
    { key: 'eight_days-coach-craft', done: starts('craft', 'eat', 'bandage') },
    { key: 'eight_days-coach-trade', done: starts('trade', 'trader') },
  ],
};
