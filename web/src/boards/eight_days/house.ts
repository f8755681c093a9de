/** The numbers of the rules that the board speaks of: the rulebook's, or what the house has changed. */
import type { Rules } from '../contract';
import { total, type Person, type Recipe, type Weapon } from './state';

const NUMBERS = {
  'game.days': 8,
  'game.health_cap': 10,
  'game.hunger_cap': 3,
  'game.starve_damage': 1,
  'game.hand_limit': 6,
  'game.backpack_bonus': 2,
  'game.trades_per_turn': 3,
  'game.trade_max_cards': 3,
  'dice.run_success_min': 5,
  'dice.flee_success_min': 5,
  'dice.strike_hit_min': 4,
  'price.move': 1,
  'price.run': 1,
  'price.flee': 1,
  'price.storm': 1,
  'consumable.food': 3,
  'consumable.bandage': 3,
  'trader.price': 3,
  'hostile.health.zombie': 10,
  'hostile.health.npc': 10,
  'hostile.damage.zombie': 2,
  'hostile.damage.npc': 4,
  'tiles.number.house': 1,
  'tiles.number.factory': 2,
  'tiles.number.store': 2,
  'tiles.number.road': 0,
  'tiles.number.building': 1,
  'tiles.number.nothing': 0,
  'tiles.start_number': 0,
} as const;
type RuleName = keyof typeof NUMBERS;

const COSTS: Record<Recipe, Readonly<Record<string, number>>> = {
  bandage: { cloth: 2 },
  backpack: { scrap: 1, cloth: 2 },
  arrows: { wood: 1, scrap: 1 },
  bullets: { scrap: 2 },
  torch: { wood: 1, cloth: 1 },
  knife: { scrap: 1, cloth: 1 },
  spear: { wood: 2, scrap: 1 },
  axe: { wood: 1, scrap: 2 },
  bow: { wood: 2, cloth: 1 },
};
const PIECES: Partial<Record<Recipe, number>> = { arrows: 4, bullets: 3, bow: 3 };

/** The highest face of each band (miss, hit, critical) and the damage in it. */
export interface Arm {
  bands: readonly number[];
  damage: readonly number[];
  ammo: 'arrow' | 'bullet' | null;
}
const CLOSE = [3, 8, 10];
const FAR = [4, 9, 10];
const ARMS: Record<Weapon, Arm> = {
  unarmed: { bands: FAR, damage: [0, 4, 9], ammo: null },
  knife: { bands: CLOSE, damage: [0, 4, 7], ammo: null },
  torch: { bands: CLOSE, damage: [0, 3, 7], ammo: null },
  spear: { bands: CLOSE, damage: [0, 5, 8], ammo: null },
  axe: { bands: CLOSE, damage: [0, 5, 8], ammo: null },
  bow: { bands: FAR, damage: [1, 6, 10], ammo: 'arrow' },
  pistol: { bands: FAR, damage: [3, 5, 7], ammo: 'bullet' },
  revolver: { bands: FAR, damage: [4, 5, 6], ammo: 'bullet' },
  sniper: { bands: FAR, damage: [4, 6, 7], ammo: 'bullet' },
  assault: { bands: FAR, damage: [2, 6, 10], ammo: 'bullet' },
};
const RAW = ['food', 'wood', 'scrap', 'cloth'];

/** A number of the rules, as this table plays it. */
export function rule(rules: Rules, name: RuleName): number {
  const own = rules[name];
  return typeof own === 'number' ? own : NUMBERS[name];
}

export function dusks(rules: Rules): number[] {
  const own = rules['dusk.days'];
  return Array.isArray(own) ? own.filter((day): day is number => typeof day === 'number' && day > 0) : [2, 4, 6];
}

export function costOf(rules: Rules, recipe: Recipe): [card: string, n: number][] {
  return RAW.map((card): [string, number] => {
    const own = rules[`recipe.${recipe}.cost.${card}`];
    return [card, typeof own === 'number' ? own : (COSTS[recipe][card] ?? 0)];
  }).filter(([, n]) => n > 0);
}

export function piecesOf(rules: Rules, recipe: Recipe): number {
  const own = rules[`recipe.${recipe}.pieces`];
  return typeof own === 'number' ? own : (PIECES[recipe] ?? 0);
}

export function armOf(rules: Rules, weapon: Weapon): Arm {
  const numbers = (name: string, otherwise: readonly number[]) => {
    const own = rules[`weapon.${weapon}.${name}`];
    return Array.isArray(own) ? (own as number[]) : otherwise;
  };
  const { bands, damage, ammo } = ARMS[weapon];
  return { bands: numbers('bands', bands), damage: numbers('damage', damage), ammo };
}

/** The band of a face of the die: 0 miss, 1 hit, 2 critical. */
export function bandOf(arm: Arm, face: number): number {
  return arm.bands.findIndex((highest) => face <= highest);
}

/** The chance, in tenths, that one attack leaves a hostile with so much health dead. */
export function killingFaces(arm: Arm, health: number): number {
  return Array.from({ length: 10 }, (_, n) => n + 1).filter((face) => (arm.damage[bandOf(arm, face)] ?? 0) >= health)
    .length;
}

/** Cards that count against the limit, and the limit; the worn backpack does not count. */
export function handOf(rules: Rules, person: Person): { cards: number; limit: number } {
  const worn = (person.cards['backpack'] ?? 0) > 0;
  const isFree = worn && rules['game.backpack_counts'] !== true;
  const limit = rule(rules, 'game.hand_limit') + (worn ? rule(rules, 'game.backpack_bonus') : 0);
  return { cards: total(person.cards) - (isFree ? 1 : 0), limit };
}

/** The health that a price in hunger would cost. */
export function hungerPain(rules: Rules, person: Person, price: number): number {
  return Math.max(0, price - person.hunger) * rule(rules, 'game.starve_damage');
}
