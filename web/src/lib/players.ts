/** Players are told by colour and shape, everywhere the same. */

export const SHAPES = ['circle', 'triangle', 'square', 'diamond', 'cross'] as const;
export type Shape = (typeof SHAPES)[number];

export function playerShape(player: number): Shape {
  return SHAPES[player % SHAPES.length] ?? 'circle';
}

/** A CSS colour for surfaces. */
export function playerColour(player: number): string {
  return `var(--player-${player % SHAPES.length})`;
}

/** A CSS colour for text on the page. */
export function playerInk(player: number): string {
  return `var(--player-${player % SHAPES.length}-ink)`;
}

/** The outline of a player's shape in a box from -1 to 1. */
export function shapePath(shape: Shape): string {
  switch (shape) {
    case 'circle':
      return 'M0-.9A.9.9 0 1 1 0 .9.9.9 0 1 1 0-.9Z';
    case 'triangle':
      return 'M0-.95 1 .8H-1Z';
    case 'square':
      return 'M-.8-.8H.8V.8H-.8Z';
    case 'diamond':
      return 'M0-1 1 0 0 1-1 0Z';
    case 'cross':
      return 'M-.35-.95H.35V-.35H.95V.35H.35V.95H-.35V.35H-.95V-.35H-.35Z';
  }
}
