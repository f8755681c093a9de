import { beforeAll, describe, expect, it } from 'vitest';
import { speak, speakOfLab } from '../lib/language.svelte';
import type { LabState } from './api';
import { fresh } from './fresh';
import type { Kind, Reading, Report, Row, Strength } from './report';
import { verdictOf } from './verdict';

beforeAll(async () => {
  await speak('en');
  await speakOfLab('corridor');
});

function row(reading: Reading, low: number, high: number, more: Partial<Row> = {}): Row {
  const found = { low, high, mean: (low + high) / 2 };
  const base = { name: 'loses.0', title: 'player 1 loses', unit: 'share', group: 'seats' };
  return { ...base, a: found, b: found, difference: found, reading, primary: true, ...more };
}

function strength(bot: string, metrics: Row[], more: Partial<Strength> = {}): Strength {
  return { bot, blocks: 100, games: 200, decided: false, metrics, ...more };
}

function report(kind: Kind, strengths: Strength[], detail: Report['question']['detail'] = {}): Report {
  const question = { kind, game: 'corridor', title: '', players: 4, bots: strengths.map(({ bot }) => bot), rules: {} };
  const rest = { seed: 1, primary: ['loses.0'], until: {}, matters: 2, detail, counts: 'loses' };
  return { question: { ...question, ...rest }, command: '', decided: false, strengths };
}
const texts = (of: Report) => verdictOf(of).said.map(({ title, text }) => [title, text].filter(Boolean).join(': '));

describe('a comparison', () => {
  it('speaks of all strengths at once where they agree', () => {
    const both = report('compare', [
      strength('easy', [row('more', 0.003, 0.02)]),
      strength('hard', [row('more', 0.01, 0.05)]),
    ]);
    expect(texts(both)).toEqual(['First player loses: more often, by 0.3 to 5.0 points, at every strength.']);
    expect(verdictOf(both).warnings).toEqual([]);
  });

  it('speaks of each where they do not, and warns', () => {
    const apart = report('compare', [
      strength('easy', [row('more', 0.01, 0.05)]),
      strength('hard', [row('less', -0.05, -0.01)]),
    ]);
    expect(texts(apart)[1]).toBe('less often, by 1.0 to 5.0 points among hard bots.');
    expect(verdictOf(apart).warnings[0]).toContain('Strength turns the answer around');
  });

  it('says what is open and what is no matter, never more', () => {
    const open = report('compare', [
      strength('easy', [row('open', -0.013, 0.031)]),
      strength('hard', [row('no matter', -0.01, 0.012)]),
    ]);
    expect(texts(open)).toEqual([
      'First player loses: still open (−1.3 to +3.1 points) among easy bots.',
      'no matter (±1.2 points at most) among hard bots.',
    ]);
  });

  it('calls a rule dead that changed no game, but not after a few', () => {
    const games = (n: number) => ({ games: n, changed: 0, share: { low: 0, high: 0.004, mean: 0 } });
    const dead = (n: number) =>
      report('compare', [strength('easy', [row('open', -1, 1)], { changed_games: games(n) })]);
    expect(texts(dead(3_000))[0]).toContain('Not one of 3,000 games among easy bots changed');
    expect(texts(dead(20))[0]).toContain('still open');
  });

  it('is as new as the last look', () => {
    const before = report('compare', [strength('easy', [row('open', -0.1, 0.1)])]);
    const found = { low: 0.01, high: 0.05, mean: 0.03 };
    const rows = [{ name: 'loses.0', arm: 'B', unit: 'share', found, is_change: true, reading: 'more' as const }];
    const state = { strengths: [{ bot: 'easy', blocks: 200, games: 400, decided: true, rows }] } as unknown as LabState;
    expect(texts(fresh(before, state))[0]).toContain('more often, by 1.0 to 5.0 points');
  });
});

describe('other questions', () => {
  it('seats: names those that are off', () => {
    const seats = report('seats', [strength('easy', [row('more', 0.38, 0.42)])]);
    expect(texts(seats)).toEqual([
      'Not fair among easy bots: first player loses 38.0 to 42.0 %. An equal share is 25 %.',
    ]);
  });

  it('a sweep says from where to where', () => {
    const point = (n: number, low: number, high: number) =>
      row('', low, high, {
        name: 'rounds',
        title: 'rounds',
        unit: 'rounds',
        group: 'sweep',
        point: { 'turn.points': n },
      });
    const sweep = report('sweep', [strength('easy', [point(2, 1, 1.2), point(6, 3, 3.4)])], { axes: [] });
    expect(texts(sweep)[0]).toBe('Among easy bots: rounds from 1.10 at turn.points 2 to 3.20 at turn.points 6.');
    const open = report('sweep', [strength('easy', [point(2, 1, 2.2), point(6, 2, 3.4)])], { axes: [] });
    expect(texts(open)[0]).toContain('no value');
  });

  it('a search says which value meets the target', () => {
    const tried = (n: number, judgement: 'meets' | 'below') =>
      row('', 1.9, 2.1, {
        name: 'rounds',
        title: 'rounds',
        unit: 'rounds',
        group: 'find',
        point: { 'turn.points': n },
        judgement,
        blocks: 64,
      });
    const found = report('find', [strength('easy', [tried(3, 'below'), tried(5, 'meets')], { decided: true })], {
      value: 2,
      margin: 0.25,
    });
    expect(texts(found)[0]).toBe('Among easy bots: turn.points 5 (1.90 to 2.10 rounds) meets rounds = 2 ± 0.3 rounds.');
  });

  it('the self-test says what a careless reading would have claimed', () => {
    const test = { numbers: 59, looks: 44, careless: 12, lab: 0 };
    expect(texts(report('aa', [strength('easy', [], { self_test: test })]))[0]).toContain(
      'in 12 of 59 numbers; the lab claimed 0',
    );
  });

  it('are told in French, too', async () => {
    await speak('fr');
    const both = report('compare', [
      strength('easy', [row('more', 0.003, 0.02)]),
      strength('hard', [row('more', 0.01, 0.05)]),
    ]);
    expect(texts(both)[0]).toBe('Premier joueur\u00a0: perd: plus souvent, de 0,3 à 5,0 points, à toutes les forces.');
    await speak('en');
  });
});
