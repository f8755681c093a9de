/** The boards, each a chunk of its own that is loaded with the first table of its game. */
import { speakOf } from '../lib/language.svelte';
import type { BoardModule } from './contract';
import type { ListRule } from './lists';

// A folder here is a board: <game>/board.ts exports `board`, a BoardModule.
const folders = import.meta.glob<{ board: BoardModule<never> }>('./*/board.ts');

// Where the rules of a game have lists, <game>/lists.ts says what is in them.
const listFiles = import.meta.glob<{ lists: readonly ListRule[] }>('./*/lists.ts');

/** What a game's board says of the lists among its rules. */
export async function listsOf(game: string): Promise<readonly ListRule[]> {
  return (await listFiles[`./${game}/lists.ts`]?.())?.lists ?? [];
}

/** A game's board with its words; the fallback for a game that has none of its own. */
export async function boardOf(game: string): Promise<BoardModule> {
  const load = folders[`./${game}/board.ts`];
  const [module] = await Promise.all([load ? load() : import('./fallback'), speakOf(game)]);
  return module.board as BoardModule;
}
