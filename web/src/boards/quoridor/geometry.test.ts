import { describe, expect, it } from 'vitest';
import {
  BOARD,
  fencedSides,
  fenceName,
  fenceOf,
  isBeside,
  middleOf,
  middleOfFence,
  nearestFence,
  shutOut,
  sideOf,
  squareOf,
  stepsToGo,
  turned,
  turnedBack,
  under,
  wayToGoal,
} from './geometry';

describe('ways', () => {
  it('are eight steps long on the empty board', () => {
    expect(stepsToGo(['e1', 'e9'], [])).toEqual([8, 8]);
    expect(stepsToGo(['e1', 'a5', 'e9', 'i5'], [])).toEqual([8, 8, 8, 8]);
  });

  it('go round a fence', () => {
    expect(stepsToGo(['e1', 'e9'], ['e1h'])).toEqual([9, 9]);
    expect(stepsToGo(['e1', 'a5', 'e9', 'i5'], ['d5v'])[1]).toBe(9);
  });

  it('may be shut', () => {
    expect(stepsToGo(['a1', 'e9'], ['a1h', 'b1v'])[0]).toBeNull();
    const shut = ['a1h', 'c1h', 'e1h', 'g1h', 'h1v', 'h2h'];
    expect(wayToGoal('e1', 0, shut)).toEqual([]);
  });

  it('leave out who is gone', () => {
    expect(stepsToGo([null, 'a5', 'e9', 'i5'], [])[0]).toBeNull();
  });
});

describe('places', () => {
  it('turn and turn back', () => {
    for (const side of [0, 1, 2, 3]) {
      const point = { x: 100, y: 40 };
      expect(turnedBack(turned(point, side), side)).toEqual(point);
    }
  });

  it('put the own base line at the bottom', () => {
    for (const [player, home] of [
      [0, 'e1'],
      [1, 'a5'],
      [2, 'e9'],
      [3, 'i5'],
    ] as const) {
      const at = turned(middleOf(squareOf(home)), sideOf(player, 4));
      expect(at.y).toBeGreaterThan(BOARD - 60);
      expect(at.x).toBe(BOARD / 2);
    }
  });

  it('find what lies under a point', () => {
    expect(under(middleOf(squareOf('e5')), 7).square).toEqual(squareOf('e5'));
    const beside = middleOfFence(fenceOf('e3h'));
    expect(fenceName(under({ x: beside.x + 20, y: beside.y }, 7).fence ?? fenceOf('a1h'))).toBe('e3h');
    expect(fenceName(under({ x: beside.x, y: beside.y + 20 }, 7).fence ?? fenceOf('a1h'))).toBe('e3v');
    expect(under({ x: -5, y: 10 }, 7)).toEqual({});
  });

  it('keep fences on the board', () => {
    expect(fenceName(nearestFence({ x: BOARD, y: 0 }, false))).toBe('h8h');
    expect(fenceName(nearestFence({ x: 0, y: BOARD }, true))).toBe('a1v');
  });
});

describe('what a square says of its fences', () => {
  it('names the sides as they lie before the one who looks', () => {
    expect(fencedSides('e5', ['e5h', 'd5v'], 0)).toEqual(['up', 'left']);
    expect(fencedSides('e5', ['e5h', 'd5v'], 2)).toEqual(['down', 'right']);
    expect(fencedSides('e5', ['e5h'], 1)).toEqual(['left']);
    expect(fencedSides('a1', [], 0)).toEqual([]);
  });

  it('knows neighbours with nothing between', () => {
    expect(isBeside('e4', 'e5', [])).toBe(true);
    expect(isBeside('e4', 'e5', ['e4h'])).toBe(false);
    expect(isBeside('e4', 'e6', [])).toBe(false);
  });
});

it('a fence that closes the last way is told by whom it shuts out', () => {
  const fences = ['a8h', 'c8h', 'e8h', 'g8h', 'h7h']; // only by h8, i8 to i9
  expect(shutOut(['e1', 'e8'], fences, 'h8v')).toEqual([0]);
  expect(shutOut(['e1', 'e8'], fences, 'a1v')).toEqual([]);
  expect(shutOut([null, 'e8'], fences, 'h8v')).toEqual([]);
});
