import { describe, expect, it } from 'vitest';
import type { ReplayLine } from '../messages';
import { besideTurn, endOf, listedTurns, worthTelling } from './turns';

const line = (player: number): ReplayLine => ({ player, move: '', sentences: [], turn: 0, state: null });

describe('the list of moves', () => {
  const turns = listedTurns([-1, 0, 0, 1, 0, 1, 1].map(line));

  it('puts the steps of one player in a row together', () => {
    expect(turns.map((turn) => [turn.number, turn.player, turn.steps.map((step) => step.ply)])).toEqual([
      [1, 0, [1, 2]],
      [2, 1, [3]],
      [3, 0, [4]],
      [4, 1, [5, 6]],
    ]);
    expect(turns.map(endOf)).toEqual([2, 3, 4, 6]);
  });

  it('walks from turn to turn, and stays at both ends', () => {
    expect([0, 1, 2, 3, 6].map((ply) => besideTurn(turns, ply, 1))).toEqual([2, 2, 3, 4, 6]);
    expect([0, 1, 2, 3, 6].map((ply) => besideTurn(turns, ply, -1))).toEqual([0, 0, 0, 2, 4]);
  });

  it('does not say whose turn it is, unless that is all', () => {
    const said = (key: string) => ({ key, text: '', arguments: {} });
    expect(worthTelling([said('corridor-ran'), said('corridor-turn')]).map(({ key }) => key)).toEqual(['corridor-ran']);
    expect(worthTelling([said('corridor-turn')])).toHaveLength(1);
  });
});
