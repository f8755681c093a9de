import { expect, it } from 'vitest';
import { isDone } from './tries';

it('is done when all that was wanted was played in order', () => {
  expect(isDone(['up', 'right'], ['up'])).toBe(false);
  expect(isDone(['up', 'right'], ['right', 'up'])).toBe(false);
  expect(isDone(['up', 'right'], ['up', 'up', 'right'])).toBe(true);
});

it('is done by any move where none is named', () => {
  expect(isDone([], [])).toBe(false);
  expect(isDone([], ['up'])).toBe(true);
});
