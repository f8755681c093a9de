import { afterEach, expect, it, vi } from 'vitest';
import * as api from '../lib/api';
import { Reviewing } from './reviewing.svelte';
import type { Decision, Review, ReviewState, Option } from '../messages';
import { ahead, costOf, drawnOf, lessThan, signed } from './words';

const decision = (ply: number, mark: Decision['mark']) => ({ ply, mark }) as Decision;
const review = (...decisions: Decision[]) => ({ decisions }) as Review;
const state = (status: ReviewState['status'], found: Review | null): ReviewState => ({
  ...{ status, progress: 0.5, problem: null, review: found },
});

afterEach(() => vi.restoreAllMocks());

it('looks again until the review is whole, and fills in meanwhile', async () => {
  const waits: (() => void)[] = [];
  vi.spyOn(api, 'beginReview').mockResolvedValue(state('queued', null));
  const looks = vi.spyOn(api, 'review').mockResolvedValueOnce(state('running', review(decision(0, 'best'))));
  looks.mockResolvedValueOnce(state('done', review(decision(0, 'best'), decision(3, 'blunder'))));
  const reviewing = new Reviewing('t', (_, then) => waits.push(then));
  await reviewing.start();
  expect(reviewing.isWorking).toBe(true);
  waits.shift()?.();
  await vi.waitFor(() => expect(reviewing.at(0)?.mark).toBe('best'));
  expect(reviewing.stops).toEqual([]);
  waits.shift()?.();
  await vi.waitFor(() => expect(reviewing.status).toBe('done'));
  expect(reviewing.stops).toEqual([3]);
  expect(waits).toEqual([]);
});

it('asks no more once its page is left', async () => {
  const waits: (() => void)[] = [];
  vi.spyOn(api, 'beginReview').mockResolvedValue(state('running', null));
  const looks = vi.spyOn(api, 'review');
  const reviewing = new Reviewing('t', (_, then) => waits.push(then));
  await reviewing.start();
  reviewing.leave();
  waits.shift()?.();
  expect(looks).not.toHaveBeenCalled();
});

it('says what went wrong', async () => {
  vi.spyOn(api, 'beginReview').mockRejectedValue(new Error('too many'));
  const reviewing = new Reviewing('t');
  await reviewing.start();
  expect([reviewing.status, reviewing.trouble]).toEqual(['failed', 'too many']);
});

it('letters what is expected after a move, and draws each move once', () => {
  const said = (text: string) => ({ key: '', arguments: {}, text });
  const line = ['e2', 'e8', 'e3', 'e7', 'e4', 'e6'];
  const option = { move: 'e2', line, labels: line.map(said), players: [0, 1, 0, 1, 0, 1] } as unknown as Option;
  const next = ahead(option);
  expect(next.map(({ letter, move, player }) => `${letter} ${move} ${player}`)).toEqual([
    ...['a e8 1', 'b e3 0', 'c e7 1', 'd e4 0'],
  ]);
  expect(ahead({ ...option, line: ['e2'] })).toEqual([]);
  expect(drawnOf([option, { ...option, move: 'e8' }], next)).toEqual(['e2', 'e8', 'e3', 'e7', 'e4']);
});

it('tells differences of what is shown', () => {
  expect(lessThan(0.614, 0.586)).toBe(2);
  expect(costOf({ chance: 0.014, options: [{ chance: 0.806 } as Option] })).toBe(80);
  expect(costOf({ chance: 1, options: [] })).toBe(0);
  expect([3, 0, -4].map(signed)).toEqual(['+3', '±0', '−4']);
});
