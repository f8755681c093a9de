/** House rules in words. */
import { has, t } from './language.svelte';

export function shownValue(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** A value as people say it; a list is shown as it is typed. */
export function valueInWords(game: string, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  return Array.isArray(value) ? shownValue(value) : choiceInWords(game, String(value));
}

export function choiceInWords(game: string, choice: string): string {
  const key = `${game}-house-word-${choice}`;
  return has(key) ? t(key) : choice;
}
