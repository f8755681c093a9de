/** Addresses of the lab: a question that is filled in already, and whether this server has a lab at all. */
import { asked } from '../lib/api';
import type { Wish } from './api';

export function askAddress(
  game: string,
  of: { rules?: Record<string, unknown>; players?: number; question?: Partial<Wish> } = {},
): string {
  const given = new URLSearchParams();
  if (of.rules && Object.keys(of.rules).length) given.set('rules', JSON.stringify(of.rules));
  if (of.players) given.set('players', String(of.players));
  if (of.question) given.set('question', JSON.stringify(of.question));
  const query = given.toString();
  return `/lab/${encodeURIComponent(game)}${query ? `?${query}` : ''}`;
}

/** The question that an address brings; null where it brings none, or rubbish. */
export function askedIn(search: URLSearchParams): Partial<Wish> | null {
  try {
    const read: unknown = JSON.parse(search.get('question') ?? 'null');
    return read && typeof read === 'object' && !Array.isArray(read) ? (read as Partial<Wish>) : null;
  } catch {
    return null;
  }
}

/** The address at which a table is set up by these rules, as a question of the lab had them. */
export function tableOf(game: string, players: number, rules: Record<string, unknown>, lab: string): string {
  const given = { mode: 'friends', players: String(players), rules: JSON.stringify(rules), lab };
  return `/new/${encodeURIComponent(game)}?${new URLSearchParams(given).toString()}`;
}

let known: Promise<boolean> | null = null;

/** Whether this server has a lab; asked once. */
export function hasLab(): Promise<boolean> {
  known ??= asked<{ is_on: boolean }>('/lab').then(
    ({ is_on }) => is_on,
    () => false,
  );
  return known;
}
