/** What every panel beside the map is given. */
import type { Happened } from '../../messages';
import type { Rules } from '../contract';
import type { State } from './state';

export interface PanelProps {
  position: State;
  rules: Rules;
  me: number;
  names: readonly string[];
  events: readonly Happened[];
  legal: ReadonlySet<string>;
  /** The move that is pointed at, from here or from the action bar. */
  shown: string | null;
  attempt: (move: string) => void;
  point: (move: string | null) => void;
}
