/** What is staged in Corner Rush: a challenge as a duel, and a Null, which explains itself. */
import { t } from '../../lib/language.svelte';
import type { Happened } from '../../messages';
import type { Moment, MomentSeen } from '../contract';
import { staged, type Staging } from '../moments';
import type { State } from './state';

const STAGINGS: Record<string, Staging> = {
  challenged: { tone: 'plain', icon: 'swords' },
  'challenged-own': { tone: 'plain', icon: 'swords' },
  captured: { tone: 'good', icon: 'die' },
  repelled: { tone: 'bad', icon: 'die' },
  rolled: { tone: 'plain', icon: 'die' },
  nudged: { tone: 'bad', icon: 'fall', isOwn: true },
};

/** A roll is staged where it is a Null or decides a duel; others are seen on the die. */
export function moments(events: readonly Happened[], { me }: MomentSeen<State>): Moment[] {
  const isDuel = events.some(({ sentence }) => sentence.key.startsWith('corner_rush-challenged'));
  const told = events.filter((event) => event.sentence.key !== 'corner_rush-rolled' || isDuel || isNull(event));
  const found = staged('corner_rush', STAGINGS, told, me, (event) =>
    isNull(event) && !isDuel ? t('corner_rush-board-null-does') : undefined,
  );
  return found.map((moment) => ({ ...moment, isOnBoard: true })); // chip, die and pawns show it themselves
}

function isNull({ sentence }: Happened): boolean {
  const face = sentence.arguments['face'];
  return typeof face === 'object' && face.word === 'corner_rush-null';
}
