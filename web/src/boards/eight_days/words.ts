/** Names of moves, questions, previews and warnings of Eight Days, in words. */
import { t } from '../../lib/language.svelte';
import type { TableView } from '../../messages';
import { stepFrom, type Way } from './hexes';
import { armOf, handOf, hungerPain, killingFaces, piecesOf, rule } from './house';
import type { Rules } from '../contract';
import { total, type Person, type Recipe, type State, type Weapon } from './state';

export function itemName(item: string): string {
  return t(`eight_days-board-item-${item}`);
}

export function wayName(way: string): string {
  return t(`eight_days-way-${way}`);
}

const WITH_ITEM = ['pay', 'discard', 'offer', 'request', 'take', 'craft'];
const WITH_WAY = ['look', 'move', 'flee'];

/** A move of whoever decides, as the words of its button. */
export function moveWords(move: string, state: State, names: readonly string[], rules: Rules): string {
  const [verb = '', what = ''] = move.split(' ');
  if (move === 'stay look') return t('eight_days-board-do-stay');
  if (verb === 'skip') return t(state.phase === 'pack' ? 'eight_days-board-do-leave' : 'eight_days-board-do-skip');
  if (verb === 'trader') return t(`eight_days-board-do-trader-${what}`, { price: rule(rules, 'trader.price') });
  if (verb === 'trade') return t('eight_days-board-do-trade', { name: names[Number(what)] ?? '' });
  if (verb === 'attack') return t('eight_days-board-do-attack', { weapon: t(`eight_days-weapon-${what}`) });
  if (verb === 'run') return runWords(state, rules);
  if (WITH_ITEM.includes(verb)) return t(`eight_days-board-do-${verb}`, { item: itemName(what) });
  if (WITH_WAY.includes(verb)) return t(`eight_days-board-do-${verb}`, { way: wayName(what) });
  return t(`eight_days-board-do-${verb}`);
}

/** Who has no hunger tokens left pays with health. */
function runWords(state: State, rules: Rules): string {
  const price = rule(rules, 'price.run');
  const person = state.players[state.decider ?? -1];
  const pain = person ? hungerPain(rules, person, price) : 0;
  return pain ? t('eight_days-board-do-run-starving', { pain }) : t('eight_days-board-do-run', { price });
}

/** The sentence above the map. */
export function questionWords(state: State, view: TableView, names: readonly string[]): string | null {
  if (view.phase !== 'playing' || view.turn < 0) return null;
  const name = names[view.turn] ?? '';
  const given = { day: state.day, name, hostile: state.hostile?.kind ?? 'zombie', ...asked(state, view, names) };
  const isMine = view.turn === view.player;
  return t(`eight_days-board-${isMine ? 'ask' : 'wait'}-${state.phase}`, given);
}

function asked(state: State, view: TableView, names: readonly string[]): Record<string, string | number> {
  const person = state.players[view.turn];
  const hand = person ? handOf(view.rules, person) : { cards: 0, limit: 0 };
  const price = rule(view.rules, 'trader.price');
  return {
    left: state.phase === 'pay' ? price - state.paid : Math.max(0, hand.cards - hand.limit),
    partner: names[state.partner ?? -1] ?? '',
    proposer: names[state.turn ?? -1] ?? '',
    price,
    here: (view.choices ?? []).filter(({ move }) => move.startsWith('trade ')).length,
  };
}

/** A space with everything on it, for those who hear it. */
export function placeWords(place: string, state: State, names: readonly string[], can: string | null): string {
  const tile = state.map[place];
  const parts = [place, tile ? t(`eight_days-board-tile-${tile}`) : t('eight_days-board-fog')];
  state.players.forEach((person, player) => {
    if (person.place !== place) return;
    const name = names[player] ?? '';
    if (person.health > 0) parts.push(t('eight_days-board-is-here', { name }));
    else if (hasPack(person)) parts.push(t('eight_days-board-pack-of', { name }));
  });
  if (state.storms.includes(place)) parts.push(t('eight_days-board-storm'));
  if (state.hostile?.place === place) parts.push(t(`eight_days-board-hostile-${state.hostile.kind}`));
  if (can) parts.push(can);
  return parts.join(', ');
}

