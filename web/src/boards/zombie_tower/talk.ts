/** What the players have told each other, and the plan that follows from it. Talk need not be true (ZT-A34). */
import type { Spoken } from '../contract';
import type { Counts } from './state';

const SHOWN = 3; // bubbles on a front

/** The cards that a player has told of: named twice in a row they are two, needed or put into a slit they are gone. */
export function claimedBy(said: readonly Spoken[], player: number): Counts {
  const hand: Record<string, number> = {};
  let last = '';
  for (const {
    quick,
    arguments: [item = ''],
  } of said.filter((one) => one.player === player && one.quick)) {
    const now = `${quick} ${item}`;
    if (quick === 'have') hand[item] = now === last ? (hand[item] ?? 0) + 1 : 1;
    else if (quick === 'need') hand[item] = 0;
    else if (quick === 'in-slit') hand[item] = Math.max(0, (hand[item] ?? 0) - 1);
    else if (quick === 'ready') hand['vaccine'] = Math.max(1, hand['vaccine'] ?? 0);
    last = now;
  }
  return hand;
}

/** The last things that a player said, the newest last; what is said twice in a row is one bubble. */
export function lastWords(said: readonly Spoken[], player: number): Spoken[] {
  const own = said.filter((one) => one.player === player);
  const isSame = (a: Spoken, b: Spoken | undefined) =>
    a.quick === b?.quick && a.text === b.text && String(a.arguments) === String(b.arguments);
  return own.filter((one, n) => !isSame(one, own[n + 1])).slice(-SHOWN);
}
