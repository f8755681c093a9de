import { expect, test } from 'vitest';
import type { State } from './state';
import { waysFrom } from './walk';

const pawn = { lane: 2, rank: 1, tripped: false };
const state = {
  horde: -1,
  first_rank: 0,
  floor: ['....', '....', '.#..', '....'],
  pawns: [pawn, { lane: 3, rank: 1, tripped: true }],
} as unknown as State;

test('a walk goes round obstacles and others, and costs its steps', () => {
  const ways = waysFrom(pawn, state, 3, 1);
  expect(ways.get('2/1')).toBeUndefined(); // where one stands
  expect(ways.get('2/2')).toBeUndefined(); // an obstacle
  expect(ways.get('3/1')).toBeUndefined(); // somebody lies there
  expect(ways.get('1/2')).toEqual(['left', 'forward']);
  expect(ways.get('1/3')).toEqual(['left', 'forward', 'forward']);
  expect(ways.get('2/3')).toBeUndefined(); // four steps
});

test('points and prices limit a walk, and nobody walks to the horde', () => {
  expect([...waysFrom(pawn, state, 3, 2).keys()].toSorted()).toEqual(['1/1', '2/0']);
  expect(waysFrom(pawn, { ...state, horde: 0 }, 4, 1).has('2/0')).toBe(false);
  expect(waysFrom(pawn, state, 0, 1).size).toBe(0);
});
