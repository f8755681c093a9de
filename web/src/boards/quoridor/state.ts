/** A position of Quoridor as RULES.md describes it, key by key. Everything is open. */
export interface State {
  pawns: (string | null)[];
  fences: string[];
  fences_left: number[];
  turn: number;
  ply: number;
  removed: number[];
  fences_lost: number;
  winner: number | null;
  end_reason: string | null;
}
