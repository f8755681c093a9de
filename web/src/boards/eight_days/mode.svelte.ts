/** What a step on the map means in phase 2, and which move is hovered or focused. */
export const mode = $state<{ walk: 'look' | 'move'; aimed: string | null }>({ walk: 'look', aimed: null });
