import { expect, it } from 'vitest';
import type { RuleKey } from '../../messages';
import { lists as ofCornerRush } from '../../boards/corner_rush/lists';
import { lists as ofCorridor } from '../../boards/corridor/lists';
import type { ListRule } from '../../boards/lists';
import { valueInWords } from '../../lib/house';
import { countOf, drawn, shapeOf, toggled, withCount, withItem } from './lists';

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

const DECK = [
  rule('corridor.default_cards', ['gate', 'hole', 'gate']),
  rule('corridor_card.gate.rows', ['....', '#.##']),
  rule('corridor_card.hole.rows', ['....', 'o..o']),
  rule('corridor_card.crates.rows', ['....', '#...']),
];
const SEATS = [rule('seats.2', ['south', 'north']), rule('seats.3', ['south', 'west', 'north'])];

function kindOf(lists: readonly ListRule[], key: RuleKey): string | undefined {
  return shapeOf(lists, key)?.kind;
}

function wordsOf(lists: readonly ListRule[], key: RuleKey, keys: RuleKey[]): readonly string[] {
  const list = shapeOf(lists, key);
  return list?.kind === 'counts' || list?.kind === 'order' ? list.words(keys) : [];
}

it('knows by itself numbers and words, and asks the board for the rest', () => {
  expect(kindOf(ofCorridor, rule('turn.points', 4))).toBeUndefined();
  expect(kindOf([], rule('die.values', [0, 2]))).toBe('numbers');
  expect(kindOf([], rule('seats.2', ['south']))).toBe('text');
  expect(DECK.map((key) => kindOf(ofCorridor, key))).toEqual(['counts', 'drawing', 'drawing', 'drawing']);
  expect(SEATS.map((key) => kindOf(ofCornerRush, key))).toEqual(['order', 'order']);
  expect(kindOf(ofCornerRush, rule('board.holes', ['c3']))).toBe('squares');
});

it('finds the words that a list may have', () => {
  expect(wordsOf(ofCorridor, rule('corridor.default_cards', []), DECK)).toEqual(['gate', 'hole', 'crates']);
  expect(wordsOf(ofCornerRush, rule('seats.2', []), SEATS)).toEqual(['south', 'north', 'west']);
});

it('says a drawn piece as it looks', () => {
  const [drawing] = ofCorridor;
  expect(valueInWords('corridor', ['....', '#.o#'], drawing)).toBe('···· / ■·○■');
  expect(valueInWords('corridor', ['#', '#'])).toBe('2 × #');
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
  const holes = shapeOf(ofCornerRush, rule('board.holes', ['c3']));
  expect(holes?.kind === 'squares' && holes.squares.slice(0, 6)).toEqual(['a5', 'b5', 'c5', 'd5', 'e5', 'a4']);
  const [drawing] = ofCorridor;
  const marks = drawing?.kind === 'drawing' ? drawing.marks : [];
  const rows = ['....', '#o..'];
  expect(drawn(rows, 0, 3, marks)).toEqual(['...#', '#o..']);
  expect(drawn(rows, 1, 0, marks)).toEqual(['....', 'oo..']);
  expect(drawn(rows, 1, 1, marks)).toEqual(['....', '#...']);
});
