/** What the hand and the board share: the card that is chosen or dragged, and the square it is held over. */
import type { Kind } from './state';

export const chosen = $state<{ card: Kind | null; over: string | null; isDragged: boolean; byKey: boolean }>({
  card: null,
  over: null,
  isDragged: false,
  byKey: false,
});

export function letGo(): void {
  [chosen.card, chosen.over, chosen.isDragged, chosen.byKey] = [null, null, false, false];
}
