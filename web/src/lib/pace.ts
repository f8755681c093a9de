/** How fast the steps of the others are told, and how long a great moment is staged. */

export type Pace = 'slow' | 'normal' | 'fast' | 'instant';
export const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'instant'];

const STEP: Record<Pace, number> = { slow: 1000, normal: 420, fast: 160, instant: 0 }; // ms a step of somebody else
const MOMENT: Record<Pace, number> = { slow: 1800, normal: 1100, fast: 700, instant: 0 };
const OWN = 120; // ms that a step of one's own is shown at least

export interface Told {
  /** Somebody else, or nobody in person, made the step. */
  isOthers: boolean;
  /** How long its board moves for it, in ms. */
  motion: number;
  /** How many moments are staged with it, by their length. */
  moments: number;
}

/** How long a step is on the screen before the next one is, in ms. */
export function lengthOf({ isOthers, motion, moments }: Told, pace: Pace): number {
  if (pace === 'instant') return 0;
  return Math.max(isOthers ? STEP[pace] : OWN, motion) + moments * momentLength(pace);
}

export function momentLength(pace: Pace): number {
  return MOMENT[pace];
}

export function isPace(name: unknown): name is Pace {
  return PACES.includes(name as Pace);
}
