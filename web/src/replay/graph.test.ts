import { expect, it } from 'vitest';
import { mostOf, pathOf } from './graph';

it('draws a line from the first position to the last, high numbers at the top', () => {
  const rows = [[0.5], [1], [0]];
  expect(pathOf(rows, 0, 2, 1)).toBe('M0 50L50 0L100 100');
});

it('breaks a line where there is no number, and ends it where no more is known', () => {
  expect(pathOf([[8], [null], [4], [2]], 0, 4, 8)).toBe('M0 0M50 50L75 75');
});

it('finds the largest number of all', () => {
  expect(
    mostOf([
      [1, null],
      [7, 3],
    ]),
  ).toBe(7);
  expect(mostOf([])).toBe(0);
});
