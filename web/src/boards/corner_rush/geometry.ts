/** The five by five squares: names, places on the drawing, and ways. Drawn with the viewer's corner at the bottom left. */

export interface Point {
  x: number;
  y: number;
}

export const SIZE = 5;
export const PITCH = 100;
export const BOARD = SIZE * PITCH;
export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS: Record<Direction, [number, number]> = { up: [0, 1], right: [1, 0], down: [0, -1], left: [-1, 0] };

export const SQUARES: readonly string[] = Array.from({ length: SIZE * SIZE }, (_, n) =>
  nameOf(n % SIZE, SIZE - 1 - Math.floor(n / SIZE)),
);

export function nameOf(column: number, row: number): string {
  return String.fromCharCode(97 + column) + String(row + 1);
}

function cellOf(square: string): [number, number] {
  return [square.charCodeAt(0) - 97, Number(square[1]) - 1];
}

export function isSquare(word: string | undefined): boolean {
  return !!word && /^[a-e][1-5]$/.test(word);
}

/** The square next to another, or null beyond the edge. */
export function beside(square: string, direction: Direction): string | null {
  const [column, row] = cellOf(square);
  const [dx, dy] = STEPS[direction];
  const next = nameOf(column + dx, row + dy);
  return isSquare(next) ? next : null;
}

export function directionTo(from: string, to: string): Direction | null {
  return DIRECTIONS.find((direction) => beside(from, direction) === to) ?? null;
}

export function neighbours(square: string): string[] {
  return DIRECTIONS.flatMap((direction) => beside(square, direction) ?? []);
}

/** How often the board is turned by a quarter so that a start corner lies at the bottom left. */
export function quarterOf(start: string): number {
  const [column, row] = cellOf(start);
  const isRight = column > (SIZE - 1) / 2;
  const isTop = row > (SIZE - 1) / 2;
  if (isTop) return isRight ? 2 : 1;
  return isRight ? 3 : 0;
}

/** The middle of a square on the drawing. */
export function middleOf(square: string, quarter: number): Point {
  const [column, row] = cellOf(square);
  let [x, y] = [column - (SIZE - 1) / 2, (SIZE - 1) / 2 - row];
  for (let n = 0; n < quarter; n += 1) [x, y] = [y, -x];
  return { x: BOARD / 2 + x * PITCH, y: BOARD / 2 + y * PITCH };
}

/** The shortest way over squares that are not closed, both ends included; [] if there is none. */
export function wayTo(from: string, goal: string, isClosed: (square: string) => boolean): string[] {
  const before = new Map<string, string | null>([[from, null]]);
  const queue = [from];
  for (let here = queue.shift(); here !== undefined && here !== goal; here = queue.shift())
    for (const next of neighbours(here))
      if (!before.has(next) && !isClosed(next)) {
        before.set(next, here);
        queue.push(next);
      }
  const way: string[] = [];
  for (let at: string | null | undefined = before.has(goal) ? goal : null; at; at = before.get(at)) way.unshift(at);
  return way;
}

/**
 * The walks of exactly `steps` steps by where they end, each the one that turns back least; one that meets `goal` ends
 * there. A walk is the squares stepped onto.
 */
export function walksFrom(
  from: string,
  steps: number,
  goal: string,
  isClosed: (square: string) => boolean,
  trail: readonly string[] | null,
): Map<string, string[]> {
  const best = new Map<string, string[]>();
  const keep = (walk: string[]) => {
    const end = walk.at(-1) ?? from;
    const known = best.get(end);
    const isBetter = !known || walk.length < known.length || variety(walk, from) > variety(known, from);
    if (walk.length && isBetter) best.set(end, walk);
  };
  const go = (here: string, walk: string[]) => {
    if (walk.length === steps || (walk.length > 0 && here === goal)) return keep(walk);
    for (const next of neighbours(here))
      if (!isClosed(next) && !(trail && (trail.includes(next) || walk.includes(next)))) go(next, [...walk, next]);
  };
  go(from, []);
  return best;
}

function variety(walk: readonly string[], from: string): number {
  return new Set([...walk, from]).size - walk.length;
}
