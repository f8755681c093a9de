import { describe, expect, it } from 'vitest';
import type { RuleKey } from '../messages';
import { askAddress, askedIn, tableOf } from './address';
import type { Askable, Wish } from './api';
import { axisValues, draftOf, faultOf, firstDraft, usualAxis, wishOf } from './draft';

const text = { key: '', arguments: {} };
const key = (name: string, usual: unknown, lowest: number | null = 1, highest: number | null = 12): RuleKey => ({
  key: name,
  default: usual,
  lowest,
  highest,
  choices: null,
  per_player: false,
  label: text,
  about: text,
});
const KEYS = [key('turn.points', 4), key('turn.hand', 5), key('rules.edge', true, null, null)];
const CAN = {
  game: 'corridor',
  players: 4,
  kinds: ['compare', 'seats', 'sweep', 'grid', 'find'],
  strengths: ['easy', 'hard'],
  primary: ['loses.0', 'rounds'],
  matters: 2,
  seconds: 60,
  most_points: 64,
  most_bots: 4,
} as unknown as Askable;
const first = (rules: Record<string, unknown> = {}) => firstDraft(CAN, rules, KEYS);

describe('a question', () => {
  it('wants a change before it compares', () => {
    expect(faultOf(first(), CAN, KEYS)).toBe('change-none');
    expect(faultOf(first({ 'turn.hand': 6 }), CAN, KEYS)).toBe('');
    expect(faultOf({ ...first({ 'turn.hand': 6 }), bots: [] }, CAN, KEYS)).toBe('strengths-none');
  });

  it('changes rules in B, or in every game where nothing is compared', () => {
    const draft = first({ 'turn.hand': 6 });
    expect(wishOf('corridor', draft, KEYS, false)).toMatchObject({
      rules: {},
      change: { 'turn.hand': 6 },
      until: null,
    });
    const seats = wishOf('corridor', { ...draft, kind: 'seats' }, KEYS, false);
    expect(seats).toMatchObject({ rules: { 'turn.hand': 6 }, change: {}, metrics: [] });
  });

  it('goes through the values of a rule', () => {
    expect(usualAxis(KEYS[0])).toEqual({ key: 'turn.points', from: 2, to: 6, step: 1 });
    expect(axisValues({ key: 'turn.points', from: 2, to: 7, step: 2 }, KEYS[0])).toEqual([2, 4, 6]);
    expect(axisValues(usualAxis(KEYS[2]), KEYS[2])).toEqual([false, true]);
    const wide = { ...first(), kind: 'grid' as const };
    wide.axes = [
      { ...wide.axes[0], from: 1, to: 12, step: 1 },
      { ...wide.axes[1], from: 1, to: 12, step: 1 },
    ];
    expect(faultOf(wide, CAN, KEYS)).toBe('points-too-many');
  });

  it('names its target in per cent where it is a share', () => {
    const draft = { ...first(), kind: 'find' as const, number: 'cleared', target: 40, margin: 3 };
    expect(wishOf('corridor', draft, KEYS, true).target).toBe('cleared = 40% +- 3');
  });

  it('begins curves and maps with rules that have room', () => {
    const keys = [key('board.size', 5, null, null), key('game.health', 10), key('game.health_cap', 10)];
    const [one, other] = firstDraft(CAN, {}, [...keys, ...KEYS.slice(2)]).axes;
    expect([one.key, other.key]).toEqual(['game.health_cap', 'rules.edge']);
  });

  it('wants to be told which value it shall find', () => {
    const draft = { ...first(), kind: 'find' as const };
    draft.axes[0] = { key: 'turn.hand', from: 2, to: 6, step: 1 };
    expect(faultOf(draft, CAN, KEYS)).toBe('target-none');
    expect(faultOf({ ...draft, target: 0, margin: 3 }, CAN, KEYS)).toBe('');
  });

  it('comes back as it was asked', () => {
    for (const kind of ['compare', 'seats', 'sweep', 'find'] as const) {
      const draft = { ...first({ 'turn.hand': 6 }), kind, number: 'rounds', target: 2, margin: 0.5, seed: 7 };
      const wish = wishOf('corridor', draft, KEYS, false);
      expect(wishOf('corridor', draftOf(wish, first()), KEYS, false)).toEqual(wish);
    }
  });
});

describe('addresses', () => {
  it('bring a question along', () => {
    const question: Partial<Wish> = { kind: 'seats', players: 3 };
    const address = new URL(askAddress('corridor', { question }), 'http://x');
    expect(address.pathname).toBe('/lab/corridor');
    expect(askedIn(address.searchParams)).toEqual(question);
    expect(askedIn(new URLSearchParams('question=rubbish'))).toBeNull();
  });

  it('lead from an answer to a table', () => {
    const given = new URL(tableOf('corridor', 4, { 'turn.hand': 6 }, 'abc'), 'http://x').searchParams;
    expect([given.get('players'), given.get('lab'), given.get('rules')]).toEqual(['4', 'abc', '{"turn.hand":6}']);
  });
});
