/** What is staged in Quoridor: a fence that closes the way one was on. */
import { t } from '../../lib/language.svelte';
import type { Happened } from '../../messages';
import type { Moment, MomentSeen } from '../contract';
import { staged, type Staging } from '../moments';
import { stepsToGo } from './geometry';
import type { State } from './state';

const MUCH = 3; // steps more that are worth a word
const STAGINGS: Record<string, Staging> = { fenced: { tone: 'bad', icon: 'fence' } };

export function moments(events: readonly Happened[], { before, after, me }: MomentSeen<State>): Moment[] {
  if (!before || me < 0) return [];
  const [was, is] = [before, after].map((state) => stepsToGo(state.pawns, state.fences)[me] ?? null);
  if (typeof was !== 'number' || typeof is !== 'number' || is - was < MUCH) return [];
  return staged('quoridor', STAGINGS, events, me, () => t('quoridor-board-longer', { was, is }));
}
