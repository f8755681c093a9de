/** Addresses of the how-to: with the rules of a table, or those that somebody is about to play by. */

export function howtoAddress(
  game: string,
  of: { table?: string; rules?: Record<string, unknown>; rule?: string } = {},
): string {
  const given = new URLSearchParams();
  if (of.table) given.set('table', of.table);
  if (of.rules && Object.keys(of.rules).length) given.set('rules', JSON.stringify(of.rules));
  if (of.rule) given.set('rule', of.rule);
  const query = given.toString();
  return `/how/${encodeURIComponent(game)}${query ? `?${query}` : ''}`;
}

/** The house rules that an address speaks of; none where it is rubbish. */
export async function firstRules(
  search: URLSearchParams,
  ofTable: (table: string) => Promise<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const table = search.get('table');
  if (table) return ofTable(table).catch(() => ({}));
  try {
    const read: unknown = JSON.parse(search.get('rules') ?? '{}');
    return read && typeof read === 'object' && !Array.isArray(read) ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
