/** Where things are on the board, and how far a pawn has to walk. No legality: the server lists the moves. */

export const SIZE = 9;
export const SQUARE = 60;
export const GROOVE = 14;
export const PITCH = SQUARE + GROOVE;
export const BOARD = SIZE * SQUARE + (SIZE - 1) * GROOVE;

/** Column and row from 0, a1 at the lower left as player 0 sees it. */
export interface Square {
  x: number;
  y: number;
}

export interface Fence extends Square {
  upright: boolean;
}

export function squareOf(name: string): Square {
  return { x: name.charCodeAt(0) - 97, y: Number(name[1]) - 1 };
}

export function nameOf({ x, y }: Square): string {
  return `${String.fromCharCode(97 + x)}${y + 1}`;
}

export function isFence(move: string): boolean {
  return /^[a-h][1-8][hv]$/.test(move);
}

export function isSquare(move: string): boolean {
  return /^[a-i][1-9]$/.test(move);
}

export function fenceOf(name: string): Fence {
  return { ...squareOf(name), upright: name.endsWith('v') };
}

export function fenceName(fence: Fence): string {
  return nameOf(fence) + (fence.upright ? 'v' : 'h');
}

/** A wall between a square and the next one to the right or upwards. */
function walls(fences: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const { x, y, upright } of fences.map(fenceOf)) {
    if (upright) found.add(`${x},${y}>`).add(`${x},${y + 1}>`);
    else found.add(`${x},${y}^`).add(`${x + 1},${y}^`);
  }
  return found;
}

/** The side that a player starts from: 0 bottom, 1 left, 2 top, 3 right. */
export function sideOf(player: number, players: number): number {
  return players === 2 ? player * 2 : player;
}

function isGoal({ x, y }: Square, side: number): boolean {
  return [y === SIZE - 1, x === SIZE - 1, y === 0, x === 0][side] ?? false;
}

function neighbours({ x, y }: Square, closed: Set<string>): Square[] {
  const found: Square[] = [];
  if (x + 1 < SIZE && !closed.has(`${x},${y}>`)) found.push({ x: x + 1, y });
  if (x > 0 && !closed.has(`${x - 1},${y}>`)) found.push({ x: x - 1, y });
  if (y + 1 < SIZE && !closed.has(`${x},${y}^`)) found.push({ x, y: y + 1 });
  if (y > 0 && !closed.has(`${x},${y - 1}^`)) found.push({ x, y: y - 1 });
  return found;
}

/** A shortest way to the goal line past the fences, pawns not counted; empty when there is none. */
export function wayToGoal(start: string, side: number, fences: readonly string[]): Square[] {
  const closed = walls(fences);
  const from = new Map<string, Square | null>([[start, null]]);
  const queue = [squareOf(start)];
  for (const here of queue) {
    if (isGoal(here, side)) {
      const way: Square[] = [];
      for (let at: Square | null = here; at; at = from.get(nameOf(at)) ?? null) way.unshift(at);
      return way;
    }
    for (const next of neighbours(here, closed)) {
      if (from.has(nameOf(next))) continue;
      from.set(nameOf(next), here);
      queue.push(next);
    }
  }
  return [];
}

/** How many steps each player has to the goal line; null where the way is shut or the player is gone. */
export function stepsToGo(pawns: readonly (string | null)[], fences: readonly string[]): (number | null)[] {
  return pawns.map((pawn, player) => {
    const way = pawn ? wayToGoal(pawn, sideOf(player, pawns.length), fences) : [];
    return way.length ? way.length - 1 : null;
  });
}

/** The players whose last way to the goal line a fence would close. */
export function shutOut(pawns: readonly (string | null)[], fences: readonly string[], fence: string): number[] {
  const steps = stepsToGo(pawns, [...fences, fence]);
  return steps.flatMap((found, player) => (found === null && pawns[player] ? [player] : []));
}

export interface Point {
  x: number;
  y: number;
}

/** Turn the board by quarters, so that a side lies at the bottom. */
export function turned({ x, y }: Point, side: number): Point {
  if (side === 1) return { x: y, y: BOARD - x };
  if (side === 2) return { x: BOARD - x, y: BOARD - y };
  if (side === 3) return { x: BOARD - y, y: x };
  return { x, y };
}

/** The inverse of `turned`. */
export function turnedBack(point: Point, side: number): Point {
  return turned(point, (4 - side) % 4);
}

/** The middle of a square, as player 0 sees the board; y grows downwards. */
export function middleOf({ x, y }: Square): Point {
  return { x: x * PITCH + SQUARE / 2, y: (SIZE - 1 - y) * PITCH + SQUARE / 2 };
}

/** The middle of a fence. */
export function middleOfFence({ x, y }: Square): Point {
  return { x: (x + 1) * PITCH - GROOVE / 2, y: (SIZE - 1 - y) * PITCH - GROOVE / 2 };
}

/** What lies under a point of the unturned board: a square, a groove (then a fence), or nothing. */
export function under(point: Point, reach: number): { square?: Square; fence?: Fence } {
  const inside = point.x >= 0 && point.y >= 0 && point.x <= BOARD && point.y <= BOARD;
  if (!inside) return {};
  const grooveX = Math.round((point.x + GROOVE / 2) / PITCH) - 1;
  const grooveY = SIZE - 1 - Math.round((point.y + GROOVE / 2) / PITCH);
  const toX = Math.abs(point.x - ((grooveX + 1) * PITCH - GROOVE / 2));
  const toY = Math.abs(point.y - ((SIZE - 1 - grooveY) * PITCH - GROOVE / 2));
  const inX = grooveX >= 0 && grooveX < SIZE - 1 && toX <= reach;
  const inY = grooveY >= 0 && grooveY < SIZE - 1 && toY <= reach;
  if (inX && (!inY || toX <= toY)) return { fence: nearestFence(point, true) };
  if (inY) return { fence: nearestFence(point, false) };
  return { square: squareUnder(point) };
}

function squareUnder(point: Point): Square {
  const cell = (value: number) => Math.max(0, Math.min(SIZE - 1, Math.floor((value + GROOVE / 2) / PITCH)));
  return { x: cell(point.x), y: SIZE - 1 - cell(point.y) };
}

/** The fence, of this direction, whose middle lies nearest to a point. */
export function nearestFence(point: Point, upright: boolean): Fence {
  const slot = (value: number) => Math.max(0, Math.min(SIZE - 2, Math.round((value + GROOVE / 2) / PITCH) - 1));
  return { x: slot(point.x), y: SIZE - 2 - slot(point.y), upright };
}

/** Whether two squares are neighbours with no fence between them. */
export function isBeside(from: string, to: string, fences: readonly string[]): boolean {
  return neighbours(squareOf(from), walls(fences)).some((square) => nameOf(square) === to);
}

const SIDES = ['up', 'right', 'down', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** The sides of a square that a fence closes, as the board lies with this side at the bottom. */
export function fencedSides(square: string, fences: readonly string[], bottom: number): Side[] {
  const { x, y } = squareOf(square);
  const closed = walls(fences);
  const sides = { up: `${x},${y}^`, right: `${x},${y}>`, down: `${x},${y - 1}^`, left: `${x - 1},${y}>` } as const;
  const seen = SIDES.filter((side) => closed.has(sides[side]));
  return seen.map((side) => SIDES[(SIDES.indexOf(side) - bottom + 4) % 4] ?? side);
}
