/** What the server says, in the words of the page's language. */
import type { Argument, Sentence } from '../messages';
import { has, t, type Arguments } from './language.svelte';

function resolved(argument: number | string | Argument, names: readonly string[]): string | number {
  if (typeof argument !== 'object') return argument;
  if (typeof argument.player === 'number') return names[argument.player] ?? '?';
  return argument.word ? t(argument.word) : '';
}

/** A sentence of the server; its own English where the catalogue has no such message. */
export function told(sentence: Sentence, names: readonly string[]): string {
  if (!has(sentence.key)) return sentence.text;
  const given: Arguments = {};
  for (const [name, argument] of Object.entries(sentence.arguments)) given[name] = resolved(argument, names);
  return t(sentence.key, given);
}
