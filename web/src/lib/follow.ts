/** A list that grows at its end and is read there. */
import { tick } from 'svelte';

const NEAR = 60; // px: who is nearer to the end than this reads along

/**
 * An action: the list stays at its end, also when its box changes or comes into sight, unless somebody has scrolled up
 * to read. `length` is but what tells it that there is more.
 */
export function followsEnd(
  list: HTMLElement,
  length: number,
): { update: (length: number) => void; destroy: () => void } {
  let isReadAlong = true;
  let before = length;
  const toEnd = () => {
    if (isReadAlong) list.scrollTop = list.scrollHeight;
  };
  const scrolled = () => {
    if (list.clientHeight) isReadAlong = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  };
  const watch = new ResizeObserver(toEnd);
  watch.observe(list);
  list.addEventListener('scroll', scrolled);
  return {
    update: (now) => {
      if (now !== before) void tick().then(toEnd);
      before = now;
    },
    destroy: () => {
      watch.disconnect();
      list.removeEventListener('scroll', scrolled);
    },
  };
}
