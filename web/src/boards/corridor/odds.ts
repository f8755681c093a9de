/** What the horde may do next, as everybody can count it from the open zombie cards. */
import type { State } from './state';

export interface Outcome {
  move: number;
  chance: number;
}

/** The next move of the horde with its chances, shortest first; `more` attracts (or, below 0, distracts) on top. */
export function nextMove(state: State, bonus: number, more = 0): Outcome[] {
  const left = sum(state.zombie_deck) ? state.zombie_deck : state.zombie_discard; // COR-A32
  const all = sum(left);
  const change = state.attracts - state.distracts + bonus * state.depletions + more;
  const chances = new Map<number, number>();
  for (const [number, cards] of Object.entries(left)) {
    const move = Math.max(0, Number(number) + change);
    if (cards) chances.set(move, (chances.get(move) ?? 0) + cards / all);
  }
  return [...chances].map(([move, chance]) => ({ move, chance })).sort((a, b) => a.move - b.move);
}

/** How likely the horde's next move brings it to a rank or beyond. */
export function risk(state: State, bonus: number, rank: number, more = 0): number {
  const reached = nextMove(state, bonus, more).filter(({ move }) => state.horde + move >= rank);
  return Math.min(
    1,
    reached.reduce((chance, one) => chance + one.chance, 0),
  );
}

export function percent(chance: number): number {
  return Math.round(chance * 100);
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((all, one) => all + one, 0);
}
