/** Views as they come over the line, put together: the first is whole, the others say what has changed. */
import type { Choice, GameFacts, TableView, View, ViewFields } from '../messages';

/** The moves of a game and what they are called, by the number of the action. */
export type Moves = Pick<GameFacts, 'moves' | 'labels'>;

/** What has come of a view so far. */
export interface Parts {
  fields: ViewFields;
  state: Record<string, unknown> | null;
}

/** The parts of a view with what is new; null if it is a change of a view that is not here. */
export function merged(message: View, before: (Parts & { number: number }) | undefined): Parts | null {
  if (message.base === 0) return { fields: message.fields as unknown as ViewFields, state: message.state };
  if (before?.number !== message.base) return null;
  const state = message.state && { ...before.state, ...message.state };
  return { fields: { ...before.fields, ...(message.fields as Partial<ViewFields>) }, state };
}

/** The game whose moves a view speaks of. */
export function gameOf(message: View, before: Parts | undefined): string {
  return String(message.fields['game'] ?? before?.fields.game ?? '');
}

/** A view as boards get it: with the position, and with choices in words. */
export function whole({ fields, state }: Parts, known: Moves | null): TableView {
  const { choices, ...rest } = fields;
  const observation = state && { viewer: fields.player, state };
  return { ...rest, observation, choices: known ? choices.map((action) => named(action, known)) : [] };
}

function named(action: number, { moves, labels }: Moves): Choice {
  const words = labels[action];
  return {
    move: moves[action] ?? '',
    action,
    label: words?.label ?? { key: '', arguments: {} },
    rule: words?.rule ?? '',
  };
}
