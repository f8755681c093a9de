/** What a board is given and what it may ask. README.md beside this file explains it with examples. */
import type { Component } from 'svelte';
import type { Choice, Happened, TableView } from '../messages';

/** `observation.state` of a game; each board declares its own. */
export type State = Record<string, unknown>;
/** The rules that a table has changed, by key: `view.rules`. */
export type Rules = Readonly<Record<string, unknown>>;

export interface BoardProps<S = State> {
  /** The viewer's observation of the position: `position.observation(me).to_dict()["state"]` of the Python face. */
  state: S;
  /** All that the viewer may know of the table. */
  view: TableView;
  /** The viewer's player, -1 for a spectator. */
  me: number;
  /** Whose place lies nearest: `me`, or the first of several who share this device; 0 for a spectator. */
  home: number;
  /** Whose things are shown: null for the viewer's own, else the name of who is looked at in a replay. */
  owner: string | null;
  /** The player who decides, -1 when nobody does. */
  turn: number;
  /** Names by player. */
  names: readonly string[];
  /** What may be done now: empty unless it is the viewer's turn and no move is on its way. */
  choices: readonly Choice[];
  /** What led to this position, for motion: new array, new events. */
  events: readonly Happened[];
  /** In a replay the move that led here ('' at its start); null at a table, where `events` tell what everybody may know. */
  played: string | null;
  /** The move that was sent and is not confirmed yet. */
  pending: string | null;
  /** A move to point at: a hint, or the one that a button of the action bar stands for. */
  pointed: string | null;
  /** Moves to draw side by side, the best first: the board draws those that have no place of their own to be numbered at. */
  drawn?: readonly string[];
  /** Play a move. One that is not among `choices` is refused by the server, and the frame shows why. */
  act: (move: string) => void;
  /** A move that cannot be played was tried: change nothing, say why. */
  refuse: (move: string) => void;
  /** What is said at the table, where players may talk; not in a replay. */
  talk?: Talk;
  /** A line of preview under the question ("You 7, Red 9"); null takes it away. */
  preview: (text: string | null) => void;
}

/** Something that was said at the table: in words of one's own, or a quick message with its words. */
export interface Spoken {
  line: number;
  player: number;
  text: string;
  quick: string;
  arguments: readonly string[];
}

export interface Talk {
  said: readonly Spoken[];
  say: (quick: string, ...words: string[]) => void;
}

export interface FactsProps<S = State> {
  state: S;
  view: TableView;
  player: number;
  names: readonly string[];
}

/** One page of the first-game coach: said until a move for which `done` holds has been played. */
export interface CoachStep {
  /** A message of the board's catalogue. */
  key: string;
  done: (move: string) => boolean;
  /** Something to know rather than to do: the page can be turned at once. */
  isOptional?: boolean;
  /** Something to know when it comes up; it is told then, and not waited for. */
  when?: (state: never, me: number) => boolean;
}

/** A step of the coach is done by a move that begins with one of these words. */
export const starts =
  (...verbs: readonly string[]) =>
  (move: string): boolean =>
    verbs.includes(move.split(' ')[0] ?? '');

/** Something that is staged: a card turns over, somebody is bitten, a wall closes. */
export interface Moment {
  /** What happened, in the game's own words. */
  event: Happened;
  /** How it feels to who looks on: also its sound. */
  tone: 'good' | 'bad' | 'grave' | 'plain';
  /** A drawing of 24 by 24: the `d` of a path. */
  icon: string;
  /** The sum behind it, spelled out ("1 on the card, 1 for Attract: 2 ranks"). */
  more?: string;
  /** The board stages it itself, by `--beat`, the length of a moment: the words stand at its foot and cover nothing. */
  isOnBoard?: boolean;
  /** How many moments long it is; 1 if left out. */
  beats?: number;
}

/** What a moment is judged by: the position before and after, and whose eyes see it. */
export interface MomentSeen<S = State> {
  before: S | null;
  after: S;
  me: number;
  rules: Rules;
}

export interface BoardModule<S = State> {
  /** The board itself; fills its slot, which is as large a square as fits (or `aspect`). */
  Board: Component<BoardProps<S>>;
  /** The viewer's own hand, sheet or tableau, below the board. */
  Hand?: Component<BoardProps<S>>;
  /** What is public of a player, in the player's row: fences left, cards in hand, wounds. */
  Facts?: Component<FactsProps<S>>;
  /** Width / height of the board; 1 if left out. */
  aspect?: { wide: number; phone: number };
  /** The board is as high as what is on it, rather than of a fixed shape; where there is less room it is scrolled. */
  hasOwnHeight?: boolean;
  /** The board takes all the room there is, rather than a fixed shape: everywhere, or on a phone. */
  fills?: 'always' | 'phone';
  /** Height in px that is kept for what lies below the board, hand and buttons, so that the board never moves. */
  below?: { wide: number; phone: number };
  /** The question in words, where the board can say it better than the server ("3 action points left"). */
  question?: (state: S, view: TableView, names: readonly string[]) => string | null;
  /** A choice in words, where the server's label is but its notation. */
  label?: (choice: Choice, state: S, names: readonly string[], rules: Rules) => string | null;
  /** Whether a choice has a place on the board or in the hand. The others become buttons of the action bar. */
  isPlaced?: (choice: Choice, choices: readonly Choice[]) => boolean;
  /** A short game is played as a series, best of so many: rematches go on with its score. */
  bestOf?: number;
  /** Whether a choice that is the only one need not be asked: an end of turn that is played by itself. */
  isForced?: (choice: Choice) => boolean;
  /** A question to ask before a move that loses at once; null: play it. */
  confirm?: (choice: Choice, state: S, me: number, rules: Rules) => string | null;
  /** The points of each player, in a game that counts them; null when there are none to tell. */
  points?: (state: S) => readonly number[] | null;
  /** A number of each player to draw as a graph through a finished game, with a message that names it; null: none. */
  measure?: { key: string; of: (state: S) => readonly (number | null)[] };
  /** How long the motion of these events takes in ms; the next view waits for it. */
  duration?: (events: readonly Happened[]) => number;
  /** The great moments among what happened, each staged for a second. */
  moments?: (events: readonly Happened[], seen: MomentSeen<S>) => readonly Moment[];
  /** How tense it is for a player, from 0 to 1: a drone swells with it. */
  tension?: (state: S, me: number, rules: Rules) => number;
  /** Whether a player is out of the game while the others play on. */
  isOut?: (state: S, player: number) => boolean;
  /** Keys of the board beside Tab, arrows, Enter and Escape, each with a message of its catalogue. */
  keys?: readonly (readonly [string, string])[];
  /** The first-game coach. */
  coach?: readonly CoachStep[];
}
