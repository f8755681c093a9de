import { describe, expect, it } from 'vitest';
import { middleOf, outline, PLACES, standing, stepFrom, WAYS, wayTo, WIDTH } from './hexes';

describe('the map', () => {
  it('has 37 spaces, a1 to g4', () => {
    expect(PLACES).toHaveLength(37);
    expect([PLACES[0], PLACES[18], PLACES[36]]).toEqual(['a1', 'd4', 'g4']);
  });

  it('has its centre in the middle', () => {
    expect(middleOf('d4')).toEqual({ x: 0, y: 0 });
    expect(middleOf('d5').x).toBeCloseTo(WIDTH);
    expect(middleOf('c4').y).toBeLessThan(0);
  });

  it('goes in six directions and ends', () => {
    expect(WAYS.map((way) => stepFrom('d4', way))).toEqual(['d5', 'e4', 'e3', 'd3', 'c3', 'c4']);
    expect(stepFrom('a1', 'nw')).toBeNull();
    expect(stepFrom('d7', 'e')).toBeNull();
    expect(stepFrom('a4', 'se')).toBe('b5');
  });

  it('knows the way to a neighbour only', () => {
    for (const place of PLACES)
      for (const way of WAYS) {
        const next = stepFrom(place, way);
        if (next) expect(wayTo(place, next)).toBe(way);
      }
    expect(wayTo('d4', 'd6')).toBeNull();
  });

  it('draws six corners, and gives everybody a place of their own', () => {
    expect(outline(50).split(' ')).toHaveLength(6);
    for (const of of [1, 2, 3, 4, 5]) {
      const places = Array.from({ length: of }, (_, n) => JSON.stringify(standing(n, of)));
      expect(new Set(places).size).toBe(of);
    }
  });
});
