/** A board that comes with a game's package: `page/board.js`, an ES module in plain DOM. README.md one folder up. */
import type { Arguments } from '../../lib/language.svelte';
import type { Choice, Sentence } from '../../messages';
import type { BoardModule, BoardProps, State } from '../contract';

/** What such a board is given: what every board is, and what finds words in the language of the page. */
export interface OutsideProps extends BoardProps {
  /** The page's language: "en", "fr". */
  language: string;
  /** A sentence of the server in words: of an event, the label of a choice. */
  words: (sentence: Sentence) => string;
  /** A message of the game's catalogues in words; the key itself where there is none. */
  message: (key: string, given?: Arguments) => string;
}

export interface Drawn {
  /** Draw what has changed. */
  update: (props: OutsideProps) => void;
  /** The board is taken away: remove what was put outside the element. */
  destroy: () => void;
}

export interface OutsideModule {
  mount: (element: HTMLElement, props: OutsideProps) => Drawn;
  isPlaced?: (choice: Choice) => boolean;
  aspect?: NonNullable<BoardModule['aspect']>;
  label?: (choice: Choice, state: State, names: readonly string[]) => string | null;
}

/** What was loaded, if it is such a board. */
export function checked(module: unknown): OutsideModule {
  if (typeof (module as Partial<OutsideModule> | null)?.mount !== 'function')
    throw new TypeError('board.js exports no function mount(element, props)');
  return module as OutsideModule;
}
