/** A fight as it is told blow by blow, and what else the dice have said, from the events of a step. */
import type { Happened } from '../../messages';

export interface Blow {
  event: Happened;
  /** The die, if one was rolled. */
  roll: number | null;
  /** The weapon whose bands the die landed on. */
  weapon: string | null;
  mood: 'good' | 'bad' | 'plain';
}

const FIGHT = [
  'hostile-came',
  'fought',
  'ran',
  'struck',
  'hurt',
  'attacked',
  'killed',
  'fled',
  'died',
  'dusk-roll',
] as const;

function nameOf(event: Happened): string {
  return event.sentence.key.replace('eight_days-', '');
}

function given(event: Happened, name: string): number {
  const value = event.sentence.arguments[name];
  return typeof value === 'number' ? value : 0;
}

function weaponOf(event: Happened): string | null {
  const value = event.sentence.arguments['weapon'];
  return typeof value === 'object' ? (value.word ?? '').replace('eight_days-weapon-', '') : null;
}

function moodOf(event: Happened): Blow['mood'] {
  const name = nameOf(event);
  if (name === 'struck') return given(event, 'damage') ? 'bad' : 'good';
  if (name === 'attacked') return given(event, 'damage') ? 'good' : 'bad';
  if (name === 'ran' || name === 'fled') return given(event, 'success') ? 'good' : 'bad';
  if (name === 'dusk-roll') return given(event, 'comes') ? 'bad' : 'good';
  if (name === 'killed') return 'good';
  return name === 'hurt' || name === 'died' ? 'bad' : 'plain';
}

/** Everything in some events that belongs to a fight. */
export function blowsOf(events: readonly Happened[]): Blow[] {
  const told = events.filter((event) => (FIGHT as readonly string[]).includes(nameOf(event)));
  return told.map((event) => {
    const roll = given(event, 'roll');
    return { event, roll: roll || null, weapon: weaponOf(event), mood: moodOf(event) };
  });
}

const BLOW = 320; // ms

/** How long the telling of a step takes. */
export function lengthOf(events: readonly Happened[]): number {
  const rolls = blowsOf(events).filter((blow) => blow.roll !== null).length;
  return rolls ? Math.min(1200, rolls * BLOW) : 240;
}
