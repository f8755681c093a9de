/** Sitting down: create or join a table, keep its keys, go there. */
import type { CreateTable, GameCard, Joined, SeatWish } from '../messages';
import { closeLevel } from './adaptive';
import * as api from './api';
import { has, t } from './language.svelte';
import { hex } from './line';
import { remember, settings, tables } from './memory.svelte';
import { go } from './router.svelte';

export function tableAddress(table: string): string {
  return `/t/${encodeURIComponent(table)}`;
}

/** `bestOf` is the length of the series that was chosen; without it the game's own. */
export async function open(wish: CreateTable, title: string, bestOf?: number): Promise<void> {
  const made = await api.create({ entropy: hex(32), ...wish });
  const shared = (wish.seats ?? []).filter((seat) => seat.kind === 'me').length > 1;
  const { table, keys, invite, link } = made;
  remember({ table, game: wish.game, title, keys, invite, link, shared, ...(bestOf ? { bestOf } : {}) });
  go(tableAddress(table));
}

/** One click: you, and bots at the other seats. */
export function playNow(
  game: string,
  players: number,
  bot: string,
  title: string,
  rules: Record<string, unknown> = {},
  lab = '',
): Promise<void> {
  const seats: SeatWish[] = [{ kind: 'me', name: settings.name || t('default-name', { n: 1 }) }];
  while (seats.length < players) seats.push({ kind: 'bot', bot });
  return open({ game, players, seats, rules, start: true, ...(lab ? { lab } : {}) }, title);
}

function sat(joined: Joined, bestOf?: number): void {
  const { table, seat, key, link } = joined;
  const keys = { [seat]: key };
  remember({ table, game: '', title: '', keys, invite: '', link, shared: false, ...(bestOf ? { bestOf } : {}) });
  go(tableAddress(table), true);
}

export async function sitDown(
  table: string,
  invite: string,
  seat: number | null = null,
  bestOf?: number,
): Promise<void> {
  sat(await api.join(table, { name: settings.name, seat, invite, entropy: hex(32) }), bestOf);
}

export async function sitDownByCode(code: string): Promise<void> {
  sat(await api.joinByCode({ code: code.trim(), name: settings.name, entropy: hex(32) }));
}

/** The levels that people are offered: those with a word for them. */
export function levels(bots: readonly string[]): string[] {
  return bots.filter((bot) => has(`bot-${bot}`));
}

/** The bot that is offered: of the level at which this browser's last games were close, else the usual one. */
export function offeredBot({ name, goal, bots }: Pick<GameCard, 'name' | 'goal' | 'bots'>): string {
  return closeLevel(name, goal, levels(bots).filter(isLevel), tables()) || usualBot(bots);
}

/** Whether a bot is a level, and not one of those that only show how it is done. */
function isLevel(bot: string): boolean {
  return bot !== 'random' && bot !== 'greedy';
}

/** The bot that a first game is played against: the middle of those there are, never the strongest. */
export function usualBot(bots: readonly string[]): string {
  if (bots.includes('easy')) return 'easy';
  return bots[Math.floor((bots.length - 1) / 2)] ?? 'random';
}