export function hasPack(person: Person): boolean {
  return person.health === 0 && total(person.cards) + person.arrows + person.bullets > 0;
}

/** What a move would cost and bring, in a line. */
export function previewWords(move: string, state: State, me: number, rules: Rules): string | null {
  const person = state.players[me];
  if (!person) return null;
  const [verb = '', what = ''] = move.split(' ');
  if (verb === 'look' || verb === 'move') return stepWords(verb, what as Way, state, person, rules);
  if (move === 'stay look') return t('eight_days-board-preview-stay');
  if (verb === 'nothing') return t('eight_days-board-preview-nothing');
  if (verb === 'attack') return attackWords(what as Weapon, state, rules);
  if (verb === 'run' || verb === 'flee') return escapeWords(verb, person, rules);
  if (verb === 'craft') return t('eight_days-board-preview-craft', craftGiven(what as Recipe, rules));
  if (verb === 'eat') return t('eight_days-board-preview-eat', { n: rule(rules, 'consumable.food') });
  if (verb === 'bandage') return t('eight_days-board-preview-bandage', { n: rule(rules, 'consumable.bandage') });
  return null;
}

function stepWords(verb: string, way: Way, state: State, person: Person, rules: Rules): string {
  const place = stepFrom(person.place, way) ?? '';
  const price = rule(rules, 'price.move');
  const isNew = !(place in state.map);
  return t('eight_days-board-preview-step', {
    price,
    pain: hungerPain(rules, person, price),
    looks: verb === 'look' ? 1 : 0,
    fresh: isNew ? 1 : 0,
  });
}

function escapeWords(verb: 'run' | 'flee', person: Person, rules: Rules): string {
  const least = rule(rules, `dice.${verb}_success_min`);
  const price = rule(rules, `price.${verb}`);
  return t('eight_days-board-preview-escape', {
    least,
    percent: Math.max(0, 11 - least) * 10,
    price,
    pain: hungerPain(rules, person, price),
  });
}

function attackWords(weapon: Weapon, state: State, rules: Rules): string {
  const arm = armOf(rules, weapon);
  const [bad = 0, hit = 0, best = 0] = arm.damage;
  return t('eight_days-board-preview-attack', {
    bad,
    hit,
    best,
    percent: killingFaces(arm, state.hostile?.health ?? 99) * 10,
  });
}

function craftGiven(recipe: Recipe, rules: Rules): { item: string; pieces: number } {
  return { item: itemName(recipe), pieces: piecesOf(rules, recipe) };
}

/** What an item is for. */
export function useWords(item: string, rules: Rules): string {
  if (item === 'food' || item === 'bandage')
    return t(`eight_days-board-use-${item}`, { n: rule(rules, `consumable.${item}`) });
  return t(`eight_days-board-use-${item}`, { n: rule(rules, 'game.backpack_bonus') });
}

/** A question before what may kill at once. */
export function warning(move: string, state: State, me: number, rules: Rules): string | null {
  const person = state.players[me];
  if (!person) return null;
  const verb = move.split(' ')[0] ?? '';
  const isStep = (verb === 'look' && move !== 'stay look') || verb === 'move';
  const dies = (price: number) => hungerPain(rules, person, price) >= person.health;
  if (isStep && dies(rule(rules, 'price.move'))) return t('eight_days-board-sure-step');
  if (verb === 'end' && state.storms.includes(person.place) && dies(rule(rules, 'price.storm')))
    return t('eight_days-board-sure-storm');
  if ((verb === 'run' || verb === 'flee') && dies(rule(rules, `price.${verb}`)))
    return t('eight_days-board-sure-escape');
  return null;
}
