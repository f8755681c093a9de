/** Arrow keys inside a group that is one tab stop: elements with `data-rove` are walked by where they are drawn. */

interface Place {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, Place> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const NEAR = 1.25; // what lies at most so much further away than the nearest is as near as that
const CONE = Math.tan(Math.PI / 3) + 0.01;

/**
 * The index of the place that lies next in a direction, -1 if there is none: the nearest one ahead, and of several about
 * as near the straightest. So a row of hexes is entered at a slant and none is skipped; which of the two that lie below
 * a hex is said by `column`, where the walk up or down began.
 */
export function nextPlace(from: Place, places: readonly Place[], key: string, column = from.x): number {
  const step = DIRECTIONS[key];
  if (!step) return -1;
  const ahead = places.flatMap(({ x, y }, index) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const forward = dx * step.x + dy * step.y;
    const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    const one = { index, aside, far: Math.hypot(dx, dy), off: Math.abs(x - column), faced: aside <= CONE * forward };
    return forward > 1 ? [one] : [];
  });
  const faced = ahead.some((one) => one.faced) ? ahead.filter((one) => one.faced) : ahead;
  const nearest = Math.min(...faced.map((one) => one.far));
  const near = faced.filter((one) => one.far <= NEAR * nearest);
  near.sort((a, b) => Math.round(a.aside) - Math.round(b.aside) || a.off - b.off);
  return near[0]?.index ?? -1;
}

function middle(element: Element): Place {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** An action for the group's element: arrow keys walk between its [data-rove] elements, which share one tab stop. */
export function roving(group: HTMLElement | SVGElement): { destroy: () => void } {
  const members = () => [...group.querySelectorAll<HTMLElement | SVGElement>('[data-rove]')];
  let column: number | null = null;

  const enter = (chosen: Element) => {
    for (const member of members()) member.setAttribute('tabindex', member === chosen ? '0' : '-1');
  };
  const settle = () => {
    const all = members();
    if (all.length && !all.some((member) => member.getAttribute('tabindex') === '0')) enter(all[0] as Element);
  };
  const onKey = (event: Event) => {
    const { key } = event as KeyboardEvent;
    const here = (event.target as Element).closest('[data-rove]');
    if (!(key in DIRECTIONS) || !here) return;
    const others = members().filter((member) => member !== here);
    column = key === 'ArrowUp' || key === 'ArrowDown' ? (column ?? middle(here).x) : null;
    const next = others[nextPlace(middle(here), others.map(middle), key, column ?? undefined)];
    event.preventDefault();
    if (!next) return;
    enter(next);
    next.focus();
  };
  const onFocus = (event: Event) => {
    const here = (event.target as Element).closest('[data-rove]');
    if (here) enter(here);
  };

  const watcher = new MutationObserver(settle);
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener('keydown', onKey);
  group.addEventListener('focusin', onFocus);
  settle();
  return {
    destroy() {
      watcher.disconnect();
      group.removeEventListener('keydown', onKey);
      group.removeEventListener('focusin', onFocus);
    },
  };
}
