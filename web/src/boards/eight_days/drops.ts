/** What it means to drop something somewhere. Whether it may be played is the server's. */
import type { Rules } from '../contract';
import { costOf } from './house';
import { WEAPONS, type Recipe, type State } from './state';

/** What things are dropped on: spaces of the map, and whatever says `data-drop`. */
export const SPOTS = '[data-drop], [data-place]';

const EATEN: Readonly<Record<string, string>> = { food: 'eat', bandage: 'bandage' };

/** The name of a spot: `place d4`, `recipe bow`, `tray offer`, `hostile`, `self`, `trader`. */
export function spotName(element: Element | null): string | null {
  const { drop, place } = element?.closest<HTMLElement>(SPOTS)?.dataset ?? {};
  return drop ?? (place ? `place ${place}` : null);
}

/** What a press on a card of the own hand means at this moment; null: it only lies there. */
export function pressed(card: string, state: State, me: number): string | null {
  if (state.decider !== me) return null;
  if (state.phase === 'prepare') return EATEN[card] ?? null;
  if (state.phase === 'pay') return `pay ${card}`;
  return state.phase === 'limit' ? `discard ${card}` : null;
}

/** What dropping a card of the own hand on a spot means. */
export function dropped(card: string, spot: string, state: State, me: number, rules: Rules): string | null {
  if (state.decider !== me) return null;
  const [kind, what = ''] = spot.split(' ');
  const isHere = spot === 'self' || spot === `place ${state.players[me]?.place}`;
  if (state.phase === 'prepare' && kind === 'recipe')
    return costOf(rules, what as Recipe).some(([one]) => one === card) ? `craft ${what}` : null;
  if (state.phase === 'prepare') return isHere ? pressed(card, state, me) : null;
  if (state.phase === 'pay') return isHere || kind === 'trader' ? pressed(card, state, me) : null;
  if (state.phase === 'limit') return kind === 'place' ? pressed(card, state, me) : null;
  if (state.phase === 'build') return spot === 'tray offer' ? `offer ${card}` : null;
  const isAtHostile = kind === 'hostile' || spot === `place ${state.hostile?.place}`;
  if (state.phase === 'combat' && (WEAPONS as readonly string[]).includes(card))
    return isAtHostile ? `attack ${card}` : null;
  return null;
}
