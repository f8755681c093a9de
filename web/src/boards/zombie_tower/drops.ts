/** What it means to drop a card somewhere. Whether it may be played is the server's. */
import type { Rules } from '../contract';
import type { Space } from './state';
import { reachOf, slitSide } from './tower';

/** A room, or the wall to a neighbour. */
export type Place = number | 'left' | 'right';

/** What cards and figures are dropped on. */
export const SPOTS = '[data-wall], [data-room]';

/** The place that an element of the tower belongs to. */
export function placeAt(element: Element | null): Place | null {
  const { wall, room } = element?.closest<HTMLElement>(SPOTS)?.dataset ?? {};
  if (wall === 'left' || wall === 'right') return wall;
  return room ? Number(room) : null;
}

/** The moves that a card means there, one after the other; none where it means nothing. */
export function movesOfDrop(item: string, isUsable: boolean, place: Place, space: Space, rules: Rules): string[] {
  const own = slitSide(space.room);
  if (place === 'left' || place === 'right') return place === own ? [`give ${item}`] : [];
  if (!isUsable) return place === space.room && own ? [`give ${item}`] : [];
  return reachOf(item, space, rules).includes(place) ? [`use ${item}`, `target ${place}`] : [];
}
