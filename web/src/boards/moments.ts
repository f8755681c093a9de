/** Great moments: which of a game's events are staged, how they feel, and what is drawn for them. */
import type { Happened } from '../messages';
import type { Moment } from './contract';

export const ICONS = {
  skull:
    'M12 2.500c-5 0-8.500 3.400-8.500 8 0 3 1.300 4.700 3.500 5.700V19h10v-2.800c2.200-1 3.500-2.700 3.500-5.700 0-4.600-3.500-8-8.500-8ZM8.500 9.500a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600ZM15.500 9.500a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600ZM12 13.500l-1 2h2ZM10 19v2.500M12 19v2.500M14 19v2.500',
  teeth:
    'M3 7c5-3.500 13-3.500 18 0l-2.200 5-2-3.200-2.200 4-2.600-4-2.600 4-2.200-4-2 3.200ZM4 17c5 3.500 11 3.500 16 0l-2.500-2.500-2 2-2-2.500-1.500 2.500-1.500-2.500-2 2.500-2-2Z',
  die: 'M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01',
  swords: 'M4 4l16 16M20 4 4 20M14 20l6-6M4 14l6 6',
  card: 'M6 3h12v18H6zM9 8h6M9 12h6',
  fire: 'M12 3c1 4 5 5 5 10a5 5 0 0 1-10 0c0-3 2-4 2-6 2 1 3 2 3 4 1-2 1-5 0-8Z',
  rubble: 'M3 20l4-7 4 3 3-8 7 12ZM8 5l2-2M15 4l1-2',
  ballot: 'M5 12v9h14v-9M8 12l5-8 6 4-3 4M3 12h18',
  fence: 'M3 12h18M6 7v10M12 7v10M18 7v10',
  horde:
    'M3 20c0-5 2-7 4.500-7s4.500 2 4.500 7M12 20c0-6 2-9 4.500-9s4.500 3 4.500 9M7.500 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM16.500 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  snow: 'M12 3v18M4 7l16 10M20 7 4 17',
  bag: 'M8 8h8l3 12H5ZM9 8a3 3 0 0 1 6 0',
  fall: 'M4 20h16M7 16l4-2 3-6M14 8l3 3 3-1M15 4.500a1 1 0 1 0 2 0 1 1 0 0 0-2 0Z',
  out: 'M4 4h9v16H4M9 12h12M17 8l4 4-4 4',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M5 19l2-2',
} as const;

export interface Staging {
  tone: Moment['tone'];
  icon: keyof typeof ICONS;
  /** Only if it happens to the one who looks: as the event's player, or as the one it is done to. */
  isOwn?: boolean;
}

function victimOf(event: Happened): number {
  const victim = event.sentence.arguments['victim'] ?? event.sentence.arguments['other'];
  return typeof victim === 'object' ? (victim.player ?? -1) : event.player;
}

/** The moments among some events, by the name of each after its game's. */
export function staged(
  game: string,
  stagings: Readonly<Record<string, Staging>>,
  events: readonly Happened[],
  me: number,
  more: (event: Happened, name: string) => string | undefined = () => undefined,
): Moment[] {
  return events.flatMap((event) => {
    const name = event.sentence.key.replace(`${game}-`, '');
    const staging = stagings[name];
    if (!staging || (staging.isOwn && victimOf(event) !== me)) return [];
    const sum = more(event, name);
    return [{ event, tone: staging.tone, icon: ICONS[staging.icon], ...(sum ? { more: sum } : {}) }];
  });
}
