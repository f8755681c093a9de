import { describe, expect, it } from 'vitest';
import { floorPlan, nearestTurn } from './prism';

describe('the prism', () => {
  it('has a wall for each player', () => {
    expect(floorPlan(4)).toMatchObject({ angle: 90, outline: expect.stringMatching(/^polygon\((\S+ \S+(, )?){4}\)$/) });
    expect(floorPlan(4).wall).toBeCloseTo(0.5);
    expect(floorPlan(4).corner).toBeCloseTo(Math.SQRT1_2);
    expect(floorPlan(3).wall).toBeCloseTo(0.2887);
  });

  it('has the wall of the first player in front', () => {
    const [first, , , last] = floorPlan(4).outline.slice(8, -1).split(', ');
    expect([first, last]).toEqual(['85.36% 85.36%', '14.64% 85.36%']);
  });

  it('turns by the shorter way', () => {
    expect(nearestTurn(0, -270)).toBe(90);
    expect(nearestTurn(350, 10)).toBe(370);
    expect(nearestTurn(-90, -180)).toBe(-180);
  });
});
