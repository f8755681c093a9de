/** The event card that was drawn, among what happened: also one that gives a resource, which the tile gives too. */
import type { Happened } from '../../messages';

const FINDS = ['found', 'found-weapon', 'found-nothing'];
const CARDS = ['quiet', 'storm', 'trader-came', 'hostile-came'];
const DISCOVERED = 'discovered';
const WALKS = ['moved', 'stayed'];

function nameOf(event: Happened): string {
  return event.sentence.key.replace('eight_days-', '');
}

export function isFind(event: Happened): boolean {
  return FINDS.includes(nameOf(event));
}

/** The tile's own cards come first, as many as its number; one more is that of the event card. */
export function cardOf(events: readonly Happened[]): Happened | null {
  let due = -1; // cards of the tile that are still to come; -1: nobody explores
  for (const event of events) {
    const name = nameOf(event);
    if (CARDS.includes(name)) return event;
    if (name === 'killed') return null; // what follows is loot
    if (WALKS.includes(name)) due = 0;
    else if (name === DISCOVERED) due = event.c;
    else if (FINDS.includes(name) && due >= 0) {
      if (due === 0) return event;
      due -= 1;
    }
  }
  return null;
}
