/** The map: a hexagon of 37 spaces, a1 to g4, rows from the north, d4 in the centre. */

export const WAYS = ['e', 'se', 'sw', 'w', 'nw', 'ne'] as const;
export type Way = (typeof WAYS)[number];
const STEPS: Record<Way, readonly [number, number]> = {
  e: [1, 0],
  se: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [0, -1],
  ne: [1, -1],
};
export const RADIUS = 3;
/** From the middle of a hex to its corners. */
export const SIZE = 50;
export const WIDTH = Math.sqrt(3) * SIZE;

interface Axial {
  q: number;
  r: number;
}

function onMap({ q, r }: Axial): boolean {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= RADIUS;
}

function firstOf(r: number): number {
  return Math.max(-RADIUS, -RADIUS - r);
}

function nameAt({ q, r }: Axial): string {
  return `${String.fromCharCode(97 + r + RADIUS)}${q - firstOf(r) + 1}`;
}

function axialOf(place: string): Axial {
  const r = place.charCodeAt(0) - 97 - RADIUS;
  return { q: firstOf(r) + Number(place.slice(1)) - 1, r };
}

/** All spaces in reading order. */
export const PLACES: readonly string[] = Array.from({ length: 2 * RADIUS + 1 }, (_, row) => row - RADIUS).flatMap((r) =>
  Array.from({ length: 2 * RADIUS + 1 - Math.abs(r) }, (_, n) => nameAt({ q: firstOf(r) + n, r })),
);

/** The middle of a space; the centre of the map is 0, 0. */
export function middleOf(place: string): { x: number; y: number } {
  const { q, r } = axialOf(place);
  return { x: WIDTH * (q + r / 2), y: 1.5 * SIZE * r };
}

/** The space one step away, null where the map ends. */
export function stepFrom(place: string, way: Way): string | null {
  const { q, r } = axialOf(place);
  const [dq, dr] = STEPS[way];
  const next = { q: q + dq, r: r + dr };
  return onMap(next) ? nameAt(next) : null;
}

/** The way from a space to its neighbour, null for any other space. */
export function wayTo(from: string, to: string): Way | null {
  return WAYS.find((way) => stepFrom(from, way) === to) ?? null;
}

/** The corners of a hex around 0, 0, a point up. */
export function outline(size: number): string {
  const corners = Array.from({ length: 6 }, (_, n) => (Math.PI / 3) * n - Math.PI / 2);
  return corners.map((a) => `${(size * Math.cos(a)).toFixed(2)},${(size * Math.sin(a)).toFixed(2)}`).join(' ');
}

/** Where the n-th of several pieces stands within a hex. */
export function standing(n: number, of: number): { x: number; y: number } {
  if (of === 1) return { x: 0, y: 16 };
  const gap = of > 3 ? 17 : 22;
  const row = of > 3 && n >= 3 ? 1 : 0;
  const inRow = of > 3 ? (row ? of - 3 : 3) : of;
  return { x: ((row ? n - 3 : n) - (inRow - 1) / 2) * gap, y: (of > 3 ? 6 : 14) + row * 20 };
}
