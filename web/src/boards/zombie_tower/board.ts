import { starts, type BoardModule } from '../contract';
import Board from './Board.svelte';
import Facts from './Facts.svelte';
import Hand from './Hand.svelte';
import { lengthOf } from './motion';
import { moments } from './moments';
import type { State } from './state';
import { moveWords, questionWords, warning } from './words';

const PLACED = /^(move|target|exit|use|give|choose) /;

export const board: BoardModule<State> = {
  Board,
  Hand,
  Facts,
  aspect: { wide: 1.9, phone: 0.88 },
  fills: 'always',
  below: { wide: 136, phone: 142 },
  question: questionWords,
  label: ({ move }, state, names, rules) => moveWords(move, state, names, rules),
  isPlaced: ({ move }) => PLACED.test(move),
  confirm: ({ move }, state, me, rules) => warning(move, state, me, rules),
  points: ({ players }) => (players.some(({ points }) => points > 0) ? players.map(({ points }) => points) : null),
  duration: lengthOf,
  moments,
  coach: [
    { key: 'zombie_tower-coach-exits', done: () => false, when: () => true },
    { key: 'zombie_tower-coach-move', done: starts('move') },
    { key: 'zombie_tower-coach-search', done: starts('search') },
    { key: 'zombie_tower-coach-end', done: starts('end') },
    { key: 'zombie_tower-coach-save', done: starts('save') },
    { key: 'zombie_tower-coach-give', done: starts('give') },
    { key: 'zombie_tower-coach-take', done: starts('take') },
    { key: 'zombie_tower-coach-use', done: starts('use') },
    { key: 'zombie_tower-coach-target', done: starts('target') },
    { key: 'zombie_tower-coach-rest', done: starts('rest') },
    { key: 'zombie_tower-coach-exit', done: starts('exit', 'done') },
    { key: 'zombie_tower-coach-ability', done: starts('cure', 'keep', 'return', 'choose') },
    { key: 'zombie_tower-coach-release', done: starts('release'), isOptional: true },
    { key: 'zombie_tower-coach-overcharge', done: starts('overcharge'), isOptional: true },
  ],
};
