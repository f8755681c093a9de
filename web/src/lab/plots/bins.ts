/** Lengths counted into columns: how often each came, in one arm or two. */

export type Counted = readonly (readonly [value: number, times: number])[];
export interface Bins {
  /** The first length of each column, and how many lengths a column holds. */
  starts: number[];
  size: number;
  shares: Record<string, number[]>;
}
const MOST_COLUMNS = 32;

/** The value that so large a share of the games does not exceed: the last column holds the rest. */
export function mostOf(side: Counted, share = 0.995): number {
  const total = side.reduce((sum, [, n]) => sum + n, 0);
  let seen = 0;
  for (const [value, n] of [...side].sort((one, other) => one[0] - other[0])) {
    seen += n;
    if (seen >= share * total) return value;
  }
  return 0;
}

export function binned(sides: Readonly<Record<string, Counted>>): Bins {
  const all = Object.values(sides);
  const high = Math.max(...all.map((side) => mostOf(side)));
  const low = Math.min(...all.flatMap((side) => side.map(([value]) => value)));
  const size = Math.max(1, Math.ceil((high - low + 1) / MOST_COLUMNS));
  const columns = Math.floor((high - low) / size) + 1;
  const starts = Array.from({ length: columns }, (_, n) => low + n * size);
  const shares: Record<string, number[]> = {};
  for (const [name, side] of Object.entries(sides)) {
    const total = side.reduce((sum, [, n]) => sum + n, 0) || 1;
    const found = new Array<number>(columns).fill(0);
    for (const [value, n] of side) {
      const at = Math.floor((Math.min(value, high) - low) / size);
      found[at] = (found[at] ?? 0) + n / total;
    }
    shares[name] = found;
  }
  return { starts, size, shares };
}
