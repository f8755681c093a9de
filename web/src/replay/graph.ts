/** Numbers by player and position as lines of a graph, in a box of 100 by 100 with y downwards. */

export interface Point {
  x: number;
  y: number;
}

/** Where a position lies from left to right. */
export function across(ply: number, plies: number): number {
  return plies > 0 ? (100 * ply) / plies : 0;
}

/** Where a number lies from the top down. */
export function down(value: number, most: number): number {
  return 100 - (100 * value) / (most || 1);
}

/** One player's line as the `d` of a path; it is broken where there is no number. */
export function pathOf(
  rows: readonly (readonly (number | null)[])[],
  player: number,
  plies: number,
  most: number,
): string {
  let isDrawing = false;
  const parts = rows.map((row, ply) => {
    const value = row[player];
    if (value === null || value === undefined) return ((isDrawing = false), '');
    const verb = isDrawing ? 'L' : 'M';
    isDrawing = true;
    return `${verb}${round(across(ply, plies))} ${round(down(value, most))}`;
  });
  return parts.join('');
}

/** The largest number of all. */
export function mostOf(rows: readonly (readonly (number | null)[])[]): number {
  return Math.max(0, ...rows.flatMap((row) => row.map((value) => value ?? 0)));
}

function round(value: number): number {
  return Math.round(100 * value) / 100;
}
