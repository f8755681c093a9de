/** Which pages of the first-game coach somebody has done in each game, kept by this browser. */
import type { CoachStep } from '../boards/contract';

const KEPT = 'tablewright.coach';
/** Own moves that were on none of the pages left, after which these can be turned: chance may never bring them. */
export const PATIENCE = 4;

function read(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, string[]>;
  } catch {
    return {};
  }
}

/** The keys of the pages that are done. */
export function coached(game: string): readonly string[] {
  const done = read()[game];
  return Array.isArray(done) ? done : [];
}

export function keepCoached(game: string, done: readonly string[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...read(), [game]: done }));
  } catch {
    // Without storage the coach begins anew each time.
  }
}

/** Whether what a page speaks of can be done now. */
export function isOffered(page: CoachStep, moves: readonly string[]): boolean {
  return moves.some((move) => page.done(move));
}

/** The pages that a lesson waits for; the others are told when they come up. */
export function lessons(pages: readonly CoachStep[]): CoachStep[] {
  return pages.filter((page) => !page.when);
}

/** The page to show: one that has just come up or can be done now, else the one shown, else the first that is left. */
export function nextPage(
  pages: readonly CoachStep[],
  done: readonly string[],
  moves: readonly string[],
  shown = '',
  isUp: (page: CoachStep) => boolean = () => false,
): CoachStep | undefined {
  const left = pages.filter((page) => !done.includes(page.key));
  const waited = lessons(left);
  const told = moves.length ? left.find((page) => page.when && isUp(page)) : undefined;
  return (
    told ??
    waited.find((page) => isOffered(page, moves)) ??
    waited.find((page) => page.key === shown) ??
    (left.find((page) => page.key === shown && isUp(page)) || waited[0])
  );
}
