/** Looking into a point of a sweep or a map: the comparison of the rules as they were with those of the point. */
import type { Wish } from './api';
import { askAddress } from './address';
import type { AskedQuestion } from './report';
import { pointWord } from './words';
import { t } from '../lib/language.svelte';

export function lookInto(
  question: AskedQuestion,
  point: Readonly<Record<string, unknown>>,
): { href: string; label: string } {
  const { game, players, bots, rules, seed } = question;
  const wish: Partial<Wish> = { kind: 'compare', players, bots, rules, change: { ...point }, seed };
  return { href: askAddress(game, { question: wish }), label: t('part-look', { point: pointWord(game, point) }) };
}
