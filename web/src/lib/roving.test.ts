import { describe, expect, it } from 'vitest';
import { middleOf, PLACES } from '../boards/eight_days/hexes';
import { nextPlace } from './roving';

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
type Point = { x: number; y: number };

/** Walk with some keys from a place, as the group does: the column is kept while going up and down. */
function walked(places: readonly Point[], from: number, keys: readonly string[]): number {
  let at = from;
  let column: number | undefined;
  for (const key of keys) {
    const here = places[at] as Point;
    column = key === 'ArrowUp' || key === 'ArrowDown' ? (column ?? here.x) : undefined;
    const next = nextPlace(
      here,
      places.map((place) => (place === here ? { x: NaN, y: NaN } : place)),
      key,
      column,
    );
    if (next >= 0) at = next;
  }
  return at;
}

function reached(places: readonly Point[]): number {
  const seen = [0];
  for (const at of seen)
    for (const key of KEYS) {
      const next = walked(places, at, [key]);
      if (!seen.includes(next)) seen.push(next);
    }
  return seen.length;
}

describe('on hexes', () => {
  const hexes = PLACES.map(middleOf);
  const go = (from: string, ...keys: string[]) => PLACES[walked(hexes, PLACES.indexOf(from), keys)];

  it('no row is skipped', () => {
    expect(go('d4', 'ArrowUp')).toBe('c3');
    expect(go('d4', 'ArrowLeft')).toBe('d3');
    expect(go('c3', 'ArrowDown')).toBe('d3');
  });

  it('a walk up or down stays in its column', () => {
    expect(go('d4', 'ArrowUp', 'ArrowUp')).toBe('b3');
    expect(go('d4', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown')).toBe('d4');
    expect(go('a1', 'ArrowUp')).toBe('a1');
  });

  it('every space is reached', () => expect(reached(hexes)).toBe(PLACES.length));
});

describe('on squares', () => {
  it.each([
    [40, 40],
    [80, 150],
    [150, 80],
  ])('of %i by %i the next one straight ahead comes', (width, height) => {
    const grid = Array.from({ length: 12 }, (_, n) => ({ x: (n % 4) * width, y: Math.floor(n / 4) * height }));
    expect(KEYS.map((key) => walked(grid, 5, [key]))).toEqual([4, 6, 1, 9]);
    expect(reached(grid)).toBe(12);
  });

  it('what lies far aside is reached where nothing else is ahead', () => {
    const roof = [
      { x: 0, y: 0 },
      { x: 300, y: -40 },
    ];
    expect(walked(roof, 0, ['ArrowUp'])).toBe(1);
  });
});
