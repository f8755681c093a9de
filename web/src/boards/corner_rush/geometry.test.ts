import { describe, expect, it } from 'vitest';
import { beside, BOARD, directionTo, middleOf, quarterOf, SQUARES, walksFrom, wayTo } from './geometry';

const isHole = (square: string) => square === 'c3';
const HALF = 50;

describe('squares', () => {
  it('are 25, read from the top left', () => {
    expect(SQUARES).toHaveLength(25);
    expect([SQUARES[0], SQUARES[4], SQUARES[24]]).toEqual(['a5', 'e5', 'e1']);
  });

  it('know their neighbours and the edge', () => {
    expect(beside('c3', 'up')).toBe('c4');
    expect(beside('a1', 'left')).toBeNull();
    expect(beside('e5', 'up')).toBeNull();
    expect(directionTo('b2', 'b1')).toBe('down');
    expect(directionTo('b2', 'c3')).toBeNull();
  });

  it('put the own corner at the bottom left, and the goal across', () => {
    for (const [start, goal] of [
      ['a1', 'e5'],
      ['a5', 'e1'],
      ['e5', 'a1'],
      ['e1', 'a5'],
    ] as const) {
      expect(middleOf(start, quarterOf(start))).toEqual({ x: HALF, y: BOARD - HALF });
      expect(middleOf(goal, quarterOf(start))).toEqual({ x: BOARD - HALF, y: HALF });
    }
  });
});

describe('ways', () => {
  it('are eight steps from corner to corner, round the hole', () => {
    const way = wayTo('a1', 'e5', isHole);
    expect(way).toHaveLength(9);
    expect(way).not.toContain('c3');
  });

  it('may be shut', () => {
    expect(wayTo('a1', 'e5', (square) => ['a2', 'b1'].includes(square))).toEqual([]);
  });
});

describe('walks', () => {
  it('use every step', () => {
    const walks = walksFrom('a1', 2, 'e5', isHole, null);
    expect([...walks.keys()].sort()).toEqual(['a1', 'a3', 'b2', 'c1']);
    for (const walk of walks.values()) expect(walk).toHaveLength(2);
  });

  it('turn back no more than they must', () => {
    const walk = walksFrom('a1', 4, 'e5', isHole, null).get('c1') ?? [];
    expect(walk).toHaveLength(4);
    expect(new Set(['a1', ...walk]).size).toBe(5);
  });

  it('end on the goal with steps to spare', () => {
    expect(walksFrom('d5', 6, 'e5', isHole, null).get('e5')).toEqual(['e5']);
  });

  it('do not come back where that is forbidden', () => {
    const walks = walksFrom('a2', 2, 'e5', isHole, ['a1', 'a2']);
    expect(walks.has('a2')).toBe(false);
    expect([...walks.keys()].sort()).toEqual(['a4', 'b1', 'b3', 'c2']);
  });
});
