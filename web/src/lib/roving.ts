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

/** The index of the place that lies next in a direction: near ahead, and more so straight ahead; -1 if there is none. */
export function nextPlace(from: Place, places: readonly Place[], key: string): number {
  const step = DIRECTIONS[key];
  if (!step) return -1;
  let best = -1;
  let least = Infinity;
  places.forEach((place, index) => {
    const dx = place.x - from.x;
    const dy = place.y - from.y;
    const ahead = dx * step.x + dy * step.y;
    const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    if (ahead <= 1) return;
    const cost = ahead + 3 * aside;
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}

function middle(element: Element): Place {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** An action for the group's element: arrow keys walk between its [data-rove] elements, which share one tab stop. */
export function roving(group: HTMLElement | SVGElement): { destroy: () => void } {
  const members = () => [...group.querySelectorAll<HTMLElement | SVGElement>('[data-rove]')];

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
    const next = others[nextPlace(middle(here), others.map(middle), key)];
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
