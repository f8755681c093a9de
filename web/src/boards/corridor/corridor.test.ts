import { describe, expect, it } from 'vitest';
import { ranksToShow } from './camera';
import { beside, breadth, directionTo, middleOf, spot, windowFor } from './geometry';
import { losesAtOnce, meantBy, movesBySquare, planOf, sortOf, tiedPlayers, triedAt, usesOf } from './moves';
import { moments, rankByRank, sumOf } from './moments';
import { nextMove, risk } from './odds';
import { endOf, marginOf, pricesOf, type Hand, type State } from './state';
import { isDoomed } from './words';

const NONE: Hand = { push: 0, trip: 0, jump: 0, distract: 0, attract: 0 };

function position(change: Partial<State> = {}): State {
  return {
    phase: 'turn',
    turn: 0,
    points: 4,
    round: 2,
    horde: 1,
    pawns: [
      { lane: 2, rank: 4, tripped: false },
      { lane: 3, rank: 4, tripped: false },
    ],
    hands: [{ ...NONE, push: 1 }, null],
    hand_sizes: [1, 2],
    action_deck: null,
    action_deck_size: 40,
    action_discard: NONE,
    distracts: 0,
    attracts: 0,
    zombie_deck: { '1': 3, '2': 4, '3': 3, '4': 2 },
    zombie_discard: { '1': 0, '2': 0, '3': 0, '4': 0 },
    first_rank: 0,
    corridor: ['start', 'gate_2', 'crates'],
    floor: ['....', '....', '....', '....', '....', '#.##', '....', '....', '..#.', '#...', '...#', '....'],
    owed: 'nothing',
    corridor_deck: [],
    corridor_used: [],
    depletions: 0,
    votes: [null, null],
    loser: null,
    end_reason: null,
    ...change,
  };
}

describe('the drawing', () => {
  it('runs to the right, or upward', () => {
    const square = { lane: 2, rank: 3 };
    expect(middleOf(beside(square, 'forward'), 'right').x).toBeGreaterThan(middleOf(square, 'right').x);
    expect(middleOf(beside(square, 'forward'), 'up').y).toBeLessThan(middleOf(square, 'up').y);
    expect(middleOf(beside(square, 'left'), 'right').y).toBeLessThan(middleOf(square, 'right').y);
    expect(middleOf(beside(square, 'left'), 'up').x).toBeLessThan(middleOf(square, 'up').x);
  });

  it('has all lanes between its walls', () => {
    for (const way of ['right', 'up'] as const) {
      const across = (lane: number) => spot(lane, 0, way)[way === 'right' ? 'y' : 'x'];
      expect(across(0)).toBeGreaterThan(0);
      expect(across(4)).toBeLessThan(breadth(way));
    }
  });

  it('finds directions', () => {
    expect(directionTo({ lane: 2, rank: 3 }, { lane: 2, rank: 2 })).toBe('back');
    expect(directionTo({ lane: 2, rank: 3 }, { lane: 3, rank: 4 })).toBeNull();
  });
});

describe('the window', () => {
  it('stays where it is while everything is in it', () => {
    expect(windowFor([4, 6], 8, 2, -3, 30)).toBe(2);
  });

  it('moves as little as it must', () => {
    expect(windowFor([12], 8, 2, -3, 30)).toBe(5);
    expect(windowFor([1], 8, 2, -3, 30)).toBe(1);
  });

  it('prefers what is named first, and stays on the drawing', () => {
    expect(windowFor([20, 2], 8, 0, -3, 30)).toBe(13);
    expect(windowFor([29], 8, 0, -3, 30)).toBe(22);
    expect(windowFor([-3], 8, 0, -2.5, 30)).toBe(-2.5);
  });

  it('wants the own pawn first, then the way before it and the horde', () => {
    expect(ranksToShow(position(), 0, 1).slice(0, 4)).toEqual([4, 5, 7, 1]);
    const tied = position({
      phase: 'voting',
      horde: 6,
      pawns: [
        { lane: 1, rank: 9, tripped: false },
        { lane: 2, rank: 5, tripped: false },
      ],
    });
    expect(ranksToShow(tied, 0, 0).slice(0, 2)).toEqual([5, 9]);
    expect(ranksToShow(position({ phase: 'placing', pawns: [null, null] }), 0, 0)[0]).toBe(0);
  });
});

