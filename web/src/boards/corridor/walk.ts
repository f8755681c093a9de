/** Where a pawn can walk within its points, over free floor alone: what leads there step by step. */
import { beside, DIRECTIONS, keyOf, type Direction, type Square } from './geometry';
import { floorAt, playerAt } from './moves';
import type { State } from './state';

function isOpen(state: State, square: Square): boolean {
  return floorAt(state, square) === '.' && square.rank > state.horde && playerAt(state, square) === null;
}

/** The shortest ways by square, as far as `points` reach; straight on before aside. The own square is not among them. */
export function waysFrom(own: Square, state: State, points: number, price: number): Map<string, Direction[]> {
  const ways = new Map<string, Direction[]>([[keyOf(own), []]]);
  const queue: Square[] = [own];
  for (let square = queue.shift(); square; square = queue.shift()) {
    const way = ways.get(keyOf(square)) ?? [];
    if ((way.length + 1) * price > points) continue;
    for (const direction of DIRECTIONS) {
      const next = beside(square, direction);
      if (ways.has(keyOf(next)) || !isOpen(state, next)) continue;
      ways.set(keyOf(next), [...way, direction]);
      queue.push(next);
    }
  }
  ways.delete(keyOf(own));
  return ways;
}
