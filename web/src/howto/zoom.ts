/** What a picture shows of a board: where the named parts are, and how far to go near. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const ROOM = 28; // px around what is shown
const NEAREST = 1.7; // no part is blown up beyond this

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
