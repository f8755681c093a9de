/** A position of a replay as the view of a table, for boards that know no other. */
import { SPECTATOR, type ReplayStep, type TableView } from '../messages';

export function replayView(
  step: ReplayStep,
  table: string,
  game: string,
  title: string,
  names: readonly string[],
): TableView {
  const nothing = { key: '', text: '', arguments: {} };
  return {
    table,
    game,
    title,
    phase: 'over',
    note: null,
    seat: SPECTATOR,
    player: Number(step.observation['viewer'] ?? SPECTATOR),
    version: 0,
    rules_hash: '',
    rules: (step.observation['rules'] ?? {}) as Record<string, unknown>,
    players: names.length,
    seats: names.map((name, player) => ({
      seat: player,
      player,
      kind: 'person',
      name,
      bot: '',
      is_host: false,
      is_away: false,
      is_muted: false,
      wants_rematch: false,
    })),
    turn: step.turn,
    question: nothing,
    observation: step.observation,
    choices: [],
    length: step.ply,
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
