import { describe, expect, it } from 'vitest';
import { endingMood, outcomeOf, playersOf, resultKind, resultNames } from './result';

const duel = { values: [1, -1], reason: 'reached_goal', winners: [0], goal: 'one_winner' };
const escape = { values: [0.5, 0.5, -1], reason: 'caught_by_horde', winners: [0, 1], goal: 'one_loser' };
const tower = { values: [0.9, 1, 0.9], reason: 'helicopter', winners: [1], goal: 'cooperative' };
const winter = { values: [0, 0, 0], reason: 'all_dead', winners: [], goal: 'survival' };

describe('a result', () => {
  it('is yours, where you played', () => {
    expect(resultKind(duel, 0)).toBe('won');
    expect(resultKind(duel, 1)).toBe('lost');
    expect(resultKind(escape, 2)).toBe('lost');
  });

  it('is everybody’s, where all share one fate', () => {
    expect(resultKind(tower, 0)).toBe('all-won');
    expect(resultKind({ ...tower, values: [0, 0, 0], winners: [] }, 0)).toBe('all-lost');
    expect(resultKind(winter, 1)).toBe('all-lost');
    expect(resultKind({ ...winter, values: [1, 1, 1] }, 1)).toBe('all-won');
    expect(resultKind({ ...duel, values: [0, 0], winners: [] }, 1)).toBe('drawn');
  });

  it('is theirs, for those who watch; several on one device are at the table', () => {
    expect(resultKind(tower, -1)).toBe('they-won');
    expect(resultKind({ ...tower, values: [0, 0, 0], winners: [] }, -1)).toBe('they-lost');
    expect(resultKind(winter, -1)).toBe('they-lost');
    expect(resultKind(tower, -1, true)).toBe('all-won');
    expect(resultKind({ ...duel, values: [0, 0], winners: [] }, -1)).toBe('drawn');
  });

  it('names the winner, or the one who stayed behind', () => {
    expect(resultKind(duel, -1)).toBe('told');
    expect(resultNames(duel, ['Ann', 'Bob'])).toEqual(['Ann']);
    expect(resultKind(escape, -1)).toBe('loser');
    expect(resultNames(escape, ['Ann', 'Bob', 'Cy'])).toEqual(['Cy']);
  });
});

it('feels different to win, to lose and to lose together', () => {
  expect(['won', 'lost', 'all-lost', 'told'].map((kind) => endingMood(kind as never))).toEqual([
    'victory',
    'defeat',
    'disaster',
    'calm',
  ]);
});

describe('a record', () => {
  const record = { result: [-1, 1], end_reason: 'resigned', seats: [{ name: 'Ann' }, { name: 'Ben' }], order: [1, 0] };

  it('has an outcome as a table has', () => {
    const outcome = outcomeOf(record, 'one_winner');
    expect(outcome).toEqual({ values: [-1, 1], reason: 'resigned', winners: [1], goal: 'one_winner' });
    expect(resultNames(outcome, playersOf(record))).toEqual(['Ann']);
    expect(outcomeOf({ ...record, result: [0, 0] }, '').winners).toEqual([]);
  });

  it('names its players in the order in which they played', () => {
    expect(playersOf(record)).toEqual(['Ben', 'Ann']);
  });
});
