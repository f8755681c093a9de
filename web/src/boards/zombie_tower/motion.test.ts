import { describe, expect, it } from 'vitest';
import type { Happened } from '../../messages';
import { lengthOf, sceneOf } from './motion';

function event(name: string, player: number, given: Happened['sentence']['arguments']): Happened {
  const sentence = { key: `zombie_tower-${name}`, text: '', arguments: given };
  return { kind: 0, player, a: 0, b: 0, c: 0, hidden: false, sentence };
}

const night = [
  event('shambled', 0, { from: 5, to: 6, n: 2 }),
  event('bitten', 0, { room: 6, n: 2 }),
  event('emerged', 0, { room: 9, n: 1 }),
];

describe('a scene', () => {
  it('walks, bites and emerges one after another', () => {
    const { shows, stages } = sceneOf(night, 0);
    expect(shows.map(({ kind, stage }) => [kind, stage])).toEqual([
      ['walk', 0],
      ['bite', 1],
      ['pop', 2],
    ]);
    expect(stages).toBe(3);
  });

  it('shows nothing of a neighbour', () => {
    expect(sceneOf(night, 1).shows).toEqual([]);
  });

  it('does not wait for what does not happen', () => {
    expect(sceneOf([event('emerged', 0, { room: 9, n: 1 })], 0).shows[0]?.stage).toBe(0);
  });

  it('announces an event card to everybody', () => {
    const fire = [event('announced', 2, { card: { word: 'zombie_tower-card-ev_fire' }, floor: '2F' })];
    expect(sceneOf(fire, 0).announced).toBe('zombie_tower-card-ev_fire');
    expect(lengthOf(fire)).toBe(900);
  });

  it('takes as long as its stages', () => {
    expect(lengthOf(night)).toBe(780);
    expect(lengthOf([])).toBe(0);
  });
});
