/** Whether what was asked for has been done: all the moves wanted, in their order, whatever came between; or any move. */
export function isDone(wants: readonly string[], moves: readonly string[]): boolean {
  if (!wants.length) return moves.length > 0;
  let found = 0;
  for (const move of moves) if (move === wants[found]) found += 1;
  return found === wants.length;
}
