/** Which puzzles this browser has solved, and on which days the daily one: kept here, without an account. */

const KEY = 'tablewright.puzzles';
const MOST_DAYS = 400;

export interface Solved {
  /** The numbers of the solved puzzles of each game. */
  games: Record<string, number[]>;
  /** The days whose puzzle was solved, "2026-11-18", in their order. */
  days: string[];
}

function read(): Solved {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Solved>;
    return { games: kept.games ?? {}, days: kept.days ?? [] };
  } catch {
    return { games: {}, days: [] }; // private windows may have no storage, and what others wrote there may be rubbish
  }
}

const solved = $state<{ current: Solved }>({ current: read() });

export function solvedOf(game: string): readonly number[] {
  return solved.current.games[game] ?? [];
}

export function solvedDays(): readonly string[] {
  return solved.current.days;
}

/** Keep that a puzzle was solved; with a day where it was the daily one. */
export function keep(game: string, number: number, day = ''): void {
  solved.current = withSolved(solved.current, game, number, day);
  try {
    localStorage.setItem(KEY, JSON.stringify(solved.current));
  } catch {
    // Without storage it is known until the page is closed.
  }
}

export function withSolved({ games, days }: Solved, game: string, number: number, day: string): Solved {
  const numbers = [...new Set([...(games[game] ?? []), number])];
  const known = day ? [...new Set([...days, day])].sort().slice(-MOST_DAYS) : days;
  return { games: { ...games, [game]: numbers }, days: known };
}

/** A day of the browser's own calendar as the server names it. */
export function dayOf(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** How many days in a row, up to today; a streak that can still be kept today counts up to yesterday. */
export function streak(days: readonly string[], today: Date): number {
  const known = new Set(days);
  const day = new Date(today.getFullYear(), today.getMonth(), today.getDate());
  if (!known.has(dayOf(day))) day.setDate(day.getDate() - 1);
  let count = 0;
  for (; known.has(dayOf(day)); day.setDate(day.getDate() - 1)) count += 1;
  return count;
}
