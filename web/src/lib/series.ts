/** A series of games at one table after the other: short games are played as best of three. */

/** What is offered where a table is set up. */
export const SERIES = [1, 3, 5] as const;

/** How many games a series has: as chosen, else as the game is usually played; 0: games stand for themselves. */
export function lengthOfSeries(chosen: number | undefined, usual: number | undefined): number {
  const games = chosen ?? usual ?? 0;
  return games > 1 ? games : 0;
}

/** Games won by seat, this one's winners included. */
export function scored(before: readonly number[] | undefined, seats: number, winners: readonly number[]): number[] {
  return Array.from({ length: seats }, (_, seat) => (before?.[seat] ?? 0) + (winners.includes(seat) ? 1 : 0));
}

/** The seat that nobody can catch up with any more; -1: it is still open. */
export function wonBy(score: readonly number[], bestOf: number): number {
  return score.findIndex((games) => games * 2 > bestOf);
}

/** What a rematch begins with: the score of a series that is open, nothing after one that was won. */
export function carried(score: readonly number[], bestOf: number): number[] {
  return wonBy(score, bestOf) < 0 ? [...score] : [];
}
