/** House rules in words. */
import type { ListRule } from '../boards/lists';
import { has, t } from './language.svelte';

export function shownValue(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** A value as people say it: a drawn piece as it looks, other lists word by word, with how often each comes. */
export function valueInWords(game: string, value: unknown, list?: ListRule): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (!Array.isArray(value)) return choiceInWords(game, String(value));
  if (list?.kind === 'drawing') {
    const signs = new Map(list.marks.map(({ mark, sign }) => [mark, sign]));
    return (value as string[]).map((row) => [...row].map((mark) => signs.get(mark) ?? mark).join('')).join(' / ');
  }
  if (value.some((item) => typeof item === 'number')) return shownValue(value);
  const words = [...new Set(value as string[])];
  return words.map((word) => times(choiceInWords(game, word), value.filter((one) => one === word).length)).join(' · ');
}

function times(word: string, n: number): string {
  return n > 1 ? `${n} × ${word}` : word;
}

export function choiceInWords(game: string, choice: string): string {
  const key = `${game}-house-word-${choice}`;
  return has(key) ? t(key) : choice;
}
