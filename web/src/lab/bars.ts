/** Rows of a report as the lines of a picture and the lines of a table. */
import { t } from '../lib/language.svelte';
import { intervalText, plain, valueText } from './amounts';
import type { Bar } from './plots/Intervals.svelte';
import { isKnown, type Row, type Strength } from './report';
import { botWord, rowKey, shortTitle, titleOfNumber, upper } from './words';
import { TONES } from './verdict';

export function readingWord(reading: Row['reading']): string {
  return t(`reading-${TONES[reading ?? '']}`);
}

/** The change of a number at every strength. */
export function changeBars(rows: readonly [bot: string, row: Row][]): Bar[] {
  return rows.flatMap(([bot, { difference, unit, reading }]) =>
    isKnown(difference)
      ? [
          {
            key: bot,
            label: upper(botWord(bot)),
            found: difference,
            tone: TONES[reading ?? ''],
            text: intervalText(difference, unit, true),
          },
        ]
      : [],
  );
}

/** Rows in A, and in B right below it. */
export function bothBars(game: string, rows: readonly Row[]): Bar[] {
  return rows.flatMap((row) => {
    const { a, b, unit } = row;
    if (!isKnown(a) || (a.mean === 0 && (!isKnown(b) || b.mean === 0))) return []; // what never came is in the table
    const first: Bar = {
      key: `${rowKey(row)}a`,
      label: shortTitle(game, row),
      found: a,
      tone: 'a',
      text: isKnown(b) ? '' : intervalText(a, unit),
    };
    return isKnown(b) ? [first, { key: `${rowKey(row)}b`, label: '', found: b, tone: 'b', text: '' }] : [first];
  });
}

/** All that is said of numbers, as a table; with the change where there are two arms. */
export function numberTable(game: string, rows: readonly Row[]): { head: string[]; rows: string[][]; tones: string[] } {
  const hasChange = rows.some((row) => row.difference);
  if (!hasChange)
    return {
      head: [t('col-number'), t('col-seen'), t('col-one-interval')],
      rows: rows.map((row) => [numberTitle(game, row), valueText(row.a, row.unit), intervalText(row.a, row.unit)]),
      tones: [],
    };
  return {
    head: [t('col-number'), 'A', 'B', t('col-change')],
    rows: rows.map((row) => [
      numberTitle(game, row),
      intervalText(row.a, row.unit),
      intervalText(row.b, row.unit),
      intervalText(row.difference, row.unit, true),
    ]),
    tones: rows.map((row) => (row.primary || row.changed ? TONES[toneReading(row)] : 'open')),
  };
}

/** Numbers that changed: what was seen in A and B, and the change with its interval. */
export function changedTable(
  game: string,
  rows: readonly Row[],
): { head: string[]; rows: string[][]; tones: string[] } {
  return {
    head: [t('col-number'), 'A', 'B', t('col-change')],
    rows: rows.map((row) => [
      numberTitle(game, row),
      valueText(row.a, row.unit),
      valueText(row.b, row.unit),
      intervalText(row.difference, row.unit, true),
    ]),
    tones: rows.map((row) => TONES[toneReading(row)]),
  };
}

function toneReading({ primary, reading, difference }: Row): Exclude<Row['reading'], undefined> {
  if (primary) return reading ?? '';
  return (difference?.mean ?? 0) > 0 ? 'more' : 'less';
}

function numberTitle(game: string, row: Row): string {
  const title = upper(titleOfNumber(game, row));
  const cap = row.counted_up_to;
  return cap === null || cap === undefined ? title : t('counted-up-to', { title, n: plain(cap, cap % 1 ? 1 : 0) });
}

export function ofGroup(strength: Strength, group: string): Row[] {
  return strength.metrics.filter((row) => row.group === group && !row.point);
}
