/** Who plays by keyboard keeps a place: when what was focused goes away, the focus goes to what can be done next. */

const NEXT = [
  'main [role="alertdialog"] button',
  'main .board [data-rove][tabindex="0"]',
  'main [data-rove][tabindex="0"]',
  'main .choices button:not(:disabled)',
  'main a[href], main button:not(:disabled)',
];

function isGone(element: Element): boolean {
  return !element.isConnected || !element.checkVisibility() || element.matches(':disabled');
}

/** An action for the whole of a page: a click takes the place away, since a pointer needs none. */
export function keepsPlace(root: HTMLElement): { destroy: () => void } {
  let last: Element | null = null;
  const look = () => {
    const focused = document.activeElement;
    if (!last || (focused && focused !== document.body) || !isGone(last)) return;
    const next = NEXT.map((selector) => root.querySelector<HTMLElement | SVGElement>(selector)).find(Boolean);
    next?.focus({ preventScroll: true });
  };
  const focused = (event: FocusEvent) => (last = event.target as Element);
  const pointed = () => (last = null);
  const watch = new MutationObserver(look);
  watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'class'] });
  root.addEventListener('focusin', focused);
  root.addEventListener('pointerdown', pointed);
  return {
    destroy: () => {
      watch.disconnect();
      root.removeEventListener('focusin', focused);
      root.removeEventListener('pointerdown', pointed);
    },
  };
}
