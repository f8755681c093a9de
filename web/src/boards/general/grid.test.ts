import { describe, expect, it } from 'vitest';
import type { GridFacts, Happened } from '../../messages';
import { changedSquares, mentionedSquares, piecesOn } from './grid';

const GRID: GridFacts = { field: 'cells', columns: 2, squares: ['a2', 'b2', 'a1', 'b1'], pieces: [] };

describe('a square', () => {
  it('has the piece of a player, or none', () => {
    expect(piecesOn(GRID, { cells: [0, 1, 2, null] })).toEqual([
      { kind: 'none' },
      { kind: 'player', player: 0 },
      { kind: 'player', player: 1 },
      { kind: 'hidden' },
    ]);
  });

  it('has the sign that the game declares', () => {
    expect(piecesOn({ ...GRID, pieces: ['', '♞'] }, { cells: [0, 1, 5, 'wall'] })).toEqual([
      { kind: 'none' },
      { kind: 'sign', sign: '♞', value: '1' },
      { kind: 'sign', sign: '5', value: '5' },
      { kind: 'sign', sign: 'wall', value: 'wall' },
    ]);
  });

  it('is found in rows too, and is empty where nothing is said', () => {
    expect(piecesOn(GRID, { cells: [[0, 1]] }).map(({ kind }) => kind)).toEqual(['none', 'player', 'none', 'none']);
    expect(piecesOn(GRID, {}).map(({ kind }) => kind)).toEqual(['none', 'none', 'none', 'none']);
  });
});

describe('what changed last', () => {
  const at = (...cells: number[]) => piecesOn(GRID, { cells });

  it('is seen by comparing', () => {
    expect(changedSquares(at(1, 0, 0, 0), at(0, 1, 0, 0), GRID.squares)).toEqual(['a2', 'b2']);
    expect(changedSquares(at(1, 0, 0, 0), at(1, 0, 0, 0), GRID.squares)).toEqual([]);
  });

  it('is not a move where nearly everything differs', () => {
    expect(changedSquares(at(1, 1, 1, 0), at(0, 0, 0, 0), GRID.squares)).toEqual([]);
    expect(changedSquares([], at(0, 0, 0, 0), GRID.squares)).toEqual([]);
  });

  it('is told by the last sentence that names a square', () => {
    const said = (square: string | number): Happened => ({
      ...{ kind: 1, player: 0, a: 0, b: 0, c: 0, hidden: false },
      sentence: { key: '', text: '', arguments: { square } },
    });
    expect(mentionedSquares([said('a1'), said('b2'), said(3)], GRID.squares)).toEqual(['b2']);
    expect(mentionedSquares([], GRID.squares)).toEqual([]);
  });
});
