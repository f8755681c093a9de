import { expect, test } from 'vitest';
import type { Happened } from '../../messages';
import { cardOf } from './event_card';

function events(...names: (string | [string, number])[]): Happened[] {
  return names.map((one) => {
    const [name, c] = typeof one === 'string' ? [one, 0] : one;
    const sentence = { key: `eight_days-${name}`, text: name, arguments: {} };
    return { kind: 0, player: 0, a: 0, b: 0, c, hidden: false, sentence };
  });
}

test.each([
  [['stayed', 'found'], 'found'],
  [['moved', ['discovered', 1], 'found'], undefined],
  [['moved', ['discovered', 2], 'found', 'found-weapon', 'found'], 'found'],
  [['moved', ['discovered', 1], 'found', 'hostile-came'], 'hostile-came'],
  [['moved', 'storm'], 'storm'],
  [['attacked', 'killed', 'found'], undefined],
  [['trader-accepted', 'found-weapon'], undefined],
] as [(string | [string, number])[], string | undefined][])('of %j the event card is %s', (names, card) => {
  expect(cardOf(events(...names))?.sentence.text).toBe(card);
});
