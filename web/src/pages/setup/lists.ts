/** Rules whose value is a list: what kind of list it is, and what a tap or a typed number makes of it. */
import type { ListRule, Mark } from '../../boards/lists';
import type { RuleKey } from '../../messages';

/** What the game's board says of a list; else numbers side by side, or words as they are typed. */
export type ListShape = ListRule | { kind: 'numbers' } | { kind: 'text' };

export function shapeOf(lists: readonly ListRule[], { key, default: usual }: RuleKey): ListShape | null {
  if (!Array.isArray(usual)) return null;
  const found = lists.find(({ keys }) => keys.test(key));
  return found ?? { kind: usual.every((item) => typeof item === 'number') ? 'numbers' : 'text' };
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

/** The piece after a tap on one of its squares: each mark becomes the next, the last the first. */
export function drawn(rows: readonly string[], row: number, column: number, marks: readonly Mark[]): string[] {
  return rows.map((line, n) => {
    if (n !== row) return line;
    const now = marks.findIndex(({ mark }) => mark === line[column]);
    const next = marks[(now + 1) % marks.length]?.mark ?? '';
    return line.slice(0, column) + next + line.slice(column + 1);
  });
}
