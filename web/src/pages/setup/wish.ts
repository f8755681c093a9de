/** What is chosen while a table is set up, and the request that comes of it. */
import type { ClockWish, CreateTable, GameFacts, RuleKey, SeatWish } from '../../messages';

export type Mode = 'bots' | 'friends' | 'device';
export type Order = 'random' | 'fixed' | 'nominated';
export type SeatKind = 'me' | 'open' | 'bot';

export interface SeatChoice {
  kind: SeatKind;
  name: string;
  bot: string;
}

export interface Choices {
  mode: Mode;
  players: number;
  seats: SeatChoice[];
  preset: string;
  rules: Record<string, unknown>;
  clock: string;
  order: Order;
  first: number;
  isPublic: boolean;
  spectators: boolean;
  hints: string;
  /** Games of the series. */
  bestOf: number;
  /** The question of the lab that these rules come from; '' where nobody asked one. */
  lab: string;
}

/** Minutes for each player and seconds after each turn. */
export const CLOCKS: Record<string, ClockWish | null> = {
  none: null,
  short: { seconds: 300, increment: 5 },
  medium: { seconds: 600, increment: 10 },
  long: { seconds: 1_800, increment: 20 },
  day: { seconds: 86_400, increment: 0 },
};

export function isMode(text: string | null): text is Mode {
  return text === 'bots' || text === 'friends' || text === 'device';
}

/** Who sits where when a mode is chosen: you first, then bots, open seats, or people on this device. */
export function usualSeats(mode: Mode, players: number, name: string, bot: string): SeatChoice[] {
  const others: SeatKind = mode === 'bots' ? 'bot' : mode === 'friends' ? 'open' : 'me';
  return Array.from({ length: players }, (_, n) => ({ kind: n ? others : 'me', name: n ? '' : name, bot }));
}

/** The same people with more or fewer seats. */
export function resized(seats: readonly SeatChoice[], players: number, usual: readonly SeatChoice[]): SeatChoice[] {
  return usual.map((seat, n) => (n < Math.min(seats.length, players) ? (seats[n] ?? seat) : seat));
}

function wished({ kind, name, bot }: SeatChoice, nameless: string): SeatWish {
  return kind === 'bot' ? { kind, bot } : kind === 'me' ? { kind, name: name.trim() || nameless } : { kind };
}

/** `nameless` gives a name to whoever said none, by seat. */
export function requestOf(game: string, choices: Choices, nameless: (seat: number) => string): CreateTable {
  const isFull = choices.seats.every((seat) => seat.kind !== 'open');
  return {
    game,
    players: choices.players,
    seats: choices.seats.map((seat, n) => wished(seat, nameless(n))),
    preset: choices.preset || null,
    rules: choices.rules,
    order: choices.order,
    first: choices.first,
    clock: CLOCKS[choices.clock] ?? null,
    is_public: choices.isPublic && !isFull,
    spectators: choices.spectators,
    hints: choices.hints,
    start: isFull,
    ...(choices.lab ? { lab: choices.lab } : {}),
  };
}

/** What a typed rule means; throws a text for people when it means nothing. */
export function ruleValue(key: RuleKey, typed: string): unknown {
  if (Array.isArray(key.default)) {
    const items = typed.split(',').map((item) => item.trim());
    return items.filter(Boolean).map((item) => (isWhole(item) ? Number(item) : item));
  }
  if (typeof key.default === 'number') {
    if (!isWhole(typed)) throw new RangeError('whole');
    const value = Number(typed);
    if ((key.lowest !== null && value < key.lowest) || (key.highest !== null && value > key.highest))
      throw new RangeError('range');
    return value;
  }
  return typed;
}

function isWhole(text: string): boolean {
  return /^-?\d+$/.test(text.trim());
}

/** The rules of a table that differ from the game's own, with those of the preset. */
export function inForce(facts: GameFacts, choices: Choices, key: RuleKey): unknown {
  return choices.rules[key.key] ?? facts.presets[choices.preset]?.[key.key] ?? key.default;
}

/** All that a table plays otherwise than the rulebook: its preset and its house rules together. */
export function changedRules(facts: GameFacts, choices: Choices): Record<string, unknown> {
  return { ...facts.presets[choices.preset], ...choices.rules };
}

/** Rule keys by the table of rules.toml that they stand in. */
export function grouped(keys: readonly RuleKey[]): [string, RuleKey[]][] {
  const groups = new Map<string, RuleKey[]>();
  for (const key of keys) {
    const name = key.key.split('.')[0] ?? '';
    groups.set(name, [...(groups.get(name) ?? []), key]);
  }
  return [...groups];
}
