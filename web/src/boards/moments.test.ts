import { expect, it } from 'vitest';
import { staged, type Staging } from './moments';

const event = (key: string, player: number, args = {}) => ({
  ...{ kind: 1, player, a: 0, b: 0, c: 0, hidden: false },
  sentence: { key, text: key, arguments: args },
});
const STAGINGS: Record<string, Staging> = {
  bitten: { tone: 'bad', icon: 'teeth', isOwn: true },
  pushed: { tone: 'bad', icon: 'fall', isOwn: true },
  drawn: { tone: 'plain', icon: 'card' },
};

it('stages what is named, for whom it concerns', () => {
  const events = [event('g-bitten', 1), event('g-bitten', 0), event('g-walked', 0), event('g-drawn', 1)];
  expect(staged('g', STAGINGS, events, 0).map((one) => [one.event.sentence.key, one.event.player])).toEqual([
    ['g-bitten', 0],
    ['g-drawn', 1],
  ]);
});

it('concerns whom something is done to', () => {
  const push = event('g-pushed', 1, { victim: { player: 0 } });
  expect(staged('g', STAGINGS, [push], 0)).toHaveLength(1);
  expect(staged('g', STAGINGS, [push], 1)).toHaveLength(0);
});

it('spells a sum out where there is one', () => {
  const [moment] = staged('g', STAGINGS, [event('g-drawn', 1)], 0, () => '1 + 1');
  expect(moment?.more).toBe('1 + 1');
});
