/** How a question stands, in a word. */
import { t } from '../lib/language.svelte';
import type { LabState } from './api';

export function phaseWord({ phase, decided, position }: LabState): string {
  if (phase === 'waiting') return t('answer-waiting', { n: position });
  if (phase === 'running') return t('answer-running');
  if (phase === 'paused') return t('answer-paused');
  if (phase === 'failed') return t('answer-failed');
  return t(decided ? 'answer-decided' : 'answer-rests');
}
