/** A place on a drawn board that can be walked to by arrow keys, read out, and played: attributes for its SVG group. */

interface Given<Place> {
  place: Place;
  /** What is played there; undefined where nothing is. */
  move: string | undefined;
  /** Its name: "e5, your pawn". */
  words: string;
  isLegal: boolean;
  /** The one that Tab leads to. */
  isHome: boolean;
  attempt: (place: Place) => void;
  aim: (place: Place | null) => void;
}

export function target<Place>({ place, move, words, isLegal, isHome, attempt, aim }: Given<Place>) {
  return {
    role: 'button',
    tabindex: isHome ? 0 : -1,
    'data-rove': '',
    'data-move': move,
    'aria-label': words,
    'aria-disabled': !isLegal,
    onkeydown(event: KeyboardEvent): void {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      attempt(place);
    },
    onfocus: () => aim(place),
    onblur: () => aim(null),
  } as const;
}
