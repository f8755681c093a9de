/** Moves as the general board offers them: on the squares that their texts end with, the others in groups. */
import type { Choice } from '../../messages';

/** More choices than these are grouped. */
export const FEW = 8;
/** So many choices without a square have room in the action bar, on a desk and on a phone; more stand on the board. */
export const ROOM = { wide: FEW, phone: 3 };

/** The square that a move is played on: the longest name that its text ends with. */
export function squareOf(move: string, squares: readonly string[]): string | null {
  const ends = squares.filter((square) => move === square || move.endsWith(` ${square}`));
  return ends.reduce<string | null>((best, one) => (best && best.length >= one.length ? best : one), null);
}

/** The square that a move starts from, of a move that names one before the square it is played on. */
export function sourceOf(move: string, squares: readonly string[]): string | null {
  const target = squareOf(move, squares);
  return target === null || target === move ? null : squareOf(move.slice(0, -target.length - 1), squares);
}

/** The choices of each square; with `from`, only those that start there. */
export function choicesBySquare(
  choices: readonly Choice[],
  squares: readonly string[],
  from: string | null = null,
): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const square = squareOf(choice.move, squares);
    if (square === null || (from !== null && sourceOf(choice.move, squares) !== from)) continue;
    found.set(square, [...(found.get(square) ?? []), choice]);
  }
  return found;
}

function withoutSquare(choices: readonly Choice[], squares: readonly string[]): Choice[] {
  return choices.filter((choice) => squareOf(choice.move, squares) === null);
}

/** The choices that the board lists: those without a square, if the action bar has no room for them. */
export function listed(choices: readonly Choice[], squares: readonly string[], room: number): Choice[] {
  const others = withoutSquare(choices, squares);
  return others.length > room ? others : [];
}

/**
 * What a press on a square does: play its only move, ask which of several, lift the piece that stands there, put it down
 * again. `from` is the piece that is lifted, `isSource` whether moves start here, `offered` how many end here (of the
 * lifted piece, if there is one).
 */
export function answerTo(
  square: string,
  from: string | null,
  isSource: boolean,
  offered: number,
): 'play' | 'ask' | 'lift' | 'put down' | 'refuse' {
  if (from === square) return 'put down';
  if (isSource && (from === null || !offered)) return 'lift';
  return offered > 1 ? 'ask' : offered ? 'play' : 'refuse';
}

/**
 * A move to ask the server about when a square is tried that has none: of all moves of the game one that ends there, if
 * possible one that begins like what can be played now.
 */
export function triedAt(
  square: string,
  choices: readonly Choice[],
  moves: readonly string[],
  squares: readonly string[],
): string | null {
  const there = moves.filter((move) => squareOf(move, squares) === square);
  const verbs = new Set(choices.map((choice) => kindOf(choice.move)));
  return there.find((move) => verbs.has(kindOf(move))) ?? there[0] ?? null;
}

/** The first word of a move; one with digits in it (a square, a fence) by its shape: "e3h" is "a9a". */
function kindOf(move: string): string {
  const [first = ''] = move.split(' ');
  return /\d/.test(first) ? first.replace(/[a-z]/g, 'a').replace(/\d/g, '9') : first;
}

export interface Group {
  /** Names the group as long as the page is open. */
  id: string;
  /** What all of them begin with, in words; '' for those that have nothing in common. */
  heading: string;
  choices: readonly Choice[];
}

/** Many choices: those that begin with the same word together, in their order; those that stand alone come last. */
export function grouped(choices: readonly Choice[], words: (choice: Choice) => string): Group[] {
  if (choices.length <= FEW) return [{ id: '', heading: '', choices }];
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const kind = kindOf(choice.move);
    found.set(kind, [...(found.get(kind) ?? []), choice]);
  }
  const groups = [...found].filter(([, members]) => members.length > 1);
  const alone = [...found.values()].filter((members) => members.length === 1).flat();
  return [
    ...groups.map(([id, members]) => ({ id, heading: commonStart(members.map(words)) || id, choices: members })),
    ...(alone.length ? [{ id: '', heading: '', choices: alone }] : []),
  ];
}

/** The words with which all of these texts begin. */
export function commonStart(texts: readonly string[]): string {
  const [first = [], ...others] = texts.map((text) => text.split(' '));
  const differs = first.findIndex((word, n) => others.some((other) => other[n] !== word));
  return first.slice(0, differs < 0 ? first.length : differs).join(' ');
}
