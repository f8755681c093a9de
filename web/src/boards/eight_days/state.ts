/** A position of Eight Days as RULES.md describes it, key by key. Everything is open. */
export type Counts = Readonly<Record<string, number>>;
export type Phase =
  | 'prepare'
  | 'explore'
  | 'encounter'
  | 'trader'
  | 'pay'
  | 'combat'
  | 'pack'
  | 'limit'
  | 'trade'
  | 'build'
  | 'answer'
  | 'over';

export interface Person {
  health: number;
  hunger: number;
  place: string;
  cards: Counts;
  arrows: number;
  bullets: number;
  idle: boolean;
}

export interface Hostile {
  kind: 'zombie' | 'npc';
  health: number;
  loot: number;
  place: string;
  initiator: number;
}

export interface State {
  day: number;
  first: number;
  turn: number | null;
  decider: number | null;
  phase: Phase;
  players: readonly Person[];
  map: Readonly<Record<string, string>>;
  storms: readonly string[];
  hostile: Hostile | null;
  dusk: readonly string[];
  prepared: number;
  paid: number;
  trades: number;
  partner: number | null;
  proposal: { offer: Counts; request: Counts };
  tile_stack: Counts;
  event_deck: Counts;
  event_discard: Counts;
  resource_deck: Counts;
  resource_discard: Counts;
  weapon_deck: Counts;
  weapon_discard: Counts;
  supply: Counts;
  end_reason: string | null;
}

export const CARDS = [
  'food',
  'wood',
  'scrap',
  'cloth',
  'bandage',
  'backpack',
  'knife',
  'torch',
  'spear',
  'axe',
  'bow',
  'pistol',
  'revolver',
  'sniper',
  'assault',
] as const;
export const RECIPES = ['bandage', 'backpack', 'arrows', 'bullets', 'torch', 'knife', 'spear', 'axe', 'bow'] as const;
export const WEAPONS = ['knife', 'torch', 'spear', 'axe', 'bow', 'pistol', 'revolver', 'sniper', 'assault'] as const;
export type Recipe = (typeof RECIPES)[number];
export type Weapon = (typeof WEAPONS)[number] | 'unarmed';

/** What somebody holds, cards before pieces, in the order of the rules. */
export function holdings(person: Person): [item: string, n: number][] {
  const cards = CARDS.map((card): [string, number] => [card, person.cards[card] ?? 0]);
  const pieces: [string, number][] = [
    ['arrow', person.arrows],
    ['bullet', person.bullets],
  ];
  return [...cards, ...pieces].filter(([, n]) => n > 0);
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, n) => sum + n, 0);
}
