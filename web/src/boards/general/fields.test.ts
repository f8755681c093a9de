import { describe, expect, it } from 'vitest';
import { fieldsOf, pointsOf, type Shown } from './fields';

const ABOUT = { players: 2, mostPlayers: 4, hasSecrets: true };

function shown(value: unknown, name = 'x', about = ABOUT): Shown | undefined {
  return fieldsOf({ [name]: value }, about, [])[0]?.value;
}
const one = { kind: 'text', text: '1' } as const;

describe('a value', () => {
  it.each([
    [1, one],
    ['', { kind: 'nothing' }],
    [true, { kind: 'switch', isOn: true }],
    [null, { kind: 'hidden' }],
    [[], { kind: 'nothing' }],
    [{}, { kind: 'nothing' }],
    [[1, null, 1], { kind: 'list', items: [one, { kind: 'hidden' }, one] }],
    [{ apple: 1 }, { kind: 'table', entries: [{ name: 'apple', value: one }], isPartial: false }],
    [
      { apple: 1, pear: null },
      { kind: 'table', entries: [{ name: 'apple', value: one }], isPartial: true },
    ],
    [{ apple: null }, { kind: 'hidden' }],
  ])('%j', (value, expected) => {
    expect(shown(value)).toEqual(expected);
  });

  it('that is nothing hides nothing in an open game', () => {
    expect(shown(null, 'x', { ...ABOUT, hasSecrets: false })).toEqual({ kind: 'nothing' });
  });

  it('is a player where its name says so', () => {
    expect(shown(1, 'last_player')).toEqual({ kind: 'player', player: 1 });
    expect(shown(-1, 'dealer')).toEqual({ kind: 'nothing' });
    expect(shown(7, 'dealer')).toEqual({ kind: 'text', text: '7' });
    expect(shown({ owner: 0 })).toEqual({
      kind: 'table',
      entries: [{ name: 'owner', value: { kind: 'player', player: 0 } }],
      isPartial: false,
    });
  });
});

describe('a list with one entry a player', () => {
  it('has a row for each who plays', () => {
    expect(shown([1, null])).toEqual({ kind: 'players', rows: [one, { kind: 'hidden' }] });
    expect(shown([1, 1, 0, 0])).toEqual({ kind: 'players', rows: [one, one] });
    expect(shown([[1, 1], null])).toEqual({
      kind: 'players',
      rows: [{ kind: 'list', items: [one, one] }, { kind: 'hidden' }],
    });
  });

  it('is a list for somebody who plays alone', () => {
    expect(shown([1], 'x', { ...ABOUT, players: 1, mostPlayers: 1 })).toEqual({ kind: 'list', items: [one] });
  });
});

it('leaves out what is drawn elsewhere', () => {
  const state = { squares: [0], turn: 0, winner: null, end_reason: null, round: 1 };
  expect(fieldsOf(state, ABOUT, ['squares']).map(({ name }) => name)).toEqual(['round']);
});

it('finds the points, if they are counted', () => {
  expect(pointsOf({ points: [3, 4] })).toEqual([3, 4]);
  expect(pointsOf({ scores: [3, 4] })).toEqual([3, 4]);
  expect(pointsOf({ points: 3 })).toBeNull();
  expect(pointsOf({ points: [3, null] })).toBeNull();
  expect(pointsOf({})).toBeNull();
});
