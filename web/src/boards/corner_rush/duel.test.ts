import { expect, it } from 'vitest';
import type { Happened } from '../../messages';
import { duelOf } from './duel';

function event(name: string, a = 0, b = 0, c = 0): Happened {
  const sentence = { key: `corner_rush-${name}`, text: '', arguments: {} };
  return { kind: 0, player: 1, a, b, c, hidden: false, sentence };
}

it('is a challenge with its roll and what came of it', () => {
  const events = [event('challenged', 7, 4, 2), event('rolled', 5), event('captured', 7, 4, 1)];
  expect(duelOf(events)).toEqual({ player: 1, owner: 2, number: 4, roll: 5, isWon: true });
  expect(duelOf([event('challenged', 7, 4, 2), event('rolled', 3), event('repelled', 7, 4)])?.isWon).toBe(false);
});

it('is not a roll without one', () => {
  expect(duelOf([event('rolled', 5)])).toBeNull();
});
