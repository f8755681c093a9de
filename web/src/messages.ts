// Made by web/message_types.py from the server's messages and HTTP bodies. Do not edit.

export const PROTOCOL = 2;
export const SPECTATOR = -1;

export interface Argument {
  player?: number | null;
  word?: string | null;
}

export interface Sentence {
  key: string;
  arguments: Record<string, number | string | Argument>;
  text?: string;
}

export interface Seen {
  seat: number;
  number: number;
  hash?: string;
}

export interface Hello {
  type: 'hello';
  protocol: number;
  keys?: string[];
  seen?: Seen[];
  texts?: boolean;
}

export interface Move {
  type: 'move';
  id: string;
  seat: number;
  number: number;
  move: string;
}

export interface Undo {
  type: 'undo';
  id: string;
  seat: number;
}

export interface UndoAnswer {
  type: 'undo_answer';
  id: string;
  seat: number;
  yes: boolean;
}

export interface OfferDraw {
  type: 'offer_draw';
  id: string;
  seat: number;
}

export interface DrawAnswer {
  type: 'draw_answer';
  id: string;
  seat: number;
  yes: boolean;
}

export interface Resign {
  type: 'resign';
  id: string;
  seat: number;
}

export interface Leave {
  type: 'leave';
  id: string;
  seat: number;
}

export interface Back {
  type: 'back';
  id: string;
  seat: number;
}

export interface AskHint {
  type: 'hint';
  id: string;
  seat: number;
  number: number;
}

export interface Rematch {
  type: 'rematch';
  id: string;
  seat: number;
}

export interface Rename {
  type: 'rename';
  id: string;
  seat: number;
  name: string;
}

export interface Entropy {
  type: 'entropy';
  id: string;
  seat: number;
  hex: string;
}

export interface Say {
  type: 'say';
  id: string;
  seat?: number | null;
  text?: string;
  quick?: string;
  arguments?: string[];
}

export interface Host {
  type: 'host';
  id: string;
  seat: number;
  command: string;
  target?: number | null;
  bot?: string;
}

export interface Sync {
  type: 'sync';
  seen: Seen;
}

export interface Ping {
  type: 'ping';
  id: string;
}

export interface MoveWords {
  label: Sentence;
  rule: string;
}

export interface Choice {
  move: string;
  action: number;
  label: Sentence;
  rule: string;
}

export interface Happened {
  kind: number;
  player: number;
  a: number;
  b: number;
  c: number;
  hidden: boolean;
  sentence: Sentence;
}

export interface Step {
  number: number;
  kind: string;
  player: number;
  events: Happened[];
  note: Sentence | null;
  back_to: number | null;
}

export interface SeatView {
  seat: number;
  player: number | null;
  kind: string;
  name: string;
  bot: string;
  is_host: boolean;
  is_away: boolean;
  is_muted: boolean;
  wants_rematch: boolean;
}

export interface Request {
  player: number;
  waiting: number[];
}

export interface Outcome {
  values: number[];
  reason: string;
  winners: number[];
  goal: string;
}

export interface Dice {
  commitment: string;
  secret: string | null;
  entropy: string[] | null;
}

export interface ViewFields {
  table: string;
  game: string;
  title: string;
  phase: string;
  note: Sentence | null;
  seat: number;
  player: number;
  version: number;
  rules_hash: string;
  rules: Record<string, unknown>;
  players: number;
  seats: SeatView[];
  turn: number;
  question: Sentence;
  choices: number[];
  length: number;
  length_unit: string;
  can_undo: string;
  undo: Request | null;
  can_offer_draw: boolean;
  draw: Request | null;
  can_resign: boolean;
  can_hint: boolean;
  outcome: Outcome | null;
  dice: Dice;
  settings: Record<string, unknown>;
  next_table: string | null;
}

export interface TableView {
  table: string;
  game: string;
  title: string;
  phase: string;
  note: Sentence | null;
  seat: number;
  player: number;
  version: number;
  rules_hash: string;
  rules: Record<string, unknown>;
  players: number;
  seats: SeatView[];
  turn: number;
  question: Sentence;
  observation: Record<string, unknown> | null;
  choices: Choice[];
  length: number;
  length_unit: string;
  can_undo: string;
  undo: Request | null;
  can_offer_draw: boolean;
  draw: Request | null;
  can_resign: boolean;
  can_hint: boolean;
  outcome: Outcome | null;
  dice: Dice;
  settings: Record<string, unknown>;
  next_table: string | null;
}

