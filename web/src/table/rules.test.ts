import { expect, it } from 'vitest';
import { bySection, found } from './rules';

const rule = (id: string, statement: string, section = 'Pawns') => ({ id, kind: 'rule', statement, note: '', section });
const rules = [rule('QRD-16', 'A pawn goes one square.'), rule('QRD-31', 'Fences do not overlap.', 'Fences')];

it('finds rules by id and by words, in any order', () => {
  expect(found(rules, 'qrd-31').map((one) => one.id)).toEqual(['QRD-31']);
  expect(found(rules, 'square pawn').map((one) => one.id)).toEqual(['QRD-16']);
  expect(found(rules, 'elephant')).toEqual([]);
  expect(found(rules, ' ')).toHaveLength(2);
});

it('keeps the sections of the rulebook', () => {
  expect(bySection(rules).map(([name]) => name)).toEqual(['Pawns', 'Fences']);
});
