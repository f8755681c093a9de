import { describe, expect, it } from 'vitest';
import type { Choice } from '../../messages';
import { answerTo, choicesBySquare, commonStart, FEW, grouped, listed, sourceOf, squareOf, triedAt } from './moves';

const SQUARES = ['a1', 'a2', 'b1', 'b2', 'a12', 'north gate', 'gate'];

function choice(move: string): Choice {
  return { move, action: 0, label: { key: '', text: move, arguments: {} }, rule: '' };
}

const text = (one: Choice) => one.label.text ?? '';
const names = (choices: readonly Choice[] | undefined) => choices?.map((one) => one.move);

describe('a move is played on the square', () => {
  it.each([
    ['a1', 'a1'],
    ['plant apple a2', 'a2'],
    ['go a12', 'a12'],
    ['go north gate', 'north gate'],
    ['a1 b2', 'b2'],
    ['a1h', null],
    ['xa1', null],
    ['pass', null],
  ])('%s: %s', (move, square) => {
    expect(squareOf(move, SQUARES)).toBe(square);
  });

  it('and starts from one that is named before it', () => {
    expect(sourceOf('a1 b2', SQUARES)).toBe('a1');
    expect(sourceOf('jump a1 b2', SQUARES)).toBe('a1');
    expect(sourceOf('plant apple b2', SQUARES)).toBeNull();
    expect(sourceOf('b2', SQUARES)).toBeNull();
    expect(sourceOf('pass', SQUARES)).toBeNull();
  });
});

describe('the choices of a square', () => {
  const choices = ['plant apple a1', 'plant pear a1', 'a2 b1', 'b2 b1', 'pass'].map(choice);

  it('are those that end there', () => {
    const found = choicesBySquare(choices, SQUARES);
    expect(names(found.get('a1'))).toEqual(['plant apple a1', 'plant pear a1']);
    expect(names(found.get('b1'))).toEqual(['a2 b1', 'b2 b1']);
    expect([...found.keys()]).toEqual(['a1', 'b1']);
  });

  it('are of one piece once that is chosen', () => {
    expect([...choicesBySquare(choices, SQUARES, 'b2').entries()].map(([at, all]) => [at, names(all)])).toEqual([
      ['b1', ['b2 b1']],
    ]);
  });
});

it('lists on the board what has no square and finds no room in the action bar', () => {
  const choices = ['a1', 'pass', 'draw'].map(choice);
  expect(listed(choices, SQUARES, 2)).toEqual([]);
  expect(names(listed(choices, SQUARES, 1))).toEqual(['pass', 'draw']);
});

it.each([
  ['an empty square with one move', 'b2', null, false, 1, 'play'],
  ['one with several', 'b2', null, false, 2, 'ask'],
  ['one with none', 'b2', null, false, 0, 'refuse'],
  ['a piece that can move', 'a1', null, true, 0, 'lift'],
  ['a piece that can move, where others can go', 'a1', null, true, 1, 'lift'],
  ['the piece that is lifted', 'a1', 'a1', true, 0, 'put down'],
  ['where the lifted piece can go', 'b2', 'a1', false, 1, 'play'],
  ['a piece that the lifted one takes', 'b2', 'a1', true, 1, 'play'],
  ['another piece', 'b2', 'a1', true, 0, 'lift'],
  ['where the lifted piece cannot go', 'b2', 'a1', false, 0, 'refuse'],
] as const)('a press on %s', (_, square, from, isSource, offered, answer) => {
  expect(answerTo(square, from, isSource, offered)).toBe(answer);
});

it('asks about a move of the kind that is possible elsewhere', () => {
  const moves = ['pass', 'take b2', 'plant apple b2', 'a1 b2'];
  expect(triedAt('b2', [choice('plant pear a1')], moves, SQUARES)).toBe('plant apple b2');
  expect(triedAt('b2', [], moves, SQUARES)).toBe('take b2');
  expect(triedAt('b1', [], moves, SQUARES)).toBeNull();
});

describe('many choices', () => {
  it('are grouped by their first word, under what their labels have in common', () => {
    const moves = ['swap a b', 'swap a c', 'swap b c', 'draw', 'e3h', 'd3h', 'e3v', 'pass', 'swap c a'].map(choice);
    const groups = grouped(moves, (one) => (one.move.startsWith('swap') ? `Swap for ${one.move}` : one.move));
    expect(groups.map(({ id, heading, choices }) => [id, heading, choices.length])).toEqual([
      ['swap', 'Swap for swap', 4],
      ['a9a', 'a9a', 3],
      ['', '', 2],
    ]);
    expect(names(groups[2]?.choices)).toEqual(['draw', 'pass']);
  });

  it('stay together as long as they are few', () => {
    const few = Array.from({ length: FEW }, (_, n) => choice(`take ${n}`));
    expect(grouped(few, text)).toEqual([{ id: '', heading: '', choices: few }]);
    expect(grouped([...few, choice('take 9')], text)).toHaveLength(1);
    expect(grouped([...few, choice('take 9')], text)[0]?.heading).toBe('take');
  });
});

it.each([
  [['Plant apple', 'Plant pear'], 'Plant'],
  [['Plant', 'Plan'], ''],
  [['Take one', 'Take one more'], 'Take one'],
  [[], ''],
])('%j begin with "%s"', (texts, start) => {
  expect(commonStart(texts)).toBe(start);
});
