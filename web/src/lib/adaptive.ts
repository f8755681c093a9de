/** The level at which this browser's last games of a game were close: two wins in a row lead up, two losses down. */
import type { Remembered } from './memory.svelte';

const BOT = /^(\w+) bot( \d+)?$/;
const IN_A_ROW = 2;
const MORE_IN_A_ROW = 4;

/** The level of a table's bots, if only bots of one level sat there. */
function levelOf(others: readonly string[]): string {
  const met = new Set(others.map((name) => BOT.exec(name)?.[1]?.toLowerCase() ?? ''));
  return met.size === 1 ? ([...met][0] ?? '') : '';
}

/** How many wins, and how many losses, in a row are no luck: among many players one seldom wins, or seldom loses. */
function patience(goal: string, players: number): { won: number; lost: number } {
  const isMany = players > 2;
  return {
    won: isMany && goal === 'one_loser' ? MORE_IN_A_ROW : IN_A_ROW,
    lost: isMany && goal === 'one_winner' ? MORE_IN_A_ROW : IN_A_ROW,
  };
}

/** The level to offer, by the tables that a browser remembers, the newest first; '' if it has not met any of them. */
export function closeLevel(
  game: string,
  goal: string,
  levels: readonly string[],
  tables: readonly Pick<Remembered, 'game' | 'others' | 'standing'>[],
): string {
  const played = tables
    .filter((one) => one.game === game && (one.standing === 'won' || one.standing === 'lost'))
    .map((one) => ({
      level: levelOf(one.others ?? []),
      standing: one.standing,
      players: (one.others ?? []).length + 1,
    }))
    .filter((one) => levels.includes(one.level));
  const last = played[0];
  if (!last) return '';
  const same = played.findIndex((one) => one.level !== last.level || one.standing !== last.standing);
  const inARow = same < 0 ? played.length : same;
  const at = levels.indexOf(last.level);
  const needed = patience(goal, last.players);
  if (last.standing === 'won' && inARow >= needed.won) return levels[at + 1] ?? last.level;
  if (last.standing === 'lost' && inARow >= needed.lost) return levels[at - 1] ?? last.level;
  return last.level;
}
