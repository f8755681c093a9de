/** Quick messages in words: those of all games, and those of a game with words of its catalogue. */
import { has, t } from './language.svelte';

export function quickWords(game: string, key: string, given: readonly string[]): string {
  const named = given.map((word) => (has(`${game}-arg-${word}`) ? t(`${game}-arg-${word}`) : word));
  return has(`quick-${key}`) ? t(`quick-${key}`, { a: named[0] ?? '', b: named[1] ?? '' }) : key;
}
