/** A position of The Corridor as RULES.md describes it, key by key, as far as one player may know it. */

export const KINDS = ['push', 'trip', 'jump', 'distract', 'attract'] as const;
export type Kind = (typeof KINDS)[number];
export type Hand = Record<Kind, number>;
export type Counts = Record<'1' | '2' | '3' | '4', number>;

export interface Pawn {
  lane: number;
  rank: number;
  tripped: boolean;
}

export interface State {
  phase: 'placing' | 'turn' | 'discarding' | 'voting' | 'over';
  turn: number | null;
  points: number;
  round: number;
  horde: number;
  pawns: (Pawn | null)[];
  hands: (Hand | null)[];
  hand_sizes: number[];
  /** Known to nobody, but in a replay with all cards open. */
  action_deck: Hand | null;
  action_deck_size: number;
  action_discard: Hand;
  distracts: number;
  attracts: number;
  zombie_deck: Counts;
  zombie_discard: Counts;
  first_rank: number;
  corridor: string[];
  /** Rank by rank from `first_rank` on, lane 1 first: '.' floor, '#' an obstacle, 'o' a gap. */
  floor: string[];
  owed: 'nothing' | 'end_of_turn' | 'debt';
  corridor_deck: string[];
  corridor_used: string[];
  depletions: number;
  votes: (number | 'abstain' | null)[];
  loser: number | null;
  end_reason: string | null;
}

/** The numbers of rules.toml that the board speaks of; a table may have changed them. */
export interface Prices {
  points: number;
  move: number;
  draw: number;
  card: number;
  getUp: number;
  handLimit: number;
  bonus: number;
}

function number(rules: Record<string, unknown>, key: string, otherwise: number): number {
  const given = rules[key];
  return typeof given === 'number' ? given : otherwise;
}

export function pricesOf(rules: Record<string, unknown>): Prices {
  return {
    points: number(rules, 'turn.action_points', 4),
    move: number(rules, 'turn.cost_move', 1),
    draw: number(rules, 'turn.cost_draw', 1),
    card: number(rules, 'turn.cost_card', 1),
    getUp: number(rules, 'turn.cost_get_up', 1),
    handLimit: number(rules, 'turn.hand_limit', 5),
    bonus: number(rules, 'corridor.bonus_per_depletion', 1),
  };
}

/** How many ranks a pawn is ahead of the horde. */
export function marginOf(state: State, player: number): number | null {
  const pawn = state.pawns[player];
  return pawn ? pawn.rank - state.horde : null;
}

/** The first rank beyond the table. */
export function endOf(state: State): number {
  return state.first_rank + state.floor.length;
}
