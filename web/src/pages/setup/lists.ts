/** Rules whose value is a list: what kind of list it is, and what a tap or a typed number makes of it. */
import type { RuleKey } from '../../messages';

/** Numbers side by side; things with how many of each; squares of a board; places in an order; squares of a piece. */
export type ListKind = 'numbers' | 'counts' | 'squares' | 'order' | 'drawing' | 'text';

const KINDS: readonly [RegExp, ListKind][] = [
  [/^corridor_card\.\w+\.rows$/, 'drawing'],
  [/^corridor\.(default_cards|optional_cards_by_players\.\d)$/, 'counts'],
  [/^board\.holes$/, 'squares'],
  [/^seats\.\d$/, 'order'],
];

export function listKind({ key, default: usual }: RuleKey): ListKind | null {
  if (!Array.isArray(usual)) return null;
  const found = KINDS.find(([pattern]) => pattern.test(key))?.[1];
  return found ?? (usual.every((item) => typeof item === 'number') ? 'numbers' : 'text');
}

/** The words that a list of names may have: those of the lists beside it, and the pieces that have rules of their own. */
export function wordsFor(keys: readonly RuleKey[], { key }: RuleKey): string[] {
  const group = key.split('.')[0] ?? '';
  const pieces = keys.flatMap((one) => one.key.match(new RegExp(`^${group}_card\\.(\\w+)\\.rows$`))?.[1] ?? []);
  const beside = keys.filter((one) => one.key.startsWith(`${group}.`) && Array.isArray(one.default));
  return [...new Set([...pieces, ...beside.flatMap((one) => one.default as string[])])];
}

export function countOf(list: readonly unknown[], word: string): number {
  return list.filter((item) => item === word).length;
}

/** The list with so many of a word, in the order of `words`. */
export function withCount(list: readonly unknown[], words: readonly string[], word: string, n: number): string[] {
  return words.flatMap((one) => Array<string>(one === word ? n : countOf(list, one)).fill(one));
}

export function withItem<T>(list: readonly T[], at: number, item: T): T[] {
  return list.map((one, n) => (n === at ? item : one));
}

/** A square more or less, by name. */
export function toggled(list: readonly string[], square: string): string[] {
  return list.includes(square) ? list.filter((one) => one !== square) : [...list, square].sort();
}

/** The squares of a board of five by five as it is drawn: the fifth row on top. */
export const SQUARES: readonly string[] = [5, 4, 3, 2, 1].flatMap((row) => [...'abcde'].map((column) => column + row));

/** Floor, obstacle, gap. */
export const MARKS = ['.', '#', 'o'] as const;

export function markIn(mark: string | undefined): 'floor' | 'obstacle' | 'gap' {
  return mark === '#' ? 'obstacle' : mark === 'o' ? 'gap' : 'floor';
}

/** The piece after a tap on one of its squares: floor becomes an obstacle, that a gap, that floor. */
export function drawn(rows: readonly string[], row: number, lane: number): string[] {
  return rows.map((marks, n) => {
    if (n !== row) return marks;
    const next = MARKS[(MARKS.indexOf(marks[lane] as (typeof MARKS)[number]) + 1) % MARKS.length] ?? '.';
    return marks.slice(0, lane) + next + marks.slice(lane + 1);
  });
}
