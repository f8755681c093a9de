import { expect, it } from 'vitest';
import { firstRules, howtoAddress } from './address';

const none = () => Promise.reject(new Error('no such table'));

it('carries the rules in force', async () => {
  const address = howtoAddress('corridor', { rules: { 'turn.action_points': 5 } });
  const search = new URLSearchParams(address.split('?')[1]);
  expect(await firstRules(search, none)).toEqual({ 'turn.action_points': 5 });
  expect(howtoAddress('corridor', { rules: {} })).toBe('/how/corridor');
});

it('asks a table for its rules, and does without a table that is gone', async () => {
  const search = new URLSearchParams(howtoAddress('corridor', { table: 'abc' }).split('?')[1]);
  expect(await firstRules(search, (table) => Promise.resolve({ table }))).toEqual({ table: 'abc' });
  expect(await firstRules(search, none)).toEqual({});
});

it('reads no rubbish', async () => {
  for (const rubbish of ['{', '[1]', 'null', '3'])
    expect(await firstRules(new URLSearchParams({ rules: rubbish }), none)).toEqual({});
});
