/** What a board says of the lists among its game's rules, for whoever sets a table up and for those who read it. */
import type { RuleKey } from '../messages';

/** A sign that squares of a drawn piece may have; its name is a `<game>-house-word-...` of the catalogue. */
export interface Mark {
  mark: string;
  name: string;
  /** What stands for it in a line of text. */
  sign: string;
  look: 'plain' | 'crossed' | 'hole';
}

/** Things with how many of each; places in an order; squares of a board; a piece, drawn row by row. */
export type ListRule = { keys: RegExp } & (
  | { kind: 'counts'; words: (keys: readonly RuleKey[]) => readonly string[] }
  | { kind: 'order'; words: (keys: readonly RuleKey[]) => readonly string[] }
  | { kind: 'squares'; squares: readonly string[] }
  | { kind: 'drawing'; marks: readonly Mark[] }
);

/** The words that the usual values of these lists have. */
export function wordsIn(keys: readonly RuleKey[], which: RegExp): string[] {
  const lists = keys.filter((one) => which.test(one.key) && Array.isArray(one.default));
  return [...new Set(lists.flatMap((one) => one.default as string[]))];
}
