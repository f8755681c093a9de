import { describe, expect, it } from 'vitest';
import type { RuleKey } from '../../messages';
import { grouped, requestOf, resized, ruleValue, usualSeats, type Choices } from './wish';

const words = { key: '', text: '', arguments: {} };
const bounds = { lowest: 1, highest: 12, choices: null, per_player: false };
const number: RuleKey = { key: 'turn.points', default: 4, ...bounds, label: words, about: words };

function chosen(mode: 'bots' | 'friends' | 'device', players = 3): Choices {
  return {
    mode,
    players,
    seats: usualSeats(mode, players, ' Ann ', 'easy'),
    preset: '',
    rules: {},
    clock: 'none',
    order: 'random',
    first: 0,
    isPublic: true,
    spectators: true,
    hints: 'bots',
    bestOf: 1,
    lab: '',
  };
}

describe('a new table', () => {
  it('starts at once against bots', () => {
    const request = requestOf('quoridor', chosen('bots'), (seat) => `Player ${seat}`);
    expect(request.seats).toEqual([
      { kind: 'me', name: 'Ann' },
      { kind: 'bot', bot: 'easy' },
      { kind: 'bot', bot: 'easy' },
    ]);
    expect(request.start).toBe(true);
    expect(request.is_public).toBe(false);
  });

  it('waits for friends', () => {
    const request = requestOf('quoridor', chosen('friends'), (seat) => `Player ${seat}`);
    expect(request.seats?.map((seat) => seat.kind)).toEqual(['me', 'open', 'open']);
    expect(request.start).toBe(false);
    expect(request.is_public).toBe(true);
  });

  it('gives every person on this device a seat', () => {
    expect(requestOf('quoridor', chosen('device'), (seat) => `Player ${seat}`).seats).toEqual([
      { kind: 'me', name: 'Ann' },
      { kind: 'me', name: 'Player 1' },
      { kind: 'me', name: 'Player 2' },
    ]);
  });

  it('keeps who sat there when the number of players changes', () => {
    const three = usualSeats('friends', 3, 'Ann', 'easy');
    const changed = three.map((seat, n) => (n === 1 ? { ...seat, kind: 'bot' as const } : seat));
    const four = resized(changed, 4, usualSeats('friends', 4, 'Ann', 'easy'));
    expect(four.map((seat) => seat.kind)).toEqual(['me', 'bot', 'open', 'open']);
    expect(resized(four, 2, usualSeats('friends', 2, 'Ann', 'easy')).map((seat) => seat.kind)).toEqual(['me', 'bot']);
  });
});

describe('a house rule', () => {
  it('is a whole number within its bounds', () => {
    expect(ruleValue(number, '5')).toBe(5);
    expect(() => ruleValue(number, '5.5')).toThrow(RangeError);
    expect(() => ruleValue(number, '13')).toThrow(RangeError);
    expect(() => ruleValue(number, '')).toThrow(RangeError);
  });

  it('may be a list of numbers or words', () => {
    expect(ruleValue({ ...number, default: [1, 2] }, '3, 4 ,5')).toEqual([3, 4, 5]);
    expect(ruleValue({ ...number, default: ['a'] }, 'pillars, hole')).toEqual(['pillars', 'hole']);
  });

  it('stands with the others of its table', () => {
    const keys = ['turn.points', 'turn.limit', 'deck.size'].map((key) => ({ ...number, key }));
    expect(grouped(keys).map(([name, members]) => [name, members.length])).toEqual([
      ['turn', 2],
      ['deck', 1],
    ]);
  });
});
