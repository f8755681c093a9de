/** What is staged in Zombie Tower 3D: event cards, bites, and the way out. */
import { t } from '../../lib/language.svelte';
import type { Happened } from '../../messages';
import type { Moment, MomentSeen } from '../contract';
import { staged, type Staging } from '../moments';
import { lifeOf } from './house';
import { spaceOf, type State } from './state';

const STAGINGS: Record<string, Staging> = {
  announced: { tone: 'plain', icon: 'card' },
  'came-zombie': { tone: 'bad', icon: 'teeth', isOwn: true },
  'came-collapsed': { tone: 'bad', icon: 'rubble', isOwn: true },
  'came-fire': { tone: 'bad', icon: 'fire', isOwn: true },
  bitten: { tone: 'bad', icon: 'teeth', isOwn: true },
  turned: { tone: 'bad', icon: 'skull', isOwn: true },
  trapped: { tone: 'grave', icon: 'rubble', isOwn: true },
  escaped: { tone: 'good', icon: 'out' },
  lost: { tone: 'grave', icon: 'skull' },
  'lost-by': { tone: 'grave', icon: 'skull' },
};

/** What happens in a room is seen there: nothing may lie on the tower. */
const IN_ROOM = /-(came-zombie|came-collapsed|came-fire|bitten|turned)$/;

export function moments(events: readonly Happened[], { after, me, rules }: MomentSeen<State>): Moment[] {
  const space = spaceOf(after, me);
  const left = space?.character ? lifeOf(rules, space.character) - space.damage : null;
  const found = staged('zombie_tower', STAGINGS, events, me, (_event, name) =>
    name === 'bitten' && left !== null ? t('zombie_tower-board-left', { n: left }) : undefined,
  );
  return found.map((moment) => ({ ...moment, isOnBoard: IN_ROOM.test(moment.event.sentence.key) }));
}
