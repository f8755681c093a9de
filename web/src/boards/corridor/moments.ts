/** What is staged in The Corridor: above all the end of a round. */
import { t } from '../../lib/language.svelte';
import type { Happened } from '../../messages';
import type { Moment, MomentSeen } from '../contract';
import { staged, type Staging } from '../moments';
import type { State } from './state';

/** What made the horde's move so long: the card, and what was played in this round until then. */
export interface Sum {
  number: number;
  attracts: number;
  distracts: number;
  bonus: number;
  move: number;
}

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
  const found = staged('corridor', STAGINGS, events, me, (event, name) =>
    name.startsWith('horde-') && before ? sumWords(sumOf(event, events, before)) : undefined,
  );
  return found.map((moment) => {
    const key = moment.event.sentence.key;
    return SCENE.test(key) ? { ...moment, isOnBoard: true, beats: 2 } : { ...moment, isOnBoard: PAWN.test(key) };
  });
}

/** The horde's move, and what a vote or a coin says, are scenes of the board's own. */
const SCENE = /^corridor-(horde-moved|horde-stayed|lost-vote|lost-coin)$/;
/** What happens to a pawn is seen there: nothing may lie on it. */
const PAWN = /^corridor-(pushed|tripped)$/;

export function sumOf(event: Happened, events: readonly Happened[], before: State): Sum {
  const played = (name: string) => events.filter((one) => one.sentence.key === `corridor-${name}`).length;
  const attracts = before.attracts + played('attracted');
  const distracts = before.distracts + played('distracted');
  const [number, move] = [event.a, event.b];
  const bonus = number + attracts - distracts < move ? move - number - attracts + distracts : 0;
  return { number, attracts, distracts, bonus, move };
}

function sumWords(sum: Sum): string | undefined {
  return sum.attracts || sum.distracts || sum.bonus ? t('corridor-board-sum', { ...sum }) : undefined;
}

/** How the horde walks so many ranks: one after the other, with a rest on each. */
export function rankByRank(ranks: number): string {
  const steps = Array.from({ length: Math.max(1, ranks) }, (_, n) => {
    const [part, of] = [(n + 1) / Math.max(1, ranks), 100 / Math.max(1, ranks)];
    return `${part} ${((n + 0.6) * of).toFixed(1)}%, ${part} ${((n + 1) * of).toFixed(1)}%`;
  });
  return `linear(0, ${steps.join(', ')})`;
}
