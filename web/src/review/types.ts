/** What the server tells of a reviewed game. Chances are numbers from 0 to 1. */
import type { Problem, Sentence, TableView } from '../messages';

export type Mark = 'best' | 'good' | 'loose' | 'mistake' | 'blunder' | 'forced';

/** A move that could have been made, and what it leads to. */
export interface Option {
  move: string;
  label: Sentence;
  chance: number;
  is_played: boolean;
  /** This move and what the bots expect after it, as moves, in words, and by whom. */
  line: string[];
  labels: Sentence[];
  players: number[];
  reason: Sentence;
}

export interface Decision {
  /** How many moves stood before it. */
  ply: number;
  player: number;
  turn: number;
  move: string;
  label: Sentence;
  is_forced: boolean;
  mark: Mark;
  before: number;
  chance: number;
  loss: number;
  options: Option[];
  reason: Sentence;
  open_loss: number | null;
}

/** The way of a player's chances through the game: start + own + others + chance = end. */
export interface Split {
  player: number;
  start: number;
  own: number;
  others: number;
  chance: number;
  end: number;
  loss: number;
  sentence: Sentence;
}

export interface Review {
  game: string;
  players: number;
  goal: string;
  level: string;
  is_calibrated: boolean;
  is_whole: boolean;
  plies: number;
  chances: number[][];
  open: number[][] | null;
  decisions: Decision[];
  turning_points: number[];
  split: Split[];
  silence: { chance: number; sentence: Sentence } | null;
}

export interface ReviewState {
  status: 'none' | 'queued' | 'running' | 'done' | 'failed';
  progress: number;
  problem: Problem | null;
  review: Review | null;
}

export interface PuzzleCounts {
  games: Record<string, number>;
}

export interface DailyPuzzle {
  game: string;
  number: number;
}

export interface Puzzle {
  game: string;
  number: number;
  count: number;
  player: number;
  players: number;
  view: TableView;
}

export interface PuzzleAnswer {
  is_right: boolean;
  mark: Mark;
  options: Option[];
  reason: Sentence;
  after: TableView;
}
