/** What a description says, as things to draw. It knows no game: it goes by the form of what it finds. */

export type Shown =
  | { kind: 'hidden' }
  | { kind: 'nothing' }
  | { kind: 'text'; text: string }
  | { kind: 'switch'; isOn: boolean }
  | { kind: 'player'; player: number }
  /** Numbers or words side by side. */
  | { kind: 'list'; items: readonly Shown[] }
  /** Names with what there is of each; with `isPartial` there is more that the viewer may not see. */
  | { kind: 'table'; entries: readonly Field[]; isPartial: boolean }
  /** One thing for each player. */
  | { kind: 'players'; rows: readonly Shown[] };

export interface Field {
  name: string;
  value: Shown;
}

export interface About {
  /** How many play. */
  players: number;
  /** How many may play at most: a field of a record has room for all of them. */
  mostPlayers: number;
  /** Whether null is something that the viewer may not see, rather than nothing. */
  hasSecrets: boolean;
}

const TOLD_BY_THE_TABLE = new Set(['turn', 'winner', 'loser', 'end', 'end_reason', 'reason']);
const NAMES_A_PLAYER = /^(player|owner|actor|leader|dealer|starter|first|holder)$|_player$/;

/** Every key of a description but those in `without` and what the table says itself: whose turn it is, who has won. */
export function fieldsOf(state: Readonly<Record<string, unknown>>, about: About, without: readonly string[]): Field[] {
  return Object.entries(state)
    .filter(([name]) => !without.includes(name) && !TOLD_BY_THE_TABLE.has(name))
    .map(([name, value]) => ({
      name,
      value: isPerPlayer(value, about) ? perPlayer(value, about) : shown(name, value, about),
    }));
}

/** Whether a value fits into a line with others. */
export function isShort({ kind }: Shown): boolean {
  return kind !== 'list' && kind !== 'table' && kind !== 'players';
}

/** A list with one entry a player. */
function isPerPlayer(value: unknown, { players, mostPlayers }: About): value is readonly unknown[] {
  return Array.isArray(value) && players > 1 && (value.length === players || value.length === mostPlayers);
}

function perPlayer(value: readonly unknown[], about: About): Shown {
  return { kind: 'players', rows: value.slice(0, about.players).map((one) => shown('', one, about)) };
}

function shown(name: string, value: unknown, about: About): Shown {
  if (value === null || value === undefined) return { kind: about.hasSecrets ? 'hidden' : 'nothing' };
  if (typeof value === 'boolean') return { kind: 'switch', isOn: value };
  if (Array.isArray(value)) {
    const items = value.map((one) => shown('', one, about));
    return items.length ? { kind: 'list', items } : { kind: 'nothing' };
  }
  if (typeof value === 'object') {
    const all = Object.entries(value).map(([key, one]) => ({ name: key, value: shown(key, one, about) }));
    const entries = all.filter((one) => one.value.kind !== 'hidden');
    if (!all.length) return { kind: 'nothing' };
    return entries.length ? { kind: 'table', entries, isPartial: entries.length < all.length } : { kind: 'hidden' };
  }
  if (NAMES_A_PLAYER.test(name) && typeof value === 'number' && value < about.players)
    return value < 0 ? { kind: 'nothing' } : { kind: 'player', player: value };
  return value === '' ? { kind: 'nothing' } : { kind: 'text', text: String(value) };
}

/** The points of each player, where the description counts them. */
export function pointsOf(state: Readonly<Record<string, unknown>>): readonly number[] | null {
  const counted = state['points'] ?? state['scores'] ?? state['score'];
  return Array.isArray(counted) && counted.every((one) => typeof one === 'number') ? counted : null;
}
