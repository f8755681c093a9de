import { expect, it } from 'vitest';
import { clockFace, leftNow } from './time';

it('shows minutes, hours and the last tenths', () => {
  expect(clockFace(300_000)).toBe('5:00');
  expect(clockFace(61_000)).toBe('1:01');
  expect(clockFace(3_723_000)).toBe('1:02:03');
  expect(clockFace(9_950)).toBe('0:09.9');
  expect(clockFace(0)).toBe('0:00.0');
});

it('runs down only while it runs, and never below nothing', () => {
  expect(leftNow(5_000, false, 0, 99_000)).toBe(5_000);
  expect(leftNow(5_000, true, 1_000, 3_000)).toBe(3_000);
  expect(leftNow(5_000, true, 0, 99_000)).toBe(0);
});
