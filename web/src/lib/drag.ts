/** Dragging as an addition to clicking: what is held follows the pointer, and is dropped on what lies below it. */

export interface Point {
  x: number;
  y: number;
}

export interface Drag {
  /** Whether a drag may begin at what was pressed; it does so when the pointer has gone a little way. */
  begin: (pressed: Element) => boolean;
  /** A selector of what things are dropped on; the one below the pointer is marked with `data-held-over`. */
  spots: string;
  /** Held here, over this spot. */
  over?: (spot: Element | null, at: Point) => void;
  drop: (spot: Element | null) => void;
  /** After a drop, and when it is given up: with Escape, or because the browser needs the finger itself. */
  end?: () => void;
  /** A picture of the element follows the pointer; otherwise the board draws what is held. */
  picture?: boolean;
}

export const MOVED = 10; // px: what has moved less is a click

/** A small copy of an element, carried at the point where it was taken: nothing to press, to find or to hear. */
function pictureOf(node: Element, taken: Point): HTMLElement {
  const box = node.getBoundingClientRect();
  const copy = node.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['id', 'data-move', 'data-rove', 'tabindex', 'aria-label']) one.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  copy.classList.add('held-picture');
  Object.assign(copy.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, margin: '0' });
  copy.style.transformOrigin = `${taken.x - box.left}px ${taken.y - box.top}px`;
  document.body.append(copy);
  return copy;
}

/** An action: while something of this element is held, a finger does not scroll the page with it. */
export function holdsFinger(
  node: HTMLElement | SVGElement,
  isHeld: () => boolean,
): { update: (next: () => boolean) => void; destroy: () => void } {
  let asked = isHeld;
  const stay = (event: Event) => {
    if (event.cancelable && asked()) event.preventDefault();
  };
  node.addEventListener('touchmove', stay, { passive: false });
  return {
    update: (next) => (asked = next),
    destroy: () => node.removeEventListener('touchmove', stay),
  };
}

/** An action: the element can be dragged. */
export function draggable(
  node: HTMLElement | SVGElement,
  options: Drag,
): { update: (next: Drag) => void; destroy: () => void } {
  let drag = options;
  let start: (Point & { id: number }) | null = null;
  let isFar = false;
  let picture: HTMLElement | null = null;
  let marked: Element | null = null;

  const spotAt = ({ x, y }: Point) => document.elementFromPoint(x, y)?.closest(drag.spots) ?? null;
  const mark = (spot: Element | null) => {
    if (spot === marked) return;
    marked?.removeAttribute('data-held-over');
    spot?.setAttribute('data-held-over', '');
    marked = spot;
  };
  const down = (event: PointerEvent) => {
    if (event.button > 0 || start || !drag.begin(event.target as Element)) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
  };
  const lift = (event: PointerEvent) => {
    isFar = true;
    node.setPointerCapture(event.pointerId);
    if (drag.picture && start) picture = pictureOf(node, start);
    addEventListener('keydown', escape, true);
  };
  const move = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return;
    const at = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [at.x - start.x, at.y - start.y];
    if (!isFar && Math.hypot(dx, dy) < MOVED) return;
    if (!isFar) lift(event);
    if (picture) picture.style.transform = `translate(${dx}px, ${dy}px) scale(0.6) rotate(2deg)`;
    mark(spotAt(at));
    drag.over?.(marked, at);
  };
  const up = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return;
    const wasFar = isFar;
    const spot = spotAt({ x: event.clientX, y: event.clientY });
    finish();
    if (!wasFar) return;
    // The click that follows a drag is none.
    node.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener('click', swallow, true));
    drag.drop(spot);
  };
  const finish = () => {
    const wasFar = isFar;
    [start, isFar] = [null, false];
    picture?.remove();
    picture = null;
    mark(null);
    removeEventListener('keydown', escape, true);
    if (wasFar) drag.end?.();
  };
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') finish();
  };
  // Pictures and links have a dragging of their own, which would end this one.
  const native = (event: Event) => event.preventDefault();

  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: finish, dragstart: native };
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener as EventListener);
  // Cards lie in a row that a finger may scroll: their style says which way that is.
  const finger = holdsFinger(node, () => start !== null && !drag.picture);
  return {
    update: (next) => (drag = next),
    destroy() {
      finish();
      finger.destroy();
      for (const [name, listener] of Object.entries(listeners))
        node.removeEventListener(name, listener as EventListener);
    },
  };
}
