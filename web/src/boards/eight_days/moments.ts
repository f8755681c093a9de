/** What is staged in Eight Days: every event card, and death. */
import type { Happened } from '../../messages';
import type { Moment, MomentSeen } from '../contract';
import { ICONS, staged, type Staging } from '../moments';
import { cardOf, isFind } from './event_card';
import type { State } from './state';

const STAGINGS: Record<string, Staging> = {
  day: { tone: 'plain', icon: 'sun' },
  discovered: { tone: 'good', icon: 'bag', isOwn: true },
  quiet: { tone: 'plain', icon: 'card' },
  storm: { tone: 'bad', icon: 'snow' },
  'trader-came': { tone: 'plain', icon: 'bag' },
  'hostile-came': { tone: 'bad', icon: 'swords' },
  killed: { tone: 'good', icon: 'swords' },
  died: { tone: 'grave', icon: 'skull' },
};

export function moments(events: readonly Happened[], { me }: MomentSeen<State>): Moment[] {
  const card = cardOf(events);
  const find = card && isFind(card) ? [{ event: card, tone: 'good' as const, icon: ICONS.bag }] : [];
  const found = staged('eight_days', STAGINGS, events, me);
  // The map draws a new space itself, and nothing may lie on it meanwhile.
  return [...found, ...find].map((one) =>
    one.event.sentence.key === 'eight_days-discovered' ? { ...one, isOnBoard: true } : one,
  );
}
