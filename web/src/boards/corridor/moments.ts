/** What is staged in The Corridor: above all the end of a round. */
import { t } from '../../lib/language.svelte';
import type { Happened } from '../../messages';
import type { Moment, MomentSeen } from '../contract';
import { staged, type Staging } from '../moments';
import type { State } from './state';

const LOST: Staging = { tone: 'grave', icon: 'skull' };
const STAGINGS: Record<string, Staging> = {
  'horde-moved': { tone: 'bad', icon: 'horde' },
  'horde-stayed': { tone: 'good', icon: 'horde' },
  'corridor-depleted': { tone: 'bad', icon: 'horde' },
  pushed: { tone: 'bad', icon: 'fall', isOwn: true },
  tripped: { tone: 'bad', icon: 'fall', isOwn: true },
  'tied-2': { tone: 'plain', icon: 'ballot' },
  'tied-3': { tone: 'plain', icon: 'ballot' },
  'tied-4': { tone: 'plain', icon: 'ballot' },
  vote: { tone: 'plain', icon: 'ballot' },
  'lost-caught_by_horde': LOST,
  'lost-pushed_into_horde': LOST,
  'lost-walked_into_horde': LOST,
  'lost-vote': LOST,
  'lost-coin': LOST,
};

export function moments(events: readonly Happened[], { before, me }: MomentSeen<State>): Moment[] {
  return staged('corridor', STAGINGS, events, me, (event, name) =>
    name.startsWith('horde-') && before ? sumOf(event, events, before) : undefined,
  );
}

/** What made the horde's move so long: the card, and what was played in this round until then. */
export function sumOf(event: Happened, events: readonly Happened[], before: State): string | undefined {
  const played = (name: string) => events.filter((one) => one.sentence.key === `corridor-${name}`).length;
  const attracts = before.attracts + played('attracted');
  const distracts = before.distracts + played('distracted');
  const [number, move] = [event.a, event.b];
  const bonus = number + attracts - distracts < move ? move - number - attracts + distracts : 0;
  if (!attracts && !distracts && !bonus) return undefined;
  return t('corridor-board-sum', { number, attracts, distracts, bonus, move });
}
