import { describe, expect, it } from 'vitest';
import { lengthOf, PACES } from './pace';

const bot = { isOthers: true, motion: 200, moments: 0 };

describe('the pace', () => {
  it('gives every step of a bot at least 700 ms when it is slow', () => {
    expect(lengthOf({ ...bot, motion: 0 }, 'slow')).toBeGreaterThanOrEqual(700);
  });

  it('takes no time at all when it is instant, whatever happens', () => {
    expect(lengthOf({ isOthers: true, motion: 1200, moments: 3 }, 'instant')).toBe(0);
  });

  it('is quicker from one to the next', () => {
    const lengths = PACES.map((pace) => lengthOf({ ...bot, motion: 0, moments: 1 }, pace));
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  });

  it('never cuts a motion off, and waits for what is staged', () => {
    expect(lengthOf({ ...bot, motion: 900 }, 'fast')).toBe(900);
    expect(lengthOf({ ...bot, moments: 1 }, 'normal')).toBeGreaterThan(lengthOf(bot, 'normal') + 900);
  });

  it('keeps nobody waiting for a step of their own', () => {
    expect(lengthOf({ isOthers: false, motion: 0, moments: 0 }, 'slow')).toBeLessThan(150);
  });
});
