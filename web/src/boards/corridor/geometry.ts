/** Where the corridor is drawn: it runs to the right where there is width, and upward on a phone. */

export interface Point {
  x: number;
  y: number;
}
export interface Square {
  lane: number;
  rank: number;
}
export type Way = 'right' | 'up';

export const LANES = 4;
const SLANT = 16; // how far each lane to the left lies further along: the corridor is seen at a slight slant

interface Lay {
  /** Length of a rank and width of a lane. */
  along: number;
  across: number;
  /** The wall beside lane 1 and the one beside lane 4. */
  before: number;
  after: number;
}
const LAYS: Record<Way, Lay> = {
  right: { along: 104, across: 84, before: 74, after: 26 },
  up: { along: 76, across: 100, before: 18, after: 26 },
};

export function layOf(way: Way): Lay {
  return LAYS[way];
}

/** How many ranks the far lane lies further along than the near one: a window shows as many fewer whole ranks. */
export function leanOf(way: Way): number {
  return way === 'right' ? (LANES * SLANT) / LAYS.right.along : 0;
}

/** From wall to wall, walls included. */
export function breadth(way: Way): number {
  const { across, before, after } = LAYS[way];
  return before + LANES * across + after;
}

/** A point of the floor: `lane` from 0 (the left wall) to 4, `rank` as a distance along the corridor. */
export function spot(lane: number, rank: number, way: Way): Point {
  const { along, across, before } = LAYS[way];
  if (way === 'right') return { x: rank * along + (LANES - lane) * SLANT, y: before + lane * across };
  return { x: before + lane * across, y: -rank * along };
}

export function middleOf({ lane, rank }: Square, way: Way): Point {
  return spot(lane - 0.5, rank + 0.5, way);
}

/** The corners of a piece of floor, for a polygon. */
export function outline(lane: number, rank: number, lanes: number, ranks: number, way: Way, inset = 0): string {
  const { along, across } = LAYS[way];
  const [a, b] = [inset / across, inset / along];
  return [
    spot(lane + a, rank + b, way),
    spot(lane + lanes - a, rank + b, way),
    spot(lane + lanes - a, rank + ranks - b, way),
    spot(lane + a, rank + ranks - b, way),
  ]
    .map(({ x, y }) => `${round(x)},${round(y)}`)
    .join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function keyOf({ lane, rank }: Square): string {
  return `${lane}/${rank}`;
}

export function squareOf(key: string): Square {
  const [lane = 0, rank = 0] = key.split('/').map(Number);
  return { lane, rank };
}

export const DIRECTIONS = ['forward', 'back', 'left', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export function beside({ lane, rank }: Square, direction: Direction, steps = 1): Square {
  switch (direction) {
    case 'forward':
      return { lane, rank: rank + steps };
    case 'back':
      return { lane, rank: rank - steps };
    case 'left':
      return { lane: lane - steps, rank };
    case 'right':
      return { lane: lane + steps, rank };
  }
}

/** The direction in which one square lies right beside another. */
export function directionTo(from: Square, to: Square): Direction | null {
  return DIRECTIONS.find((direction) => keyOf(beside(from, direction)) === keyOf(to)) ?? null;
}

/** Small differences between slabs that stay as they are: a number from 0 to 1 for a square. */
export function grain(lane: number, rank: number): number {
  const mixed = Math.sin(lane * 127.1 + rank * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/**
 * Where a window of `view` ranks begins: it shows as many of `wanted` as it can, the first first, moves as little as
 * it must, and stays between `least` and `most` (the ranks drawn) where there is room.
 */
export function windowFor(wanted: readonly number[], view: number, now: number, least: number, most: number): number {
  let [low, high] = [-Infinity, Infinity];
  for (const rank of wanted) {
    const [from, to] = [Math.max(low, rank + 1 - view), Math.min(high, rank)];
    if (from <= to) [low, high] = [from, to];
  }
  const start = Math.min(Math.max(now, low), high);
  return Math.max(least, Math.min(start, Math.max(least, most - view)));
}
