/** An answer that is followed while games run: what is known, and whether the line to the server holds. */
import * as lab from './api';
import type { LabState, Wish } from './api';
import type { Report } from './report';

const AGAIN = 2_000; // ms, until a line that was cut is tried again

export class Following {
  state = $state.raw<LabState | null>(null);
  report = $state.raw<Report | null>(null);
  asks = $state.raw<Wish | null>(null);
  command = $state('');
  isCut = $state(false);
  private source: EventSource | null = null;
  private timer = 0;
  private isClosed = false;

  constructor(readonly id: string) {}

  /** What there is now, and then what comes. */
  async begin(): Promise<void> {
    const found = await lab.answer(this.id);
    [this.asks, this.command] = [found.asks, found.command];
    this.take(found.state);
    if (found.report) this.report = found.report;
    if (!this.isAtRest) this.listen();
  }

  get isAtRest(): boolean {
    return !!this.state && this.state.phase !== 'running' && this.state.phase !== 'waiting';
  }

  /** A state that the server told; an older one that comes late changes nothing. */
  take(state: LabState): void {
    if (this.state && state.version < this.state.version) return;
    this.state = state;
  }

  listen(): void {
    if (this.source || this.isClosed) return;
    const source = new EventSource(lab.eventsAddress(this.id));
    this.source = source;
    source.addEventListener('open', () => (this.isCut = false));
    source.addEventListener('state', (event) => {
      this.isCut = false;
      this.take(JSON.parse((event as MessageEvent<string>).data) as LabState);
    });
    source.addEventListener('report', (event) => {
      this.report = JSON.parse((event as MessageEvent<string>).data) as Report;
    });
    source.addEventListener('end', () => this.hush());
    source.addEventListener('error', () => this.lost(source));
  }

  /** The browser tries a cut line again by itself, but not after an answer that was no stream. */
  private lost(source: EventSource): void {
    if (this.source !== source || this.isClosed) return;
    this.isCut = true;
    if (source.readyState !== EventSource.CLOSED) return;
    this.hush();
    this.timer = window.setTimeout(() => this.listen(), AGAIN);
  }

  private hush(): void {
    this.source?.close();
    this.source = null;
  }

  async stop(): Promise<void> {
    this.take(await lab.stop(this.id));
  }

  async pause(): Promise<void> {
    this.take(await lab.pause(this.id));
  }

  async goOn(seconds: number): Promise<void> {
    this.take(await lab.goOn(this.id, seconds));
    this.hush();
    this.listen();
  }

  close(): void {
    this.isClosed = true;
    window.clearTimeout(this.timer);
    this.hush();
  }
}
