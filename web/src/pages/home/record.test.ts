import { expect, it } from 'vitest';
import { recordIn, UnreadableRecord } from './record';

it('a file is read as a record', () => {
  expect(recordIn('{"kind": "tablewright match"}')).toEqual({ kind: 'tablewright match' });
});

it.each(['', 'a letter', '[1, 2]', '7', 'null'])('%j is none', (text) => {
  expect(() => recordIn(text)).toThrow(UnreadableRecord);
});
