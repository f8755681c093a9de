/** Names of moves, questions, previews and warnings of Zombie Tower 3D, in words. */
import { t } from '../../lib/language.svelte';
import type { TableView } from '../../messages';
import { lifeOf, rule } from './house';
import type { Rules } from '../contract';
import { count, spaceOf, type Character, type Space, type State } from './state';
import { floorOf, forecast, isDeadly, killsIn, neighbour, slitSide } from './tower';

export function cardName(item: string): string {
  return t(`zombie_tower-card-${item}`);
}

export function characterName(character: Character): string {
  return t(`zombie_tower-character-${character}`);
}

/** A move of the player whose turn it is, as the words of its button. */
export function moveWords(move: string, state: State, names: readonly string[], rules: Rules): string {
  const [verb = '', what = ''] = move.split(' ');
  switch (verb) {
    case 'end':
      return t('zombie_tower-board-do-end', { ap: state.ap });
    case 'move':
    case 'target':
    case 'exit':
      return t(`zombie_tower-board-do-${verb}`, { room: what });
    case 'use':
      return t('zombie_tower-board-do-use', { item: cardName(what) });
    case 'give':
      return t('zombie_tower-board-do-give', { item: cardName(what), name: acrossName(state, names) });
    case 'choose':
      return t('zombie_tower-board-do-choose', { character: characterName(what as Character) });
    case 'search':
      return searchWords(state);
    case 'take':
      return t('zombie_tower-board-do-take', { name: acrossName(state, names) });
    case 'keep':
      return t('zombie_tower-board-do-keep', { item: seenName(state) });
    case 'cure':
      return t('zombie_tower-board-do-cure', {
        ap: rule(rules, 'ability.cure_ap'),
        damage: rule(rules, 'ability.cure_damage'),
      });
    default:
      return t(`zombie_tower-board-do-${verb}`);
  }
}

function searchWords(state: State): string {
  const space = spaceOf(state, state.turn ?? -1);
  const floor = space ? floorOf(space.room) : '1F';
  return t('zombie_tower-board-do-search', { floor, back: state.decks[floor].back ?? 'plain' });
}

/** The neighbour behind the slit of the acting player's room. */
function acrossName(state: State, names: readonly string[]): string {
  const player = state.turn ?? -1;
  const space = spaceOf(state, player);
  const side = space && slitSide(space.room);
  return side ? (names[neighbour(player, state.players.length, side)] ?? '') : '';
}

function seenName(state: State): string {
  const top = state.looking && state.decks[state.looking].top;
  return top ? cardName(top) : '';
}

/** The sentence above the tower. */
export function questionWords(state: State, view: TableView, names: readonly string[]): string | null {
  if (view.phase !== 'playing' || view.turn < 0) return null;
  const round = state.round;
  const name = names[view.turn] ?? '';
  if (view.turn !== view.player) {
    if (state.phase === 'looking') return t('zombie_tower-board-wait-looking', { name, floor: state.looking ?? '' });
    return state.phase === 'choosing'
      ? t('zombie_tower-board-wait-choosing', { name })
      : t('zombie_tower-board-wait', { name, round });
  }
  if (state.phase === 'main') return t('zombie_tower-board-ask-main', { round, ap: state.ap });
  if (state.phase === 'target') return t('zombie_tower-board-ask-target', { item: cardName(state.using ?? '') });
  if (state.phase === 'looking') return t('zombie_tower-board-ask-looking', { item: seenName(state) });
  return t(`zombie_tower-board-ask-${state.phase}`);
}

/** A room with everything in it, for those who hear it. */
export function roomWords(room: number, space: Space, canGo: string | null): string {
  const parts = [t('zombie_tower-board-room', { room, floor: floorOf(room) })];
  const zombies = count(space.zombies, room);
  const survivors = count(space.survivors, room);
  if (space.room === room) parts.push(t('zombie_tower-board-here'));
  if (zombies) parts.push(t('zombie_tower-board-zombies', { n: zombies }));
  if (survivors) parts.push(t('zombie_tower-board-survivors', { n: survivors }));
  if (space.fire.includes(room)) parts.push(t('zombie_tower-board-fire'));
  if (space.rubble.includes(room)) parts.push(t('zombie_tower-board-rubble'));
  if (space.barricades.includes(room)) parts.push(t('zombie_tower-board-barricade'));
  if (space.searched.includes(room)) parts.push(t('zombie_tower-board-searched'));
  if (slitSide(room)) parts.push(t('zombie_tower-board-slit'));
  if (canGo) parts.push(canGo);
  return parts.join(', ');
}

