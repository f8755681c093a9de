import { describe, expect, it } from 'vitest';
import { binned, mostOf } from './bins';
import { placed, spanOf, tickDigits, ticks } from './scale';

describe('scales', () => {
  it('have round marks', () => {
    expect(ticks([0, 10])).toEqual([0, 2, 4, 6, 8, 10]);
    expect(ticks([-0.013, 0.021])).toEqual([-0.01, 0, 0.01, 0.02]);
    expect(tickDigits([0, 0.005], 100)).toBe(1);
  });

  it('hold all values and zero where it is wanted', () => {
    const [low, high] = spanOf([2, 4], true);
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(4);
    expect(placed(3, [2, 4], 100, 200)).toBe(150);
  });
});

describe('lengths', () => {
  it('are counted into columns of one length each where they are few', () => {
    const { starts, size, shares } = binned({
      a: [
        [2, 3],
        [4, 1],
      ],
      b: [[3, 2]],
    });
    expect([starts, size]).toEqual([[2, 3, 4], 1]);
    expect(shares).toEqual({ a: [0.75, 0, 0.25], b: [0, 1, 0] });
  });

  it('are put together where they are many, the rarest into the last column', () => {
    const many = Array.from({ length: 400 }, (_, n): [number, number] => [n, 1]);
    const { starts, shares } = binned({ a: [...many, [9_000, 1]] });
    expect(starts.length).toBeLessThanOrEqual(32);
    expect(shares['a']?.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(
      mostOf([
        [1, 199],
        [50, 1],
      ]),
    ).toBe(1);
  });
});
