/** The review of a finished game as it fills in: asked for once, then looked at until it is whole. */
import * as api from '../lib/api';
import { whyNot } from '../lib/sentences';
import type { Decision, Review, ReviewState } from '../messages';
import { isStop } from './words';

const AGAIN = 1000; // ms between two looks

type Wait = (ms: number, then: () => void) => void;

export class Reviewing {
  status = $state<ReviewState['status']>('none');
  progress = $state(0);
  review = $state.raw<Review | null>(null);
  trouble = $state('');

  readonly isWorking = $derived(this.status === 'queued' || this.status === 'running');
  private readonly byPly = $derived(new Map((this.review?.decisions ?? []).map((one) => [one.ply, one])));
  /** The decisions worth stopping at, in the order of the game. */
  readonly stops = $derived((this.review?.decisions ?? []).filter((one) => isStop(one.mark)).map((one) => one.ply));

  private isLeft = false;

  constructor(
    readonly table: string,
    private readonly wait: Wait = (ms, then) => void setTimeout(then, ms),
  ) {}

  /** The decision that was taken in a position, as soon as it has been looked at. */
  at(ply: number): Decision | undefined {
    return this.byPly.get(ply);
  }

  /** Begin it, or see how far it is if somebody has. */
  start = (): Promise<void> => this.ask(api.beginReview);

  /** See whether there is one; begins nothing, and says nothing where there is none. */
  async look(): Promise<void> {
    await this.ask(api.review);
    if (this.status === 'failed' && !this.review) [this.status, this.trouble] = ['none', ''];
  }

  leave(): void {
    this.isLeft = true;
  }

  private async ask(question: (table: string) => Promise<ReviewState>): Promise<void> {
    try {
      this.take(await question(this.table));
    } catch (error) {
      this.status = 'failed';
      this.trouble = error instanceof Error ? error.message : String(error);
    }
  }

  private take({ status, progress, problem, review }: ReviewState): void {
    [this.status, this.progress] = [status, progress];
    this.review = review ?? this.review;
    this.trouble = problem ? whyNot(problem) : '';
    if (this.isWorking) this.wait(AGAIN, () => this.isLeft || void this.ask(api.review));
  }
}
