/** The numbers of the rules that previews speak of: the rulebook's, or what the house has changed. */
import type { Rules } from '../contract';
import type { Character } from './state';

const NUMBERS = {
  'game.max_rounds': 12,
  'game.action_points': 3,
  'life.firefighter': 4,
  'life.soldier': 4,
  'life.detective': 4,
  'life.fighter': 3,
  'life.doctor': 3,
  'ability.gun_bonus': 1,
  'ability.damage_reduction': 1,
  'ability.cure_ap': 1,
  'ability.cure_damage': 1,
  'item.handgun.kills': 3,
  'item.handgun.range': 3,
  'item.shotgun.kills': 6,
  'item.first_aid_kit.heals': 3,
  'escape.vaccines_each': 1,
  'escape.secret_passage.room': 10,
  'escape.helicopter.room': 2,
  'escape.helicopter.flares_per_player': 1,
} as const;
export type RuleName = keyof typeof NUMBERS;

/** A number of the rules, as this table plays it. */
export function rule(rules: Rules, name: RuleName): number {
  const own = rules[name];
  return typeof own === 'number' ? own : NUMBERS[name];
}

export function lifeOf(rules: Rules, character: Character): number {
  return rule(rules, `life.${character}`);
}