export interface Clocks {
  left: number[];
  running: number;
  increment: number;
  now: number;
}

export interface View {
  type: 'view';
  seat: number;
  number: number;
  hash: string;
  since: number;
  steps: Step[];
  base: number;
  fields: Record<string, unknown>;
  state: Record<string, unknown> | null;
  clocks: Clocks | null;
}

export interface WholeView {
  seat: number;
  number: number;
  hash: string;
  since: number;
  steps: Step[];
  view: TableView;
  clocks: Clocks | null;
}

export interface Welcome {
  type: 'welcome';
  protocol: number;
  version: string;
  table: string;
  seats: number[];
  refused: number;
  now: number;
  quick: Record<string, string[][]>;
}

export interface Loading {
  type: 'loading';
}

export interface Ack {
  type: 'ack';
  id: string;
  number: number;
}

export interface Refusal {
  type: 'refusal';
  id: string;
  code: string;
  sentence: string;
  rule: string;
  number: number | null;
  key: string;
  arguments: Record<string, number | string>;
}

export interface Presence {
  type: 'presence';
  connected: boolean[];
  spectators: number;
}

export interface Said {
  type: 'said';
  line: number;
  seat: number;
  name: string;
  text: string;
  quick: string;
  arguments: string[];
  at: number;
}

export interface Considered {
  move: string;
  label: Sentence;
  value: number;
  visits: number;
}

export interface Hint {
  type: 'hint';
  id: string;
  number: number;
  move: string;
  value: number;
  considered: Considered[];
  line: Sentence[];
  sentence: string;
  is_simple: boolean;
  chance: number;
  options: Option[];
  reason: Sentence;
}

export interface Moved {
  type: 'moved';
  seat: number;
  table: string;
}

export interface Pong {
  type: 'pong';
  id: string;
  now: number;
}

export interface Bye {
  type: 'bye';
  code: string;
  sentence: string;
  key: string;
  arguments: Record<string, number | string>;
}

export interface MadeMove {
  ply: number;
  player: number;
  turn: number;
  move: string;
  label: Sentence;
}

export interface Option {
  move: string;
  label: Sentence;
  chance: number;
  is_played: boolean;
  line: string[];
  labels: Sentence[];
  players: number[];
  reason: Sentence;
}

export interface Decision {
  ply: number;
  player: number;
  turn: number;
  move: string;
  label: Sentence;
  is_forced: boolean;
  mark: string;
  before: number;
  chance: number;
  loss: number;
  options: Option[];
  reason: Sentence;
  open_loss: number | null;
}

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

export interface Silence {
  chance: number;
  sentence: Sentence;
}

export interface Review {
  game: string;
  version: number;
  players: number;
  goal: string;
  level: string;
  is_calibrated: boolean;
  is_whole: boolean;
  plies: number;
  result: number[];
  end_reason: string;
  outcome: number[];
  names: string[];
  moves: MadeMove[];
  chances: number[][];
  open: number[][] | null;
  decisions: Decision[];
  turning_points: number[];
  split: Split[];
  silence: Silence | null;
  measures: Record<string, number[][]>;
}

export interface SeatWish {
  kind?: string;
  name?: string;
  bot?: string;
}

export interface ClockWish {
  seconds: number;
  increment?: number;
}

export interface Origin {
  table?: string;
  record?: Record<string, unknown> | null;
  ply?: number;
}

export interface CreateTable {
  game: string;
  players?: number | null;
  seats?: SeatWish[];
  preset?: string | null;
  rules?: Record<string, unknown>;
  order?: string;
  first?: number;
  clock?: ClockWish | null;
  is_public?: boolean;
  spectators?: boolean;
  hints?: string;
  grace?: number;
  stand_in?: string;
  start?: boolean;
  entropy?: string;
  begin?: Origin | null;
  lab?: string;
}

export interface Join {
  name?: string;
  seat?: number | null;
  invite?: string;
  entropy?: string;
}

