/** Numbers as people read them: shares in per cent, changes of shares in points, as many digits as are known. */
import { has, language, t } from '../lib/language.svelte';
import { isKnown, type Found } from './report';

export function isShare(unit: string): boolean {
  return unit === 'share' || unit === 'percent';
}

export function scaleOf(unit: string): number {
  return isShare(unit) ? 100 : 1;
}

/** Decimals that say something about a number known within such a width: two digits of the width. */
export function digits(width: number, scale = 1): number {
  if (!Number.isFinite(width) || width <= 0) return 1;
  return Math.min(Math.max(1 - Math.floor(Math.log10(width * scale)), 0), 3);
}

/** A number with a real minus, and a plus where a change is meant. */
export function plain(value: number, decimals: number, isChange = false): string {
  const text = new Intl.NumberFormat(language.current, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: isChange ? 'exceptZero' : 'negative',
  }).format(value);
  return text.replace('-', '−');
}

/** What stands behind a number. */
export function unitText(unit: string, isChange = false): string {
  if (isShare(unit)) return isChange ? t('answer-points') : '%';
  return has(`lab-unit-${unit}`) ? t(`lab-unit-${unit}`) : unit;
}

/** "38.1 to 42.0 %", "+0.3 to +2.1 points". */
export function intervalText(found: Found | null | undefined, unit: string, isChange = false): string {
  if (!isKnown(found)) return t('answer-unknown');
  const scale = scaleOf(unit);
  const decimals = digits(found.high - found.low, scale);
  return t('answer-interval', {
    low: plain(found.low * scale, decimals, isChange),
    high: plain(found.high * scale, decimals, isChange),
    unit: unitText(unit, isChange),
  });
}

/** What was seen: "40.2 %". */
export function valueText(found: Found | null | undefined, unit: string): string {
  if (!isKnown(found)) return '–';
  const scale = scaleOf(unit);
  const value = plain(found.mean * scale, digits(found.high - found.low, scale));
  return isShare(unit) ? t('answer-percent', { value }) : value;
}

/** How large a change is, without its sign: "0.3 to 2.1 points". */
export function sizeText(low: number, high: number, unit: string): string {
  const scale = scaleOf(unit);
  const [small = 0, large = 0] = [Math.abs(low) * scale, Math.abs(high) * scale].sort((one, other) => one - other);
  const decimals = digits(large - small);
  return t('answer-interval', {
    low: plain(small, decimals),
    high: plain(large, decimals),
    unit: unitText(unit, true),
  });
}

/** A bound on both sides: "±1.2 points". */
export function withinText(bound: number, unit: string): string {
  const scale = scaleOf(unit);
  return t('answer-give-or-take', { n: plain(bound * scale, digits(bound, scale)), unit: unitText(unit, true) });
}

export function count(n: number): string {
  return new Intl.NumberFormat(language.current).format(n);
}
