/** What of the events is seen in the own play space, room by room and one after another. */
import type { Happened } from '../../messages';

export type Show =
  | { kind: 'walk'; from: number; to: number; n: number; stage: number }
  | {
      kind: 'pop' | 'bite' | 'shot' | 'blast' | 'turn' | 'steam' | 'rescue' | 'dust';
      room: number;
      n: number;
      stage: number;
    };

export interface Scene {
  shows: Show[];
  /** An event card that everybody hears of. */
  announced: string | null;
  stages: number;
}

const STAGE = 260; // ms
const POPS = ['emerged', 'appeared', 'came-zombie', 'came-fire', 'released', 'cured'];
const LATE = ['emerged', 'appeared'];
const ONCE: Record<string, 'shot' | 'blast' | 'steam' | 'rescue' | 'dust'> = {
  shot: 'shot',
  blasted: 'blast',
  'put-out': 'steam',
  saved: 'rescue',
  dug: 'dust',
  'came-collapsed': 'dust',
};

function number(event: Happened, name: string): number {
  const value = event.sentence.arguments[name];
  return typeof value === 'number' ? value : 0;
}

function showOf(event: Happened, name: string): Show | null {
  const room = number(event, 'room');
  const n = number(event, 'n');
  if (name === 'shambled') return { kind: 'walk', from: number(event, 'from'), to: number(event, 'to'), n, stage: 0 };
  if (name === 'bitten') return { kind: 'bite', room, n, stage: 1 };
  if (name === 'turned') return { kind: 'turn', room, n, stage: 1 };
  if (POPS.includes(name)) return { kind: 'pop', room, n, stage: LATE.includes(name) ? 2 : 0 };
  const once = ONCE[name];
  return once ? { kind: once, room, n, stage: 0 } : null;
}

/** The scene of some events for one player; what a neighbour does is not seen. */
export function sceneOf(events: readonly Happened[], player: number): Scene {
  const shows: Show[] = [];
  let announced: string | null = null;
  for (const event of events) {
    const name = event.sentence.key.replace('zombie_tower-', '');
    const card = event.sentence.arguments['card'];
    if (name === 'announced' && typeof card === 'object') announced = card.word ?? null;
    const show = event.player === player ? showOf(event, name) : null;
    if (show) shows.push(show);
  }
  const used = [...new Set(shows.map((show) => show.stage))].sort((a, b) => a - b);
  for (const show of shows) show.stage = used.indexOf(show.stage);
  return { shows, announced, stages: used.length };
}

/** How long a scene takes, in ms. */
export function lengthOf(events: readonly Happened[]): number {
  const players = new Set(events.map((event) => event.player));
  const stages = Math.max(0, ...[...players].map((player) => sceneOf(events, player).stages));
  const isAnnounced = events.some((event) => event.sentence.key === 'zombie_tower-announced');
  return Math.max(stages * STAGE, isAnnounced ? 900 : 0);
}
