/** A position of Corner Rush as RULES.md describes it, key by key, as far as one player may know it. */

export interface Blocker {
  square: string;
  player: number;
  number: number | null;
  face_up: boolean;
}

export interface State {
  phase: 'turn' | 'step' | 'null' | 'place' | 'over';
  turn: number;
  turns: number;
  die: number | null;
  steps: number;
  trail: string[];
  pawns: string[];
  blockers: Blocker[];
  /** What is in each bag, or how many tokens where the viewer may not know. */
  bags: (number[] | number)[];
  held: number | null;
  unseen: number[][];
  order: string[][];
  winner: number | null;
  end: string | null;
}

/** What rules.toml fixes before the game; a table may have changed it. */
export interface Setup {
  starts: string[];
  goals: string[];
  holes: string[];
  die: number[];
  pawnsBlock: boolean;
  mayRevisit: boolean;
  winOnAnyMove: boolean;
}

const SEATS: Record<string, { start: string; goal: string }> = {
  south_west: { start: 'a1', goal: 'e5' },
  north_west: { start: 'a5', goal: 'e1' },
  north_east: { start: 'e5', goal: 'a1' },
  south_east: { start: 'e1', goal: 'a5' },
};
const TAKEN: Record<number, string[]> = {
  2: ['south_west', 'north_east'],
  3: ['south_west', 'north_west', 'north_east'],
  4: ['south_west', 'north_west', 'north_east', 'south_east'],
};

export function setupOf(players: number, rules: Record<string, unknown>): Setup {
  const given = <T>(key: string, otherwise: T): T => (key in rules ? (rules[key] as T) : otherwise);
  const seats = given(`seats.${players}`, TAKEN[players] ?? []);
  const corner = (seat: string, what: 'start' | 'goal') => given(`seat.${seat}.${what}`, SEATS[seat]?.[what] ?? 'a1');
  return {
    starts: seats.map((seat) => corner(seat, 'start')),
    goals: seats.map((seat) => corner(seat, 'goal')),
    holes: given('board.holes', ['c3']),
    die: given('die.values', [0, 2, 3, 4, 5, 6]),
    pawnsBlock: given('rules.pawns_block', false),
    mayRevisit: given('rules.revisit', true),
    winOnAnyMove: given('rules.win_on_any_move', true),
  };
}

export function tokensIn(bag: number[] | number | undefined): number {
  return typeof bag === 'number' ? bag : (bag?.length ?? 0);
}

export function blockerAt(state: State, square: string): Blocker | null {
  return state.blockers.find((blocker) => blocker.square === square) ?? null;
}
