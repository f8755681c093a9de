/** The board of a game's package as a board of the page. One that fails leaves the general board, with a line that says so. */
import type { BoardModule } from '../contract';
import { generalBoard } from '../general/module';
import Board from './Board.svelte';
import { load, Loaded } from './loaded.svelte';

const boards = new Map<string, Loaded>();

export function loadedBoard(game: string): Loaded {
  return boards.get(game) ?? new Loaded(null);
}

export async function outsideBoard(game: string, address: string): Promise<BoardModule> {
  const loaded = await load(address);
  boards.set(game, loaded);
  const general = generalBoard(game);
  return {
    ...general,
    Board,
    get aspect() {
      return loaded.module?.aspect;
    },
    get hasOwnHeight() {
      return !loaded.module?.aspect;
    },
    isPlaced: (choice, choices) =>
      loaded.module
        ? loaded.attempt((module) => module.isPlaced?.(choice) ?? false, false)
        : (general.isPlaced?.(choice, choices) ?? false),
    label: (choice, state, names) => loaded.attempt((module) => module.label?.(choice, state, names) ?? null, null),
  };
}
