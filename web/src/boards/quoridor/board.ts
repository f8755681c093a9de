import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import Facts from './Facts.svelte';
import { isFence, isSquare } from './geometry';
import type { State } from './state';

export const board: BoardModule<State> = {
  Board,
  Facts,
  aspect: { wide: 0.93, phone: 0.88 },
  isPlaced: ({ move }) => isSquare(move) || isFence(move),
  duration: (events) => (events.some((event) => event.sentence.key === 'quoridor-jumped') ? 240 : 160),
  keys: [
    ['F', 'quoridor-board-key-fence'],
    ['R', 'quoridor-board-key-turn'],
  ],
  coach: [
    { key: 'quoridor-coach-step', done: isSquare },
    { key: 'quoridor-coach-fence', done: isFence },
  ],
};
