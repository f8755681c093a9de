/** Clocks in figures. */

/** What is left of a clock that came `since`, and runs or not. */
export function leftNow(left: number, isRunning: boolean, since: number, now: number): number {
  return Math.max(0, isRunning ? left - Math.max(0, now - since) : left);
}

/** 9:05, 1:02:03 from an hour on, tenths in the last ten seconds. */
export function clockFace(ms: number): string {
  if (ms < 10_000) return `0:0${(Math.floor(ms / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
