/** What the hand and the tower share while something is pointed at or dragged. */
interface Aim {
  /** The move that is hovered, focused or held over its target, so that the other of the two shows what it would do. */
  move: string | null;
  /** The rest of what a drop means: an item is taken up first, then aimed. */
  then: string | null;
  /** A line about a drop that means nothing. */
  told: string | null;
}

export const aim = $state<Aim>({ move: null, then: null, told: null });

/** Point at a move, or at nothing any more. */
export function pointAt(move: string | null): void {
  [aim.move, aim.told] = [move, null];
}
