/** How a challenge may go. */
import type { Blocker, State } from './state';

export interface Odds {
  /** The chance to win. */
  chance: number;
  /** Steps won on average, over all rolls. */
  steps: number;
  /** The numbers that the blocker may have. */
  numbers: number[];
}

/** Against a number that is seen, or any of those its owner may have laid: a fair guess, not more. */
export function oddsAgainst(blocker: Blocker, state: State, die: readonly number[]): Odds {
  const maybe = blocker.number !== null ? [blocker.number] : (state.unseen[blocker.player] ?? []);
  const rolls = maybe.flatMap((number) => die.map((face) => face - number));
  const won = rolls.filter((over) => over >= 0);
  const all = Math.max(1, rolls.length);
  return {
    chance: won.length / all,
    steps: won.reduce((sum, over) => sum + over, 0) / all,
    numbers: [...new Set(maybe)].sort((a, b) => a - b),
  };
}
