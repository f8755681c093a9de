/** The board of every game that has none of its own. It is drawn from what the server says of the game. */
import { knownFacts } from '../../lib/games.svelte';
import { wide } from '../../lib/wide';
import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import { pointsOf } from './fields';
import { listed, ROOM, squareOf } from './moves';

/** The facts of the game have to be known, as far as there are any. */
export function generalBoard(game: string): BoardModule {
  const squares = knownFacts(game)?.grid?.squares ?? [];
  return {
    Board,
    hasOwnHeight: true,
    isPlaced: (choice, choices) =>
      squareOf(choice.move, squares) !== null ||
      listed(choices, squares, wide.current ? ROOM.wide : ROOM.phone).includes(choice),
    points: pointsOf,
  };
}
