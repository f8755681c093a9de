import { expect, it } from 'vitest';
import { dayOf, streak, withSolved } from './solved.svelte';

const day = (text: string) => new Date(`${text}T12:00:00`);

it('counts the days in a row, also over the end of a month', () => {
  const days = ['2026-02-27', '2026-02-28', '2026-03-01'];
  expect(streak(days, day('2026-03-01'))).toBe(3);
});

it('keeps a streak alive until the day is over, and no longer', () => {
  const days = ['2026-03-01', '2026-03-02'];
  expect(streak(days, day('2026-03-03'))).toBe(2);
  expect(streak(days, day('2026-03-04'))).toBe(0);
  expect(streak([], day('2026-03-04'))).toBe(0);
});

it('keeps a puzzle once, and its day only where it was the daily one', () => {
  const once = withSolved({ games: {}, days: [] }, 'quoridor', 7, '');
  expect(once).toEqual({ games: { quoridor: [7] }, days: [] });
  const again = withSolved(once, 'quoridor', 7, '2026-03-01');
  expect(again).toEqual({ games: { quoridor: [7] }, days: ['2026-03-01'] });
});

it('names a day as the calendar of the browser has it', () => {
  expect(dayOf(day('2026-03-01'))).toBe('2026-03-01');
});
