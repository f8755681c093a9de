/** Tracks in the snow: where people walked of late. The snow covers the oldest. */
import { middleOf } from './hexes';
import type { Person } from './state';

export interface Track {
  player: number;
  from: string;
  to: string;
  /** Counts up, so that a new one is told from an old one over the same ground. */
  n: number;
}

export const KEPT = 18;
const PRINTS = 7; // footprints from the middle of a space to the next
const BESIDE = 4; // from the line to a foot

/** The tracks after people have gone from where they were to where they are; somebody who fell leaves none. */
export function walked(
  tracks: readonly Track[],
  before: readonly Person[],
  after: readonly Person[],
): readonly Track[] {
  const next = (tracks.at(-1)?.n ?? 0) + 1;
  const fresh = after.flatMap((person, player): Track[] => {
    const from = before[player]?.place;
    return from && from !== person.place ? [{ player, from, to: person.place, n: next + player }] : [];
  });
  return fresh.length ? [...tracks, ...fresh].slice(-KEPT) : tracks;
}

/** Where the feet of a track stood, left and right in turn, and which way they point, in degrees. */
export function prints({ from, to, player }: Track): { x: number; y: number; turn: number }[] {
  const [a, b] = [middleOf(from), middleOf(to)];
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const lane = (player - 1.5) * 6; // several who go the same way walk side by side
  return Array.from({ length: PRINTS }, (_, n) => {
    const [along, side] = [((n + 0.8) / PRINTS) * far, lane + (n % 2 ? BESIDE : -BESIDE)];
    return {
      x: a.x + dx * along - dy * side,
      y: a.y + dy * along + dx * side + 14,
      turn: (Math.atan2(dy, dx) * 180) / Math.PI,
    };
  });
}
