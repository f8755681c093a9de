/** A board outside a table: the props that it gets from a view alone. */
import type { BoardProps, State } from '../boards/contract';
import type { Happened, TableView } from '../messages';

type Handlers = Pick<BoardProps, 'act' | 'refuse' | 'preview'>;
const NOTHING = () => undefined;
const QUIET: Handlers = { act: NOTHING, refuse: NOTHING, preview: NOTHING };

export function boardProps(view: TableView, events: readonly Happened[] = [], handlers: Handlers = QUIET): BoardProps {
  return {
    state: (view.observation?.['state'] ?? {}) as State,
    view,
    me: view.player,
    home: Math.max(0, view.player),
    owner: null,
    turn: view.turn,
    names: view.seats.map((seat) => seat.name),
    choices: view.choices,
    events,
    played: null,
    pending: null,
    pointed: null,
    ...handlers,
  };
}
