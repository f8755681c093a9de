/** A position of Zombie Tower 3D as RULES.md describes it, key by key; what the viewer may not know is null. */
export type Character = 'firefighter' | 'soldier' | 'detective' | 'fighter' | 'doctor';
export type Floor = '3F' | '2F' | '1F';
export type Counts = Readonly<Record<string, number>>;
export type Phase = 'main' | 'target' | 'looking' | 'saving' | 'leaving' | 'choosing';

export const FLOORS: readonly Floor[] = ['3F', '2F', '1F'];
export const CHARACTERS: readonly Character[] = ['firefighter', 'soldier', 'detective', 'fighter', 'doctor'];

export interface Deck {
  left: number;
  back: 'plain' | 'danger' | null;
  returned: boolean;
  top: string | null;
  announced: Counts;
  cards: Counts | null;
}

export interface Slit {
  wall: number;
  floor: Floor;
  cards: readonly { item: string | null; from: number }[];
}

/** What everybody knows of a player. */
export interface Person {
  character: Character | null;
  points: number;
  found: Counts;
  n_rubble: number;
  n_fires: number;
}

/** A play space with its sheet and hand. */
export interface Space extends Person {
  room: number;
  icon: number;
  last_flip: number;
  damage: number;
  saved: number;
  zombies: Counts;
  survivors: Counts;
  rubble: readonly number[];
  fire: readonly number[];
  barricades: readonly number[];
  searched: readonly number[];
  pile: readonly number[];
  objectives: readonly string[];
  hand: Counts;
}

export interface State {
  round: number;
  turn: number | null;
  marker: number;
  end_reason: string | null;
  fallen: number | null;
  phase: Phase;
  ap: number;
  overcharged: boolean;
  steps: number;
  using: string | null;
  looking: Floor | null;
  decks: Record<Floor, Deck>;
  discard: Counts;
  slits: readonly Slit[];
  players: readonly (Person & { [K in keyof Omit<Space, keyof Person>]: Space[K] | null })[];
}

/** The play space of a player, if this view may look into it. */
export function spaceOf(state: State, player: number): Space | null {
  const one = state.players[player];
  return one && one.room !== null ? (one as Space) : null;
}

/** How many of a thing there are. */
export function count(counts: Counts, key: string | number): number {
  return counts[String(key)] ?? 0;
}