export interface JoinByCode {
  code: string;
  name?: string;
  entropy?: string;
}

export interface KeepRecord {
  record: Record<string, unknown>;
}

export interface Kept {
  table: string;
}

export interface Address {
  url: string;
  is_open: boolean;
}

export interface Created {
  table: string;
  keys: Record<string, string>;
  invite: string;
  link: string;
}

export interface Joined {
  table: string;
  seat: number;
  key: string;
  link: string;
}

export interface CardWords {
  title: string;
  line: string;
}

export interface GameCard {
  name: string;
  title: string;
  players: number[];
  minutes: number[];
  goal: string;
  version: number;
  has_secrets: boolean;
  prepared: number;
  bots: string[];
  words: Record<string, CardWords>;
  catalogues: string[];
  picture: string;
}

export interface RuleKey {
  key: string;
  default: unknown;
  lowest: number | null;
  highest: number | null;
  choices: string[] | null;
  per_player: boolean;
  label: Sentence;
  about: Sentence;
}

export interface GridFacts {
  field: string;
  columns: number;
  squares: string[];
  pieces: string[];
}

export interface GameFacts {
  card: GameCard;
  keys: RuleKey[];
  presets: Record<string, Record<string, unknown>>;
  end_reasons: string[];
  moves: string[];
  labels: MoveWords[];
  quick: string[];
  can_draw: boolean;
  can_resign: boolean;
  grid: GridFacts | null;
  board: string;
}

export interface RuleText {
  id: string;
  kind: string;
  statement: string;
  note: string;
  section: string;
  language: string;
}

export interface TableCard {
  table: string;
  game: string;
  title: string;
  phase: string;
  players: number;
  names: string[];
  free: number;
  rules: Record<string, unknown>;
  clock: number[] | null;
  spectators: boolean;
  commitment: string;
  created: number;
  lab: string;
}

export interface ReplayStep {
  ply: number;
  plies: number;
  player: number;
  move: string;
  sentences: Sentence[];
  observation: Record<string, unknown>;
  turn: number;
}

export interface ReplayLine {
  player: number;
  move: string;
  sentences: Sentence[];
  turn: number;
  state: Record<string, unknown> | null;
}

export interface StoryStep {
  at: number;
  kind: string;
  player: number;
  move: string;
  sentences: Sentence[];
}

export interface Problem {
  code: string;
  sentence: string;
  key: string;
  arguments: Record<string, number | string>;
}

export interface Health {
  status: string;
  version: string;
  now: number;
}

export interface HowToWish {
  rules?: Record<string, unknown>;
}

export interface TryWish {
  position: string;
  moves?: string[];
  rules?: Record<string, unknown>;
}

export interface HowToStep {
  name: string;
  position: string;
  show: string;
}

export interface HowToTry {
  name: string;
  position: string;
  wants: string[];
  refused: string;
}

export interface HowToPage {
  game: string;
  is_own: boolean;
  numbers: Record<string, number | string>;
  table: string;
  parts: Record<string, string>;
  turn: HowToStep[];
  tries: HowToTry[];
  missed: string[];
  positions: Record<string, TableView>;
}

export interface ReviewWish {
  level?: string;
}

export interface ReviewState {
  status: string;
  progress: number;
  problem: Problem | null;
  review: Review | null;
}

export interface PuzzleCount {
  games: Record<string, number>;
}

export interface DailyPuzzle {
  game: string;
  number: number;
}

export interface PuzzleView {
  game: string;
  number: number;
  count: number;
  player: number;
  players: number;
  view: TableView;
}

export interface PuzzleTry {
  move: string;
}

export interface PuzzleAnswer {
  is_right: boolean;
  mark: string;
  options: Option[];
  reason: Sentence;
  after: TableView;
}

export interface Tried {
  view: TableView;
  events: Happened[];
  refusal: Problem | null;
  rule: string;
}

export type ClientMessage = Hello | Move | Undo | UndoAnswer | OfferDraw | DrawAnswer | Resign | Leave | Back | AskHint | Rematch | Rename | Entropy | Say | Host | Sync | Ping;

export type ServerMessage = Welcome | Loading | View | Ack | Refusal | Presence | Said | Hint | Moved | Pong | Bye;
