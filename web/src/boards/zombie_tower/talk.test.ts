import { expect, test } from 'vitest';
import type { Spoken } from '../contract';
import { claimedBy, lastWords } from './talk';

function spoken(...lines: [number, string, string][]): Spoken[] {
  return lines.map(([player, quick, word], line) => ({ line, player, quick, text: '', arguments: word ? [word] : [] }));
}

test('what a player has told of the cards follows from the messages', () => {
  const said = spoken(
    [1, 'have', 'flare'],
    [1, 'have', 'flare'],
    [2, 'have', 'vaccine'],
    [1, 'have', 'vaccine'],
    [1, 'in-slit', 'flare'],
    [2, 'need', 'vaccine'],
  );
  expect(claimedBy(said, 1)).toEqual({ flare: 1, vaccine: 1 });
  expect(claimedBy(said, 2)).toEqual({ vaccine: 0 });
  expect(claimedBy([...said, ...spoken([2, 'ready', ''])], 2)).toEqual({ vaccine: 1 });
  expect(claimedBy(said, 0)).toEqual({});
});

test('a front shows the last three things, and the same said twice once', () => {
  const said = spoken(
    [1, 'at', '5'],
    [1, 'have', 'flare'],
    [2, 'full', ''],
    [1, 'have', 'flare'],
    [1, 'at', '6'],
    [1, 'full', ''],
  );
  expect(lastWords(said, 1).map(({ quick, line }) => [quick, line])).toEqual([
    ['have', 3],
    ['at', 4],
    ['full', 5],
  ]);
});
