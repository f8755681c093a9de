/** The HTTP side of the server. Every failure is a `Trouble` with a sentence for people. */
import type {
  DailyPuzzle,
  PuzzleAnswer,
  PuzzleCount,
  PuzzleView,
  ReviewState,
  Address,
  Created,
  CreateTable,
  GameCard,
  GameFacts,
  HowToPage,
  Join,
  Joined,
  JoinByCode,
  KeepRecord,
  Kept,
  Problem,
  ReplayLine,
  ReplayStep,
  RuleText,
  StoryStep,
  TableCard,
  Tried,
  TryWish,
  WholeView,
} from '../messages';
import { t } from './language.svelte';
import { remembered } from './memory.svelte';
import { whyNot } from './sentences';

export class Trouble extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly status: number,
    /** The part of the sentence that the server knows in English only. */
    readonly english = '',
  ) {
    super(sentence);
  }
}

export async function asked<T>(path: string, options: RequestInit = {}): Promise<T> {
  const headers = new Headers(options.headers);
  if (options.body) headers.set('Content-Type', 'application/json');
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { ...options, headers });
  } catch {
    throw new Trouble('offline', t('trouble-offline'), 0);
  }
  if (!answer.ok) throw await trouble(answer);
  return (await answer.json()) as T;
}

async function trouble(answer: Response): Promise<Trouble> {
  const said = (await answer.json().catch(() => null)) as Problem | null;
  const english = said?.arguments?.['problem'];
  const sentence = said ? whyNot(said) : t('trouble-unknown');
  return new Trouble(said?.code ?? 'unknown', sentence, answer.status, typeof english === 'string' ? english : '');
}

export function posted<T>(path: string, body: unknown, options: RequestInit = {}): Promise<T> {
  return asked<T>(path, { ...options, method: 'POST', body: JSON.stringify(body) });
}

/** With a key to a table, if this browser has one: what spectators may not see, those who played may. */
function keyed(table: string | undefined): RequestInit {
  const key = table ? Object.values(remembered(table)?.keys ?? {})[0] : undefined;
  return key ? { headers: { Authorization: `Seat ${key}` } } : {};
}

const at = encodeURIComponent;

/** Where others in the same network find this server. */
export const address = () => asked<Address>('/address');
export const games = () => asked<GameCard[]>('/games');
export const facts = (game: string) => asked<GameFacts>(`/games/${at(game)}`);
export const rules = (game: string, language: string) =>
  asked<RuleText[]>(`/games/${at(game)}/rules?language=${at(language)}`);
export const howto = (game: string, rules: Record<string, unknown>) =>
  posted<HowToPage>(`/games/${at(game)}/howto`, { rules });
export const tryMoves = (game: string, body: TryWish) => posted<Tried>(`/games/${at(game)}/howto/try`, body);
export const openTables = () => asked<TableCard[]>('/tables');
export const tableCard = (table: string) => asked<TableCard>(`/tables/${at(table)}`);
export const create = (body: CreateTable) => posted<Created>('/tables', body, keyed(body.begin?.table));
export const join = (table: string, body: Join) => posted<Joined>(`/tables/${at(table)}/join`, body);
export const joinByCode = (body: JoinByCode) => posted<Joined>('/join', body);

/** The position after so many moves of a finished game: as a player knew it, or with everything open (null). */
export const replay = (table: string, ply: number, player: number | null) =>
  asked<ReplayStep>(`/tables/${at(table)}/replay/${ply}${player === null ? '' : `?player=${player}`}`, keyed(table));

/** Every move of a finished game, as a player learned of it or with everything open (null). */
export const replayLines = (table: string, player: number | null, hasStates: boolean) =>
  asked<ReplayLine[]>(
    `/tables/${at(table)}/replay?states=${hasStates}${player === null ? '' : `&player=${player}`}`,
    keyed(table),
  );

/** How far the review of a finished game is; `beginReview` begins it. */
export const review = (table: string) => asked<ReviewState>(`/tables/${at(table)}/review`, keyed(table));
export const beginReview = (table: string) => posted<ReviewState>(`/tables/${at(table)}/review`, {}, keyed(table));

export const puzzles = () => asked<PuzzleCount>('/puzzles');
/** Which puzzle is that of a day ("2026-11-18"). */
export const puzzleOfTheDay = (day: string) => asked<DailyPuzzle>(`/puzzles/daily?day=${at(day)}`);
export const puzzle = (game: string, number: number) => asked<PuzzleView>(`/games/${at(game)}/puzzles/${number}`);
export const answerPuzzle = (game: string, number: number, move: string) =>
  posted<PuzzleAnswer>(`/games/${at(game)}/puzzles/${number}/answer`, { move });

/** All that a seat (or, without a key, somebody who watches) sees of a table now. */
export const view = (table: string, key?: string) =>
  asked<WholeView>(`/tables/${at(table)}/view`, key ? { headers: { Authorization: `Seat ${key}` } } : {});
/** Bring a record along; the table at which it can be looked through. */
export const keepRecord = (body: KeepRecord) => posted<Kept>('/records', body);
/** A finished game as it was told; kept also when its rules are not played any more. */
export const story = (table: string) => asked<StoryStep[]>(`/tables/${at(table)}/story`, keyed(table));
export const record = (table: string) => asked<Record<string, unknown>>(`/tables/${at(table)}/record`, keyed(table));
