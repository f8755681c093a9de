import { beforeEach, expect, it, vi } from 'vitest';
import { fileOf, keepRuleSet, ruleSets, rulesOfFile, sharedAddress } from './rule_sets';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it('keeps sets by name, each game its own', () => {
  keepRuleSet('corridor', 'Sundays', { 'turn.action_points': 5 });
  keepRuleSet('quoridor', 'short', { 'fences.2': 3 });
  expect(ruleSets('corridor')).toEqual({ Sundays: { 'turn.action_points': 5 } });
  keepRuleSet('corridor', 'Sundays', {});
  expect(ruleSets('corridor')).toEqual({});
  expect(ruleSets('quoridor')).toEqual({ short: { 'fences.2': 3 } });
});

it('writes rules into an address', () => {
  const search = new URLSearchParams(sharedAddress('corridor', 'friends', { a: 1 }).split('?')[1]);
  expect(JSON.parse(search.get('rules') ?? '')).toEqual({ a: 1 });
});

it('reads what it wrote into a file, and nothing else', () => {
  const rules = { 'turn.action_points': 5, 'die.values': [0, 1] };
  expect(rulesOfFile(fileOf('corridor', rules))).toEqual({ game: 'corridor', rules });
  for (const text of ['', 'null', '[]', '{"game": 1, "rules": {}}', '{"game": "corridor", "rules": []}'])
    expect(rulesOfFile(text)).toBeNull();
});