/** What a move would bring, in a line. */
export function previewWords(move: string, state: State, me: number, rules: Rules): string | null {
  const space = spaceOf(state, me);
  if (!space) return null;
  const [verb = '', what = ''] = move.split(' ');
  if (verb === 'end') return endWords(space, rules);
  if (verb === 'move') return goWords(Number(what), space, 'zombie_tower-board-preview-move');
  if (verb === 'exit') return goWords(Number(what), space, 'zombie_tower-board-preview-exit');
  if (verb === 'use') return t('zombie_tower-board-preview-use', { effect: effectWords(what, space, rules) });
  if (verb === 'target') return targetWords(Number(what), state, space, rules);
  if (verb === 'give') return t('zombie_tower-board-preview-give');
  if (verb === 'overcharge') return t('zombie_tower-board-preview-overcharge', lifeLeft(space, 1, rules));
  if (verb === 'search') return t('zombie_tower-board-preview-search', { back: backHere(state, space) });
  if (verb === 'save' && space.room) return t('zombie_tower-board-preview-save');
  return null;
}

function backHere(state: State, space: Space): string {
  return state.decks[floorOf(space.room)].back ?? 'none';
}

function lifeLeft(space: Space, damage: number, rules: Rules): { left: number } {
  const life = space.character ? lifeOf(rules, space.character) : 0;
  return { left: Math.max(0, life - space.damage - damage) };
}

function goWords(room: number, space: Space, key: string): string {
  return t(key, {
    room,
    zombies: count(space.zombies, room),
    survivors: count(space.survivors, room),
    fire: space.fire.includes(room) ? 1 : 0,
  });
}

/** What an item does, as its card says. */
export function effectWords(item: string, space: Space | null, rules: Rules): string {
  const bonus = space?.character === 'soldier' ? rule(rules, 'ability.gun_bonus') : 0;
  const kills = item === 'handgun' || item === 'shotgun' ? rule(rules, `item.${item}.kills`) + bonus : 0;
  return t(`zombie_tower-board-effect-${item}`, { kills, heals: rule(rules, 'item.first_aid_kit.heals') });
}

function targetWords(room: number, state: State, space: Space, rules: Rules): string | null {
  const item = state.using ?? '';
  const zombies = count(space.zombies, room);
  if (item === 'handgun' || item === 'shotgun')
    return t('zombie_tower-board-preview-shot', { room, kills: killsIn(item, room, space, rules), zombies });
  if (item === 'dynamite')
    return t('zombie_tower-board-preview-blast', { room, zombies, survivors: count(space.survivors, room) });
  return t(`zombie_tower-board-preview-${item}`, { room });
}

/** What the Zombie phase brings if nothing more is done. */
export function endWords(space: Space, rules: Rules): string {
  const { bites, turned, burns } = forecast(space, rules);
  if (burns) return t('zombie_tower-board-preview-burns');
  return t('zombie_tower-board-preview-end', { bites, turned, ...lifeLeft(space, bites, rules) });
}

/** A question before what loses the game at once. */
const MANY = 3; // action points that nobody leaves unspent by mistake

export function warning(move: string, state: State, me: number, rules: Rules): string | null {
  const space = spaceOf(state, me);
  if (!space?.character) return null;
  const life = lifeOf(rules, space.character);
  if (move === 'overcharge' && isDeadly(1, space, life)) return t('zombie_tower-board-sure-hurt');
  const price = rule(rules, 'ability.cure_damage');
  if (move === 'cure' && isDeadly(price, space, life)) return t('zombie_tower-board-sure-hurt');
  if (move !== 'end') return null;
  const { bites, burns } = forecast(space, rules);
  if (burns) return t('zombie_tower-board-sure-fire');
  if (isDeadly(bites, space, life) && bites > 0) return t('zombie_tower-board-sure-bitten', { bites });
  return state.ap >= MANY ? t('zombie_tower-board-sure-points', { points: state.ap }) : null;
}
