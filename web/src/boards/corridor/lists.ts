/** The lists among the rules: which corridor cards there are, and what is on each. */
import { wordsIn, type ListRule } from '../lists';

const ROWS = /^corridor_card\.(\w+)\.rows$/;
const DECKS = /^corridor\.(default_cards|optional_cards_by_players\.\d)$/;

export const lists: readonly ListRule[] = [
  {
    keys: ROWS,
    kind: 'drawing',
    marks: [
      { mark: '.', name: 'floor', sign: '·', look: 'plain' },
      { mark: '#', name: 'obstacle', sign: '■', look: 'crossed' },
      { mark: 'o', name: 'gap', sign: '○', look: 'hole' },
    ],
  },
  {
    keys: DECKS,
    kind: 'counts',
    words: (keys) => [...new Set([...keys.flatMap(({ key }) => ROWS.exec(key)?.[1] ?? []), ...wordsIn(keys, DECKS)])],
  },
];
