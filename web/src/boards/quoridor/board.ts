import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import Facts from './Facts.svelte';
import { isBeside, isFence, isSquare, stepsToGo } from './geometry';
import { moments } from './moments';
import type { State } from './state';

/** Whether another pawn stands right beside one's own, with no fence between. */
function facesPawn({ pawns, fences }: State, me: number): boolean {
  const own = pawns[me];
  return !!own && pawns.some((pawn, player) => player !== me && !!pawn && isBeside(own, pawn, fences));
}

function isNear({ pawns, fences }: State, me: number): boolean {
  const steps = stepsToGo(pawns, fences)[me];
  return typeof steps === 'number' && steps <= 2;
}

export const board: BoardModule<State> = {
  Board,
  Facts,
  aspect: { wide: 0.93, phone: 0.88 },
  below: { wide: 0, phone: 0 },
  isPlaced: ({ move }) => isSquare(move) || isFence(move),
  duration: (events) => (events.some((event) => event.sentence.key === 'quoridor-jumped') ? 240 : 160),
  keys: [
    ['F', 'quoridor-board-key-fence'],
    ['R', 'quoridor-board-key-turn'],
  ],
  isOut: ({ removed }, player) => removed.includes(player),
  moments,
  bestOf: 3,
  measure: { key: 'quoridor-board-measure', of: ({ pawns, fences }) => stepsToGo(pawns, fences) },
  coach: [
    { key: 'quoridor-coach-step', done: isSquare },
    { key: 'quoridor-coach-fence', done: isFence },
    { key: 'quoridor-coach-jump', done: () => false, when: facesPawn },
    { key: 'quoridor-coach-goal', done: () => false, when: isNear },
  ],
};
