import { expect, test } from 'vitest';
import { carried, lengthOfSeries, scored, wonBy } from './series';

test('the second game won decides a best of three, and the next rematch begins anew', () => {
  const first = scored(undefined, 2, [1]);
  expect(first).toEqual([0, 1]);
  expect(wonBy(first, 3)).toBe(-1);
  const second = scored(carried(first, 3), 2, [0]);
  expect(second).toEqual([1, 1]);
  const third = scored(carried(second, 3), 2, [1]);
  expect(wonBy(third, 3)).toBe(1);
  expect(carried(third, 3)).toEqual([]);
});

test('a draw counts for nobody', () => {
  expect(scored([1, 0], 2, [])).toEqual([1, 0]);
});

test('is as long as it was chosen to be, else as the game is usually played', () => {
  expect(lengthOfSeries(5, 3)).toBe(5);
  expect(lengthOfSeries(undefined, 3)).toBe(3);
  expect(lengthOfSeries(1, 3)).toBe(0);
  expect(lengthOfSeries(undefined, undefined)).toBe(0);
});
