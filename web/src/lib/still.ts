/** Whether somebody wants no motion: then nothing is staged either. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
