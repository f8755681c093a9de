import { expect, it } from 'vitest';
import type { RuleKey } from '../../messages';
import { countOf, drawn, listKind, SQUARES, toggled, withCount, withItem, wordsFor } from './lists';

function rule(key: string, usual: unknown): RuleKey {
  const said = { key, text: key, arguments: {} };
  return {
    key,
    default: usual,
    lowest: null,
    highest: null,
    choices: null,
    per_player: true,
    label: said,
    about: said,
  };
}

const KEYS = [
  rule('corridor.default_cards', ['gate', 'hole', 'gate']),
  rule('corridor_card.gate.rows', ['....', '#.##']),
  rule('corridor_card.hole.rows', ['....', 'o..o']),
  rule('corridor_card.crates.rows', ['....', '#...']),
  rule('seats.2', ['south', 'north']),
  rule('seats.3', ['south', 'west', 'north']),
];

it('knows what kind of list a rule is', () => {
  expect(listKind(rule('turn.points', 4))).toBeNull();
  expect(listKind(rule('die.values', [0, 2]))).toBe('numbers');
  expect(listKind(rule('something.else', ['a']))).toBe('text');
  expect(KEYS.map(listKind)).toEqual(['counts', 'drawing', 'drawing', 'drawing', 'order', 'order']);
  expect(listKind(rule('board.holes', ['c3']))).toBe('squares');
});

it('finds the words that a list may have', () => {
  expect(wordsFor(KEYS, rule('corridor.default_cards', []))).toEqual(['gate', 'hole', 'crates']);
  expect(wordsFor(KEYS, rule('seats.2', []))).toEqual(['south', 'north', 'west']);
});

it('changes how many there are of a thing', () => {
  const words = ['gate', 'hole', 'crates'];
  expect(countOf(['gate', 'hole', 'gate'], 'gate')).toBe(2);
  expect(withCount(['gate', 'hole', 'gate'], words, 'gate', 0)).toEqual(['hole']);
  expect(withCount(['gate'], words, 'crates', 2)).toEqual(['gate', 'crates', 'crates']);
});

it('changes an item, a square, a mark', () => {
  expect(withItem([1, 2, 3], 1, 9)).toEqual([1, 9, 3]);
  expect(toggled(['c3'], 'a1')).toEqual(['a1', 'c3']);
  expect(toggled(['a1', 'c3'], 'c3')).toEqual(['a1']);
  expect(SQUARES.slice(0, 6)).toEqual(['a5', 'b5', 'c5', 'd5', 'e5', 'a4']);
  const rows = ['....', '#o..'];
  expect(drawn(rows, 0, 3)).toEqual(['...#', '#o..']);
  expect(drawn(rows, 1, 0)).toEqual(['....', 'oo..']);
  expect(drawn(rows, 1, 1)).toEqual(['....', '#...']);
});
