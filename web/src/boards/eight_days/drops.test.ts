import { describe, expect, it } from 'vitest';
import { dropped, pressed } from './drops';
import type { Phase, State } from './state';

function at(phase: Phase, more: Partial<State> = {}): State {
  const person = { health: 9, hunger: 2, place: 'd4', cards: {}, arrows: 0, bullets: 0, idle: false };
  return { phase, decider: 0, players: [person, person], hostile: null, ...more } as unknown as State;
}
const drop = (card: string, spot: string, state: State, me = 0) => dropped(card, spot, state, me, {});

describe('a card that is dropped', () => {
  it('is eaten or put on where you stand, and made into what it is needed for', () => {
    expect(drop('food', 'self', at('prepare'))).toBe('eat');
    expect(drop('bandage', 'place d4', at('prepare'))).toBe('bandage');
    expect(drop('food', 'place e4', at('prepare'))).toBeNull();
    expect(drop('wood', 'recipe bow', at('prepare'))).toBe('craft bow');
    expect(drop('scrap', 'recipe bow', at('prepare'))).toBeNull();
    expect(dropped('scrap', 'recipe bow', at('prepare'), 0, { 'recipe.bow.cost.scrap': 1 })).toBe('craft bow');
  });

  it('is paid, thrown away, offered', () => {
    expect(drop('cloth', 'trader', at('pay'))).toBe('pay cloth');
    expect(drop('cloth', 'place a1', at('limit'))).toBe('discard cloth');
    expect(drop('cloth', 'tray offer', at('build'))).toBe('offer cloth');
    expect(drop('cloth', 'tray request', at('build'))).toBeNull();
  });

  it('strikes, if it is a weapon', () => {
    const hostile = { kind: 'zombie', health: 5, loot: 0, place: 'd4', initiator: 0 } as const;
    expect(drop('axe', 'hostile', at('combat', { hostile }))).toBe('attack axe');
    expect(drop('axe', 'place d4', at('combat', { hostile }))).toBe('attack axe');
    expect(drop('wood', 'hostile', at('combat', { hostile }))).toBeNull();
  });

  it('does nothing while somebody else decides', () => {
    expect(drop('food', 'self', at('prepare'), 1)).toBeNull();
    expect(pressed('food', at('prepare'), 1)).toBeNull();
  });
});
