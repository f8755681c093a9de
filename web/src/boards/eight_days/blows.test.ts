import { describe, expect, it } from 'vitest';
import type { Happened } from '../../messages';
import { blowsOf, lengthOf } from './blows';

function event(name: string, given: Happened['sentence']['arguments']): Happened {
  const sentence = { key: `eight_days-${name}`, text: '', arguments: given };
  return { kind: 0, player: 0, a: 0, b: 0, c: 0, hidden: false, sentence };
}

const round = [
  event('attacked', { weapon: { word: 'eight_days-weapon-axe' }, roll: 9, damage: 8 }),
  event('struck', { roll: 2, damage: 0, hostile: { word: 'eight_days-hostile-zombie' } }),
  event('turn', { day: 3 }),
];

describe('blows', () => {
  it('tell who rolled what, with which weapon and how well', () => {
    expect(blowsOf(round)).toMatchObject([
      { roll: 9, weapon: 'axe', mood: 'good' },
      { roll: 2, weapon: null, mood: 'good' },
    ]);
    expect(blowsOf([event('ran', { roll: 3, success: 0 })])[0]?.mood).toBe('bad');
    expect(blowsOf([event('hurt', { damage: 2, health: 4 })])[0]).toMatchObject({ roll: null, mood: 'bad' });
  });

  it('take their time, but not more than a moment', () => {
    expect(lengthOf(round)).toBe(640);
    expect(lengthOf(Array.from({ length: 20 }, () => round[0] as Happened))).toBe(1200);
    expect(lengthOf([])).toBe(240);
  });
});
