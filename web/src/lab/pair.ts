/** Two games of one deal, stepped together. */
import { SPECTATOR, type ReplayStep, type TableView } from '../messages';
import type { BoardProps, State } from '../boards/contract';
import type { PairGame } from './api';

/** A game of the lab as a board knows a table: nobody sits there, and nothing can be done. */
export function viewOf(game: PairGame, title: string, names: readonly string[]): TableView {
  return {
    table: '',
    game: game.game,
    title,
    phase: 'over',
    note: null,
    seat: SPECTATOR,
    player: SPECTATOR,
    version: 0,
    rules_hash: '',
    rules: game.rules,
    players: game.players,
    seats: names.map((name, seat) => ({
      seat,
      player: seat,
      kind: 'bot',
      name,
      bot: game.names[seat] ?? '',
      is_host: false,
      is_away: false,
      is_muted: false,
      wants_rematch: false,
    })),
    turn: SPECTATOR,
    question: { key: '', arguments: {} },
    observation: null,
    choices: [],
    length: 0,
    length_unit: '',
    can_undo: '',
    undo: null,
    can_offer_draw: false,
    draw: null,
    can_resign: false,
    can_hint: false,
    outcome: null,
    dice: { commitment: '', secret: null, entropy: null },
    settings: {},
    next_table: null,
  };
}

/** What a board is given of a step, with everything open (null) or as a player knew it. */
export function boardProps(
  base: TableView,
  step: ReplayStep,
  knower: number | null,
  names: readonly string[],
): BoardProps {
  const me = knower ?? SPECTATOR;
  return {
    state: step.observation['state'] as State,
    view: { ...base, observation: step.observation, player: me, turn: step.turn },
    me,
    home: Math.max(0, me),
    owner: knower === null ? null : (names[knower] ?? null),
    turn: step.turn,
    names,
    choices: [],
    events: [],
    played: step.move,
    pending: null,
    pointed: null,
    act: () => undefined,
    refuse: () => undefined,
    preview: () => undefined,
  };
}
