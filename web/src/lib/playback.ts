/** Views in the order they came, each shown as long as its motion takes; whoever falls behind jumps to the newest. */

export const FURTHEST_BEHIND = 1_500;

export interface Shown<T> {
  item: T;
  lasts: number;
}

export class Playback<T> {
  private queue: Shown<T>[] = [];
  private busy = false;

  constructor(
    private readonly show: (item: T) => void,
    private readonly wait: (ms: number, then: () => void) => void = (ms, then) => void setTimeout(then, ms),
  ) {}

  /** Show an item now, or after those that are still in motion. */
  add(item: T, lasts: number): void {
    this.queue.push({ item, lasts });
    const behind = this.queue.slice(0, -1).reduce((sum, one) => sum + one.lasts, 0);
    if (behind > FURTHEST_BEHIND) this.queue = this.queue.slice(-1);
    if (!this.busy) this.next();
  }

  /** Leave the motion out and show the newest item. */
  jump(): void {
    this.queue = this.queue.slice(-1);
    if (this.queue.length) this.next();
  }

  private next(): void {
    const shown = this.queue.shift();
    if (!shown) {
      this.busy = false;
      return;
    }
    this.busy = true;
    this.show(shown.item);
    this.wait(shown.lasts, () => this.next());
  }
}
