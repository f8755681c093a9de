import { describe, expect, it } from 'vitest';
import { after, givesItAway, movesBySquare, nudgeable, planOf, stepsToGo, triedAt } from './moves';
import { oddsAgainst } from './odds';
import { setupOf, tokensIn, type State } from './state';

const DIE = [0, 2, 3, 4, 5, 6];

function position(change: Partial<State> = {}): State {
  return {
    phase: 'turn',
    turn: 0,
    turns: 3,
    die: null,
    steps: 0,
    trail: [],
    pawns: ['b2', 'd4'],
    blockers: [{ square: 'b3', player: 1, number: null, face_up: false }],
    bags: [[0, 2, 4], 4],
    held: null,
    unseen: [
      [0, 2, 4],
      [0, 2, 3, 4, 5],
    ],
    order: [[], ['b3']],
    winner: null,
    end: null,
    ...change,
  };
}

describe('the setup', () => {
  it('is that of the rules, with what a table has changed', () => {
    expect(setupOf(2, {}).goals).toEqual(['e5', 'a1']);
    expect(setupOf(4, {}).starts).toEqual(['a1', 'a5', 'e5', 'e1']);
    const changed = setupOf(2, { 'seat.south_west.goal': 'd5', 'board.holes': [], 'rules.revisit': false });
    expect([changed.goals[0], changed.holes, changed.mayRevisit]).toEqual(['d5', [], false]);
  });

  it('counts tokens that are known and those that are not', () => {
    expect([tokensIn([0, 3]), tokensIn(4), tokensIn(undefined)]).toEqual([2, 4, 0]);
  });
});

describe('moves', () => {
  it('are played on squares', () => {
    expect(planOf('challenge up', position(), 0)).toMatchObject({ sort: 'challenge', to: 'b3' });
    expect(planOf('left', position(), 0)).toMatchObject({ sort: 'step', player: 0, to: 'a2' });
    expect(planOf('nudge 1 down', position(), 0)).toMatchObject({ sort: 'nudge', player: 1, from: 'd4', to: 'd3' });
    expect(planOf('place c5', position(), 0)).toMatchObject({ sort: 'place', to: 'c5' });
    expect(planOf('roll', position(), 0).to).toBeNull();
  });

  it('are listed by square, nudges only for the pawn that is held', () => {
    const moves = ['pass', 'nudge 1 up', 'nudge 1 down', 'nudge 2 up'];
    const three = position({ pawns: ['b2', 'd4', 'd3'] });
    expect(nudgeable(moves)).toEqual([1, 2]);
    expect(movesBySquare(moves, three, 0, null).size).toBe(0);
    expect([...movesBySquare(moves, three, 0, 1).keys()]).toEqual(['d5', 'd3']);
    expect([...movesBySquare(moves, three, 0, 2).keys()]).toEqual(['d4']);
  });

  it('that are none are asked for in the words of the phase', () => {
    expect(triedAt('b3', position(), 0, null)).toBe('challenge up');
    expect(triedAt('b3', position({ phase: 'step' }), 0, null)).toBe('up');
    expect(triedAt('c3', position({ phase: 'place' }), 0, null)).toBe('place c3');
    expect(triedAt('d5', position({ phase: 'null' }), 0, 1)).toBe('nudge 1 up');
    expect(triedAt('e1', position(), 0, null)).toBeNull();
  });

  it('that hand somebody the game are found', () => {
    const setup = setupOf(2, {});
    const near = position({ pawns: ['b2', 'a2'] });
    expect(givesItAway('nudge 1 down', near, 0, setup)).toBe(true);
    expect(givesItAway('nudge 1 up', near, 0, setup)).toBe(false);
    expect(givesItAway('nudge 1 down', near, 0, setupOf(2, { 'rules.win_on_any_move': false }))).toBe(false);
  });
});

describe('distances', () => {
  it('go round blockers and the hole', () => {
    expect(stepsToGo(position(), setupOf(2, {}))).toEqual([6, 6]);
    const shut = after(
      after(position({ pawns: ['a1', 'd4'] }), planOf('place a2', position(), 0)),
      planOf('place b1', position(), 0),
    );
    expect(stepsToGo(shut, setupOf(2, {}))[0]).toBeNull();
  });
});

describe('odds', () => {
  it('against a number that is seen are exact', () => {
    const odds = oddsAgainst({ square: 'b3', player: 1, number: 3, face_up: true }, position(), DIE);
    expect(odds.chance).toBeCloseTo(4 / 6);
    expect(odds.steps).toBeCloseTo((0 + 1 + 2 + 3) / 6);
  });

  it('against a hidden one are the mean of what its owner may have laid', () => {
    const odds = oddsAgainst(position().blockers[0] ?? expect.fail('no blocker'), position(), DIE);
    expect(odds.numbers).toEqual([0, 2, 3, 4, 5]);
    expect(odds.chance).toBeCloseTo((6 + 5 + 4 + 3 + 2) / 30);
  });
});
