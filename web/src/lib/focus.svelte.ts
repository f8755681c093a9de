/** Who plays by keyboard keeps a place: when the focused element goes away with a step, the focus stays in the group. */

/** To be called while a component is set up; `on` reads what a step changes. */
export function keepFocus(group: () => HTMLElement | undefined, on: () => unknown): void {
  let had = false;
  $effect.pre(() => {
    on();
    had = !!group()?.contains(document.activeElement);
  });
  $effect(() => {
    on();
    if (!had || document.activeElement !== document.body) return;
    group()?.querySelector<HTMLElement | SVGElement>('[data-rove][tabindex="0"]')?.focus();
  });
}
