/** How far somebody has come with the first-game coach of each game, kept by this browser. */

const KEPT = 'tablewright.coach';

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function write(game: string, step: number): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...read(), [game]: step }));
  } catch {
    // Without storage the coach begins anew each time.
  }
}

export function coachedTo(game: string): number {
  return read()[game] ?? 0;
}

export function coachDone(game: string, step: number): void {
  write(game, step + 1);
}

export function finishCoach(game: string, steps: number): void {
  write(game, steps);
}
