import { expect, it } from 'vitest';
import { apart, bySection, changes, found } from './rules';

const rule = (id: string, statement: string, section = 'Pawns') => ({
  id,
  kind: 'rule',
  statement,
  note: '',
  section,
  language: '',
});
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

it('keeps rulings apart from what the rulebook says', () => {
  const ruling = { ...rule('QRD-A1', 'The edge counts as a fence.'), kind: 'ruling' };
  expect(apart([...rules, ruling])).toEqual({ rules, rulings: [ruling] });
});

it('knows the rules that a table has changed', () => {
  const six = { ...rule('QRD-6', 'Each has 10 fences.'), note: '`fences.2`' };
  expect(changes(six, { 'fences.2': 7 })).toBe(true);
  expect(changes(six, { 'fences.4': 7 })).toBe(false);
});
