/** The boards, each a chunk of its own that is loaded with the first table of its game. */
import { Trouble } from '../lib/api';
import { factsOf } from '../lib/games.svelte';
import { speakOf } from '../lib/language.svelte';
import type { GameFacts } from '../messages';
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

/** A game's board with its words. */
export async function boardOf(game: string): Promise<BoardModule> {
  const load = folders[`./${game}/board.ts`];
  if (!load) return boardOfAnother(game);
  const [{ board }] = await Promise.all([load(), speakOf(game)]);
  return board as BoardModule;
}

/** The board of a game that has none here: the one in its package, else the general one. */
async function boardOfAnother(game: string): Promise<BoardModule> {
  const facts = await factsOf(game).catch(unknownGame);
  await speakOf(game);
  if (facts?.board) return (await import('./outside/module')).outsideBoard(game, facts.board);
  return (await import('./general/module')).generalBoard(game);
}

/** A table may be kept of a game that its server does not know any more. */
function unknownGame(error: unknown): GameFacts | null {
  if (error instanceof Trouble && error.code === 'no-such-game') return null;
  throw error;
}
