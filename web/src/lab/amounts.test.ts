import { beforeAll, describe, expect, it } from 'vitest';
import { speak, speakOfLab } from '../lib/language.svelte';
import { digits, intervalText, plain, sizeText, valueText, withinText } from './amounts';

beforeAll(async () => {
  await speak('en');
  await speakOfLab('corridor');
});

describe('amounts', () => {
  it('have as many digits as are known', () => {
    expect([digits(0.02, 100), digits(0.3, 100), digits(12), digits(0)]).toEqual([1, 0, 0, 1]);
  });

  it('have a real minus, and a plus where a change is meant', () => {
    expect([plain(-1.25, 1), plain(1.25, 2, true), plain(-0.001, 1, true)]).toEqual(['−1.3', '+1.25', '0.0']);
  });

  it('are shares in per cent, changes of shares in points', () => {
    const found = { low: 0.381, high: 0.42, mean: 0.4 };
    expect(intervalText(found, 'share')).toBe('38.1 to 42.0 %');
    expect(intervalText({ low: 0.003, high: 0.021, mean: 0.01 }, 'share', true)).toBe('+0.3 to +2.1 points');
    expect(valueText(found, 'share')).toBe('40.0 %');
    expect(intervalText({ low: 2, high: 2.5, mean: 2.2 }, 'rounds')).toBe('2.00 to 2.50 rounds');
    expect(intervalText({ low: null, high: null, mean: null }, 'share')).toBe('nothing known yet');
  });

  it('say sizes without a sign', () => {
    expect(sizeText(-0.021, -0.003, 'share')).toBe('0.3 to 2.1 points');
    expect(withinText(0.009, 'share')).toBe('±0.90 points');
  });

  it('are written as the language writes them', async () => {
    await speak('fr');
    expect(intervalText({ low: 0.003, high: 0.021, mean: 0.01 }, 'share', true)).toBe('+0,3 à +2,1 points');
    await speak('en');
  });
});
