/** The lab's side of the server: questions, their answers, the games behind them. */
import { asked, posted } from '../lib/api';
import type { ReplayStep } from '../messages';
import type { Axis, Found, Kind, Reading, Report } from './report';

export interface Metric {
  name: string;
  group: string;
  unit: string;
  kind: string;
  low: number;
  high: number;
  is_length: boolean;
  words: Record<string, { title: string; about: string; unit: string }>;
}
/** What can be asked of a game. */
export interface Askable {
  game: string;
  players: number;
  is_prepared: boolean;
  kinds: Kind[];
  bots: string[];
  strengths: string[];
  primary: string[];
  matters: number;
  seconds: number;
  most_seconds: number;
  most_points: number;
  most_bots: number;
  metrics: Metric[];
  tools: { name: string; words: Record<string, string>; can_be_excluded: boolean }[];
}
/** A question as it is sent. */
export interface Wish {
  game: string;
  players: number;
  kind: Kind;
  rules: Record<string, unknown>;
  preset: string | null;
  change: Record<string, unknown>;
  to_preset?: string | null;
  bots: string[];
  metrics: string[];
  tools: string[];
  axes: Axis[];
  target: string;
  all_players: boolean;
  until: number | null;
  matters: number;
  seed: number;
  seconds: number;
  blocks: number | null;
}
export interface Forecast {
  id: string;
  seconds: number;
  is_prepared: boolean;
  strengths: { bot: string; numbers: { name: string; unit: string; half: number | null }[] }[];
}
export interface BriefRow {
  name: string;
  arm: string;
  unit: string;
  found: Found;
  is_change: boolean;
  reading: Reading;
}
export interface LabState {
  id: string;
  phase: 'waiting' | 'running' | 'paused' | 'done' | 'failed';
  position: number;
  decided: boolean;
  why: string;
  seconds: number;
  limit: number;
  games: number;
  progress: number;
  is_prepared: boolean;
  problem: string;
  version: number;
  report: number;
  strengths: { bot: string; blocks: number; games: number; decided: boolean; rows: BriefRow[] }[];
}
export interface Answer {
  id: string;
  asks: Wish;
  state: LabState;
  report: Report | null;
  metrics: Metric[];
  command: string;
}
export interface QuestionCard {
  id: string;
  game: string;
  kind: Kind;
  players: number;
  asks: Wish;
  state: LabState;
  asked: number;
}
export interface PairGame {
  arm: string;
  game: string;
  rules: Record<string, unknown>;
  players: number;
  plies: number;
  names: string[];
  result: number[];
  end_reason: string;
}
export interface Pair {
  bot: string;
  block: number;
  same: number;
  games: PairGame[];
}
export interface People {
  arms: { arm: string; games: number; numbers: { name: string; found: Found }[] }[];
}

const KEY = 'tablewright.asker';

/** The key that says which questions are this browser's; the server makes it with the first one. */
function askerKey(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function keepKey(key: string): void {
  try {
    if (key) localStorage.setItem(KEY, key);
  } catch {
    // Without storage a question can be watched, and stopped as long as the page is open.
  }
}

function keyed(): RequestInit {
  const key = askerKey();
  return key ? { headers: { Authorization: `Asker ${key}` } } : {};
}

const at = encodeURIComponent;
const path = (id: string) => `/lab/questions/${at(id)}`;

export const isOn = () => asked<{ is_on: boolean; seconds: number }>('/lab');
export const askable = (game: string, players: number) => asked<Askable>(`/lab/games/${at(game)}?players=${players}`);
export const forecast = (wish: Wish, signal: AbortSignal) =>
  posted<Forecast>('/lab/forecast', wish, { ...keyed(), signal });

export async function ask(wish: Wish): Promise<{ id: string; is_yours: boolean; state: LabState }> {
  const made = await posted<{ id: string; key: string; is_yours: boolean; state: LabState }>(
    '/lab/questions',
    wish,
    keyed(),
  );
  keepKey(made.key);
  return made;
}

export const answer = (id: string) => asked<Answer>(path(id));
export const cards = (ids: readonly string[]) => asked<QuestionCard[]>(`/lab/questions?ids=${ids.map(at).join(',')}`);
export const eventsAddress = (id: string) => `/api${path(id)}/events`;
export const stop = (id: string) => posted<LabState>(`${path(id)}/stop`, {}, keyed());
export const pause = (id: string) => posted<LabState>(`${path(id)}/pause`, {}, keyed());
export const goOn = (id: string, seconds: number) => posted<LabState>(`${path(id)}/go-on`, { seconds }, keyed());
export const games = (id: string, bot: string, block: number, arms: readonly string[]) =>
  posted<Pair>(`${path(id)}/games`, { bot, block, arms }, keyed());
export const people = (id: string) => asked<People>(`${path(id)}/people`);
export const exportAddress = (id: string, format: string) => `/api${path(id)}/export/${format}`;

/** A position of a game of a block: as a player knew it, or with everything open (null). */
export function gameStep(
  id: string,
  block: number,
  ply: number,
  of: { bot: string; arm: string; player: number | null },
): Promise<ReplayStep> {
  const given = new URLSearchParams({ bot: of.bot, arm: of.arm });
  if (of.player !== null) given.set('player', String(of.player));
  return asked<ReplayStep>(`${path(id)}/games/${block}/${ply}?${given.toString()}`);
}
