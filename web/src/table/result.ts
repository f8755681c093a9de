/** How a game ended, seen from one chair. */
import { has, t } from '../lib/language.svelte';
import { SPECTATOR, type Outcome } from '../messages';

export type ResultKind =
  'won' | 'lost' | 'drawn' | 'all-won' | 'all-lost' | 'they-won' | 'they-lost' | 'told' | 'loser' | 'over';

/**
 * Those who win or die together have done so; else you won or lost, and for those who watch, who did. Several who share
 * a device are at the table, though none of them is `me`.
 */
export function resultKind(outcome: Outcome, me: number, isAtTable = me !== SPECTATOR): ResultKind {
  const { values, winners, goal } = outcome;
  const best = Math.max(...values);
  const together = best > 0 ? (isAtTable ? 'all-won' : 'they-won') : isAtTable ? 'all-lost' : 'they-lost';
  if (goal === 'cooperative') return together;
  if (!winners.length) return goal !== 'survival' && best === 0 ? 'drawn' : together;
  if (me !== SPECTATOR) return winners.includes(me) ? 'won' : 'lost';
  return losers(outcome).length === 1 && values.length > 2 ? 'loser' : 'told';
}

function losers({ values, winners }: Outcome): number[] {
  return values.map((_, player) => player).filter((player) => !winners.includes(player));
}

/** The names that the headline speaks of: the winners, or the one who lost. */
export function resultNames(outcome: Outcome, names: readonly string[]): string[] {
  const lost = losers(outcome);
  const meant = lost.length === 1 && outcome.values.length > 2 ? lost : outcome.winners;
  return meant.map((player) => names[player] ?? '');
}

/** Why it ended, in the words of the game if it has some for it. */
export function reasonOf(game: string, { reason }: Pick<Outcome, 'reason'>): string {
  const key = `${game}-end-${reason}`;
  return has(key) ? t(key) : reason.replaceAll('_', ' ');
}

type Kept = Record<string, unknown>;

/** The outcome that the record of a finished game has. */
export function outcomeOf(record: Kept, goal: string): Outcome {
  const values = record['result'] as number[];
  const most = Math.max(...values);
  const winners = values.flatMap((value, player) => (value === most ? [player] : []));
  const reason = record['end_reason'] as string;
  return { values, reason, winners: winners.length === values.length ? [] : winners, goal };
}

/** The names in a record by player: its `order` says which player sat at which seat. */
export function playersOf(record: Kept): string[] {
  const seats = record['seats'] as { name: string }[];
  const order = record['order'] as number[];
  return seats.map((_, player) => seats[order.indexOf(player)]?.name ?? '');
}

export type EndingMood = 'victory' | 'defeat' | 'disaster' | 'calm';

/** How an end feels: one's own victory, one's own defeat, the end of all, or somebody else's game. */
export function endingMood(kind: ResultKind): EndingMood {
  if (kind === 'won' || kind === 'all-won') return 'victory';
  if (kind === 'lost') return 'defeat';
  return kind === 'all-lost' || kind === 'they-lost' ? 'disaster' : 'calm';
}
