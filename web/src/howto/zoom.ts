/** What a picture shows of a board: where the named parts are, and how far to go near. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const ROOM = 28; // px around what is shown
const NEAREST = 1.7; // no part is blown up beyond this
export const PIN = 30; // px across: a numbered mark in a picture

/** The parts of a board that a CSS selector names and that can be seen, relative to it, at the size it was laid out. */
export function boxesOf(world: HTMLElement, selector: string): Box[] {
  const own = world.getBoundingClientRect();
  const scale = own.width / world.offsetWidth || 1;
  return [...world.querySelectorAll(selector)]
    .map((part) => part.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0)
    .map((box) => ({
      left: (box.left - own.left) / scale,
      top: (box.top - own.top) / scale,
      width: box.width / scale,
      height: box.height / scale,
    }));
}

export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** How a world is moved and scaled so that a part of it fills a frame, without a gap at the frame's edges. */
export function fitted(part: Box, world: Box, frame: { width: number; height: number }): Box & { scale: number } {
  const scale = Math.min(frame.width / (part.width + 2 * ROOM), frame.height / (part.height + 2 * ROOM), NEAREST);
  const place = (middle: number, whole: number, room: number) => {
    const free = room - whole * scale;
    return free >= 0 ? free / 2 : Math.min(0, Math.max(free, room / 2 - middle * scale));
  };
  const left = place(part.left + part.width / 2, world.width, frame.width);
  const top = place(part.top + part.height / 2, world.height, frame.height);
  return { left, top, width: part.width, height: part.height, scale };
}

export interface Point {
  x: number;
  y: number;
}

/** Where a mark is put for each box: at a corner, so that what it names is seen, and upon no other mark. */
export function pinned(boxes: readonly (Box | null)[], frame: { width: number; height: number }): (Point | null)[] {
  const taken: Point[] = [];
  return boxes.map((box) => {
    if (!box) return null;
    const places = placesOf(box).map(({ x, y }) => ({ x: within(x, frame.width), y: within(y, frame.height) }));
    const isFree = (one: Point) => taken.every((other) => Math.hypot(one.x - other.x, one.y - other.y) >= PIN);
    const found = places.find(isFree) ?? places[0] ?? { x: 0, y: 0 };
    taken.push(found);
    return found;
  });
}

function placesOf({ left, top, width, height }: Box): Point[] {
  const middle = { x: left + width / 2, y: top + height / 2 };
  const aside = Math.max(0, (PIN - Math.min(width, height)) / 2); // what is smaller than a mark is not hidden by it
  const sides = [left - aside, left + width + aside];
  const ends = [top - aside, top + height + aside];
  return [...ends.flatMap((y) => sides.map((x) => ({ x, y }))), middle];
}

function within(at: number, room: number): number {
  return Math.min(Math.max(at, PIN / 2), Math.max(PIN / 2, room - PIN / 2));
}