describe('moves', () => {
  it('are played where they lead, cards on neighbours on their square', () => {
    expect(planOf('forward', position(), 0)).toMatchObject({ sort: 'step', at: { lane: 2, rank: 5 } });
    expect(planOf('push right', position(), 0)).toMatchObject({ victim: 1, to: { lane: 4, rank: 4 } });
    expect(planOf('trip right', position(), 0)).toMatchObject({ victim: 1, at: { lane: 3, rank: 4 }, to: null });
    expect(planOf('jump right', position(), 0)).toMatchObject({ victim: 1, to: { lane: 4, rank: 4 } });
    expect(planOf('lane 3', position(), 0).at).toEqual({ lane: 3, rank: 0 });
    expect(planOf('vote 1', position(), 0)).toMatchObject({ sort: 'vote', victim: 1 });
  });

  it('are sorted', () => {
    expect(['end', 'left', 'discard trip', 'vote abstain', 'draw'].map(sortOf)).toEqual([
      'other',
      'step',
      'discard',
      'other',
      'other',
    ]);
  });

  it('are listed by square, with a card chosen only its own', () => {
    const moves = ['end', 'forward', 'push right', 'trip right', 'jump right', 'distract'];
    const all = movesBySquare(moves, position(), 0, null);
    expect(all.get('3/4')?.map((plan) => plan.move)).toEqual(['push right', 'trip right']);
    expect([...movesBySquare(moves, position(), 0, 'jump').keys()]).toEqual(['4/4']);
    expect(usesOf(moves, 'trip')).toEqual(['trip right']);
  });

  it('that are none are put so that the answer helps', () => {
    expect(meantBy('push', position(), 0)).toBe('push right');
    expect(meantBy('jump', position({ pawns: [{ lane: 1, rank: 4, tripped: false }, null] }), 0)).toBe('jump forward');
    expect(triedAt({ lane: 1, rank: 4 }, position(), 0, null)).toBe('left');
    expect(triedAt({ lane: 1, rank: 4 }, position(), 0, 'push')).toBe('push left');
    expect(triedAt({ lane: 1, rank: 9 }, position(), 0, null)).toBeNull();
    expect(triedAt({ lane: 3, rank: 0 }, position({ phase: 'placing' }), 0, null)).toBe('lane 3');
  });

  it('into the horde lose at once', () => {
    const near = position({ horde: 3 });
    expect(losesAtOnce('back', near, 0)).toBe(true);
    expect(losesAtOnce('forward', near, 0)).toBe(false);
    expect(losesAtOnce('push right', near, 0)).toBe(false);
  });

  it('find who shares the lowest rank', () => {
    expect(tiedPlayers(position())).toEqual([0, 1]);
  });
});

describe('the odds', () => {
  it('count the zombie cards that are left', () => {
    expect(nextMove(position(), 1).map((one) => one.move)).toEqual([1, 2, 3, 4]);
    expect(risk(position(), 1, 4)).toBeCloseTo(5 / 12);
    expect(risk(position(), 1, 6)).toBe(0);
  });

  it('know distracts, attracts and the bonus, and that the horde never moves back', () => {
    expect(nextMove(position({ distracts: 2 }), 1)).toEqual([
      { move: 0, chance: expect.closeTo(7 / 12) as number },
      { move: 1, chance: expect.closeTo(3 / 12) as number },
      { move: 2, chance: expect.closeTo(2 / 12) as number },
    ]);
    expect(nextMove(position({ attracts: 1, depletions: 2 }), 1)[0]?.move).toBe(4);
    expect(risk(position(), 1, 4, -1)).toBeCloseTo(2 / 12);
  });

  it('start anew when the deck is used up', () => {
    const used = position({
      zombie_deck: { '1': 0, '2': 0, '3': 0, '4': 0 },
      zombie_discard: { '1': 1, '2': 0, '3': 1, '4': 0 },
    });
    expect(risk(used, 1, 4)).toBeCloseTo(0.5);
  });

  it('know when all is lost', () => {
    const last = position({
      horde: 2,
      pawns: [
        { lane: 1, rank: 5, tripped: false },
        { lane: 2, rank: 3, tripped: false },
      ],
    });
    expect(isDoomed(last, 1, 1)).toBe(true);
    expect(isDoomed({ ...last, distracts: 1 }, 1, 1)).toBe(false);
    expect(isDoomed({ ...last, distracts: 1, depletions: 1 }, 1, 1)).toBe(true);
    expect(isDoomed(last, 0, 1)).toBe(false);
  });
});

describe('the position', () => {
  it('tells margins and the end of the table', () => {
    expect(marginOf(position(), 0)).toBe(3);
    expect(marginOf(position({ pawns: [null, null] }), 0)).toBeNull();
    expect(endOf(position({ first_rank: 4 }))).toBe(16);
  });

  it('has the prices of the table', () => {
    expect(pricesOf({}).points).toBe(4);
    expect(pricesOf({ 'turn.action_points': 6, 'corridor.bonus_per_depletion': 2 })).toMatchObject({
      points: 6,
      bonus: 2,
    });
  });
});

describe('the end of a round', () => {
  const moved = { kind: 0, player: -1, a: 2, b: 3, c: 0, hidden: false };
  const event = { ...moved, sentence: { key: 'corridor-horde-moved', text: '', arguments: {} } };

  it('adds up what was played until then', () => {
    const before = { ...position(), attracts: 2, distracts: 1 };
    expect(sumOf(event, [event], before)).toEqual({ number: 2, attracts: 2, distracts: 1, bonus: 0, move: 3 });
    const faster = { ...event, b: 4 };
    expect(sumOf(faster, [faster], { ...before, attracts: 1 }).bonus).toBe(2);
  });

  it('has the horde rest on every rank', () => {
    expect(rankByRank(2)).toBe('linear(0, 0.5 30.0%, 0.5 50.0%, 1 80.0%, 1 100.0%)');
    expect(rankByRank(0)).toBe(rankByRank(1));
  });

  it('is told at the foot of the board, which shows it', () => {
    const [moment] = moments([event], { before: position(), after: position(), me: 0, rules: {} });
    expect(moment).toMatchObject({ isOnBoard: true, beats: 2 });
  });
});
