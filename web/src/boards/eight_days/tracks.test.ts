import { describe, expect, it } from 'vitest';
import { middleOf } from './hexes';
import type { Person } from './state';
import { KEPT, prints, walked, type Track } from './tracks';

const at = (...places: string[]): Person[] =>
  places.map((place) => ({ health: 10, hunger: 3, place, cards: {}, arrows: 0, bullets: 0, idle: false }));

describe('tracks in the snow', () => {
  it('are left by those who walk, and by nobody else', () => {
    expect(walked([], at('d4', 'd4'), at('d5', 'd4'))).toEqual([{ player: 0, from: 'd4', to: 'd5', n: 1 }]);
    const tracks: readonly Track[] = [{ player: 0, from: 'd4', to: 'd5', n: 1 }];
    expect(walked(tracks, at('d5'), at('d5'))).toBe(tracks);
  });

  it('are snowed over, the oldest first', () => {
    let tracks: readonly Track[] = [];
    for (let n = 0; n < 2 * KEPT; n++) tracks = walked(tracks, at(n % 2 ? 'd4' : 'd5'), at(n % 2 ? 'd5' : 'd4'));
    expect(tracks).toHaveLength(KEPT);
    expect(new Set(tracks.map(({ n }) => n)).size).toBe(KEPT);
    expect(tracks.at(-1)?.n).toBe(2 * KEPT);
  });

  it('lead from the one space to the other', () => {
    const feet = prints({ player: 0, from: 'd4', to: 'd5', n: 1 });
    const [first, last] = [feet[0], feet.at(-1)];
    expect(first?.x).toBeGreaterThan(middleOf('d4').x);
    expect(last?.x).toBeLessThan(middleOf('d5').x);
    expect(first?.turn).toBe(0);
  });
});
