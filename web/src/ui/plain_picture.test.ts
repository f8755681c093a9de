import { expect, it } from 'vitest';
import { COLUMNS, lettersOf, pictureOf, ROWS } from './plain_picture';

it('is always the same for the same name', () => {
  expect(pictureOf('orchard', 'The Orchard')).toEqual(pictureOf('orchard', 'The Orchard'));
  expect(pictureOf('orchard', 'x').tokens).not.toEqual(pictureOf('harbour', 'x').tokens);
});

it('has its tokens on tiles of their own', () => {
  for (const name of ['a', 'orchard', 'tic_tac_toe', 'é']) {
    const { tokens, hue } = pictureOf(name, name);
    expect(new Set(tokens.map(({ x, y }) => `${x},${y}`)).size).toBe(tokens.length);
    expect(tokens.every(({ x, y }) => x >= 0 && x < COLUMNS && y >= 0 && y < ROWS)).toBe(true);
    expect(hue).toBeGreaterThanOrEqual(0);
    expect(hue).toBeLessThan(360);
  }
});

it.each([
  ['The Orchard', 'O'],
  ['tic_tac_toe', 'TT'],
  ['Eight Days Later', 'ED'],
  ['été', 'É'],
  ['7 seas', 'S'],
  ['¡Go!', 'G'],
  ['', ''],
])('%s is %s', (title, letters) => {
  expect(lettersOf(title)).toBe(letters);
});
