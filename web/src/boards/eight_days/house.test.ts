import { describe, expect, it } from 'vitest';
import { armOf, bandOf, costOf, dusks, handOf, hungerPain, killingFaces, piecesOf, rule } from './house';
import type { Person, Weapon } from './state';

const person: Person = { health: 10, hunger: 1, place: 'd4', cards: {}, arrows: 0, bullets: 0, idle: false };

describe('weapons', () => {
  it('have the mean damages of the rulebook', () => {
    const means: [Weapon, number][] = [
      ['unarmed', 2.9],
      ['knife', 3.4],
      ['torch', 2.9],
      ['spear', 4.1],
      ['axe', 4.1],
      ['bow', 4.4],
      ['pistol', 4.4],
      ['revolver', 4.7],
      ['sniper', 5.3],
      ['assault', 4.8],
    ];
    for (const [weapon, mean] of means) {
      const arm = armOf({}, weapon);
      const faces = Array.from({ length: 10 }, (_, n) => arm.damage[bandOf(arm, n + 1)] ?? 0);
      expect(faces.reduce((sum, one) => sum + one, 0) / 10, weapon).toBeCloseTo(mean);
    }
  });

  it('kill with the faces that do enough', () => {
    expect(killingFaces(armOf({}, 'axe'), 5)).toBe(7);
    expect(killingFaces(armOf({}, 'axe'), 8)).toBe(2);
    expect(killingFaces(armOf({}, 'axe'), 9)).toBe(0);
  });
});

describe('house rules', () => {
  it('change what is shown', () => {
    expect(rule({}, 'trader.price')).toBe(3);
    expect(rule({ 'trader.price': 2 }, 'trader.price')).toBe(2);
    expect(costOf({}, 'backpack')).toEqual([
      ['scrap', 1],
      ['cloth', 2],
    ]);
    expect(costOf({ 'recipe.bandage.cost.cloth': 1 }, 'bandage')).toEqual([['cloth', 1]]);
    expect(piecesOf({ 'recipe.arrows.pieces': 6 }, 'arrows')).toBe(6);
    expect(armOf({ 'weapon.knife.damage': [0, 1, 2] }, 'knife').damage).toEqual([0, 1, 2]);
    expect(dusks({ 'dusk.days': [1, 3, 0, 0] })).toEqual([1, 3]);
  });
});

describe('a person', () => {
  it('carries six cards, eight with a backpack that does not count', () => {
    expect(handOf({}, { ...person, cards: { food: 2, wood: 1 } })).toEqual({ cards: 3, limit: 6 });
    expect(handOf({}, { ...person, cards: { food: 2, backpack: 2 } })).toEqual({ cards: 3, limit: 8 });
    const counted = { 'game.backpack_counts': true };
    expect(handOf(counted, { ...person, cards: { backpack: 1 } })).toEqual({ cards: 1, limit: 8 });
  });

  it('pays with health for the hunger tokens that are missing', () => {
    expect(hungerPain({}, person, 1)).toBe(0);
    expect(hungerPain({}, { ...person, hunger: 0 }, 1)).toBe(1);
    expect(hungerPain({ 'game.starve_damage': 3 }, { ...person, hunger: 0 }, 2)).toBe(6);
  });
});
