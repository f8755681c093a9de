import { starts, type BoardModule } from '../contract';
import { lengthOf } from './blows';
import Board from './Board.svelte';
import Facts from './Facts.svelte';
import Hand from './Hand.svelte';
import { moments } from './moments';
import type { State } from './state';
import { moveWords, questionWords, warning } from './words';

const BARE = ['eat', 'bandage', 'fight', 'run'];
const PLACED = /^(look|move|flee|craft|attack|pay|discard|offer|request|take) /;

export const board: BoardModule<State> = {
  Board,
  Hand,
  Facts,
  aspect: { wide: 1.75, phone: 0.9 },
  fills: 'always',
  below: { wide: 112, phone: 132 },
  question: questionWords,
  label: ({ move }, state, names, rules) => moveWords(move, state, names, rules),
  isPlaced: ({ move }) => BARE.includes(move) || PLACED.test(move),
  isForced: ({ move }) => move === 'end',
  confirm: ({ move }, state, me, rules) => warning(move, state, me, rules),
  duration: lengthOf,
  isOut: ({ players, phase }, player) => phase !== 'over' && players[player]?.health === 0,
  moments,
  coach: [
    { key: 'eight_days-coach-skip', done: starts('skip') },
    { key: 'eight_days-coach-look', done: starts('look', 'stay') },
    { key: 'eight_days-coach-end', done: starts('end') },
    { key: 'eight_days-coach-eat', done: starts('eat') },
    { key: 'eight_days-coach-bandage', done: starts('bandage') },
    { key: 'eight_days-coach-craft', done: starts('craft') },
    { key: 'eight_days-coach-move', done: starts('move') },
    { key: 'eight_days-coach-nothing', done: starts('nothing') },
    { key: 'eight_days-coach-fight', done: starts('fight') },
    { key: 'eight_days-coach-run', done: starts('run') },
    { key: 'eight_days-coach-attack', done: starts('attack') },
    { key: 'eight_days-coach-flee', done: starts('flee') },
    { key: 'eight_days-coach-trader', done: starts('trader', 'pay') },
    { key: 'eight_days-coach-trade', done: starts('trade') },
    { key: 'eight_days-coach-offer', done: starts('offer', 'request', 'send', 'cancel') },
    { key: 'eight_days-coach-answer', done: starts('accept', 'reject') },
    { key: 'eight_days-coach-discard', done: starts('discard') },
    { key: 'eight_days-coach-take', done: starts('take') },
  ],
};
