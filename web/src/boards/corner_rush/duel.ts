/** A challenge as it is staged: whose blocker, what was rolled, and who gave way. */
import type { Happened } from '../../messages';

export interface Duel {
  player: number;
  owner: number;
  number: number;
  roll: number;
  isWon: boolean;
}

export function duelOf(events: readonly Happened[]): Duel | null {
  const named = (name: string) => events.find(({ sentence }) => sentence.key === `corner_rush-${name}`);
  const challenge = named('challenged') ?? named('challenged-own');
  const rolled = named('rolled');
  const isWon = !!named('captured');
  if (!challenge || !rolled || !(isWon || named('repelled'))) return null;
  return { player: challenge.player, owner: challenge.c, number: challenge.b, roll: rolled.a, isWon };
}
