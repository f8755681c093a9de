/** What the picture of a game without one of its own is made of: always the same for the same name. */

export interface Token {
  /** Column and row of its tile, away from the edge. */
  x: number;
  y: number;
  player: number;
}

export interface Picture {
  /** Degrees on the colour wheel. */
  hue: number;
  tokens: readonly Token[];
  letters: string;
}

export const COLUMNS = 8;
export const ROWS = 6;
const TOKENS = 5;

/** Numbers from 0 to 1 that follow from a name (FNV-1a, then a linear congruential generator). */
function* numbersOf(name: string): Generator<number, never> {
  let n = 2166136261;
  for (const letter of name) n = Math.imul(n ^ (letter.codePointAt(0) ?? 0), 16777619);
  for (;;) {
    n = (Math.imul(n, 1664525) + 1013904223) | 0;
    yield (n >>> 8) / 2 ** 24;
  }
}

/** The first letters of the first two words, small words ("the") left out where there are others. */
export function lettersOf(title: string): string {
  const words = title.split(/[\s_]+/).filter((word) => /\p{L}|\p{N}/u.test(word));
  const long = words.filter((word) => word.length > 3);
  return (long.length ? long : words)
    .slice(0, 2)
    .map((word) => [...word].find((letter) => /\p{L}|\p{N}/u.test(letter)) ?? '')
    .join('')
    .toLocaleUpperCase();
}

export function pictureOf(name: string, title: string): Picture {
  const numbers = numbersOf(name);
  const upTo = (n: number) => Math.floor(numbers.next().value * n);
  const hue = upTo(360);
  const tokens = new Map<string, Token>();
  while (tokens.size < TOKENS) {
    const [x, y] = [1 + upTo(COLUMNS - 3), 1 + upTo(ROWS - 2)];
    if (!tokens.has(`${x},${y}`)) tokens.set(`${x},${y}`, { x, y, player: tokens.size });
  }
  return { hue, tokens: [...tokens.values()], letters: lettersOf(title) };
}
