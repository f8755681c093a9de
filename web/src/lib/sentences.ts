/** What the server says, in the words of the page's language. */
import type { Argument, Problem, Sentence } from '../messages';
import { has, t, type Arguments } from './language.svelte';
import { called } from './names';

function resolved(argument: number | string | Argument, names: readonly string[]): string | number {
  if (typeof argument === 'string') return called(argument);
  if (typeof argument === 'number') return argument;
  if (typeof argument.player === 'number') return names[argument.player] ?? '?';
  return argument.word ? t(argument.word) : '';
}

/** A sentence of the server; its own English where the catalogue has no such message. */
export function told(sentence: Sentence, names: readonly string[]): string {
  if (!has(sentence.key)) return sentence.text ?? '';
  const given: Arguments = {};
  for (const [name, argument] of Object.entries(sentence.arguments)) given[name] = resolved(argument, names);
  return t(sentence.key, given);
}

/** Why something was refused, or what went wrong. */
export function whyNot({ key, sentence, arguments: given }: Pick<Problem, 'key' | 'sentence' | 'arguments'>): string {
  return told({ key: key ?? '', text: sentence, arguments: given ?? {} }, []);
}
