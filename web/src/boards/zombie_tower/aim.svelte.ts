/** The move that is hovered or focused in the hand or the tower, so that the other of the two can show what it would do. */
export const aim = $state<{ move: string | null }>({ move: null });
