/** What the server tells of a reviewed game. Chances are numbers from 0 to 1. */
import type { Option, Problem, Review, Sentence, TableView } from '../messages';

export type { Decision, Option, Review, Split } from '../messages';

export type Mark = 'best' | 'good' | 'loose' | 'mistake' | 'blunder' | 'forced';

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
  mark: string;
  options: Option[];
  reason: Sentence;
  after: TableView;
}
