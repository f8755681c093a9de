/** Views in the order they came, each shown as long as its motion takes; whoever will not wait jumps to the newest. */

export interface Shown<T> {
  item: T;
  lasts: number;
}

export class Playback<T> {
  private queue: Shown<T>[] = [];
  private isBusy = false;
  private turn = 0; // a wait that began before a jump is not waited for any more

  constructor(
    private readonly show: (item: T) => void,
    private readonly told: (behind: number) => void = () => undefined,
    private readonly wait: (ms: number, then: () => void) => void = (ms, then) => void setTimeout(then, ms),
  ) {}

  /** Show an item now, or after those that are still in motion. */
  add(item: T, lasts: number): void {
    this.queue.push({ item, lasts });
    if (!this.isBusy) this.next();
    this.told(this.queue.length);
  }

  /** Leave the motion out and show the newest item. */
  jump(): void {
    this.turn += 1;
    const newest = this.queue.at(-1);
    this.queue = [];
    this.isBusy = false;
    if (newest) this.show(newest.item);
    this.told(0);
  }

  private next(): void {
    const shown = this.queue.shift();
    this.isBusy = !!shown;
    this.told(this.queue.length);
    if (!shown) return;
    this.show(shown.item);
    const turn = this.turn;
    if (shown.lasts <= 0) this.next();
    else this.wait(shown.lasts, () => turn === this.turn && this.next());
  }
}
