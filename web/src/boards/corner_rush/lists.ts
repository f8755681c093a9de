/** The lists among the rules: the squares that are missing, and who sits where. */
import { wordsIn, type ListRule } from '../lists';

const SEATS = /^seats\.\d$/;
/** As the board is drawn: the fifth row on top. */
const SQUARES = [5, 4, 3, 2, 1].flatMap((row) => [...'abcde'].map((column) => column + row));

export const lists: readonly ListRule[] = [
  { keys: /^board\.holes$/, kind: 'squares', squares: SQUARES },
  { keys: SEATS, kind: 'order', words: (keys) => wordsIn(keys, SEATS) },
];
