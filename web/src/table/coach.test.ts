import { expect, it } from 'vitest';
import { isOffered, lessons, nextPage } from './coach';

const PAGES = ['roll', 'step', 'challenge'].map((key) => ({ key, done: (move: string) => move.startsWith(key) }));

it('speaks of what can be done now', () => {
  expect(nextPage(PAGES, [], ['challenge up', 'step left'])?.key).toBe('step');
  expect(nextPage(PAGES, ['step'], ['challenge up', 'step left'])?.key).toBe('challenge');
});

it('keeps its page while nothing that is left can be done', () => {
  expect(nextPage(PAGES, ['roll'], [], 'challenge')?.key).toBe('challenge');
  expect(nextPage(PAGES, ['roll'], ['pass'])?.key).toBe('step');
});

it('ends when all is done', () => {
  expect(nextPage(PAGES, ['challenge', 'roll', 'step'], ['roll'])).toBeUndefined();
});

it('knows whether a page waits for something that cannot be done now', () => {
  const [roll] = PAGES;
  expect(roll && isOffered(roll, ['pass'])).toBe(false);
  expect(roll && isOffered(roll, ['pass', 'roll'])).toBe(true);
});

it('tells what comes up when it does, and does not wait for it', () => {
  const jump = { key: 'jump', done: () => false, when: () => true };
  const all = [...PAGES, jump];
  expect(nextPage(all, [], ['roll'], '', () => true)?.key).toBe('jump');
  expect(nextPage(all, [], ['roll'], '', () => false)?.key).toBe('roll');
  expect(nextPage(all, ['jump'], ['roll'], '', () => true)?.key).toBe('roll');
  expect(nextPage(all, ['roll', 'step', 'challenge'], ['roll'], '', () => false)).toBeUndefined();
  expect(lessons(all)).toEqual(PAGES);
});
