/** The tower as a prism with a wall for each player; lengths are in widths of a wall. */

export interface FloorPlan {
  /** From one wall to the next, in degrees. */
  angle: number;
  /** From the middle to a wall, and to a corner. */
  wall: number;
  corner: number;
  /** The roof as a polygon of CSS in a square around it, the first wall at the lower edge. */
  outline: string;
}

export function floorPlan(walls: number): FloorPlan {
  const half = Math.PI / walls;
  const corners = Array.from({ length: walls }, (_, n) => (2 * n + 1) * half);
  const percent = (part: number) => `${(50 + 50 * part).toFixed(2)}%`;
  return {
    angle: 360 / walls,
    wall: 0.5 / Math.tan(half),
    corner: 0.5 / Math.sin(half),
    outline: `polygon(${corners.map((a) => `${percent(Math.sin(a))} ${percent(Math.cos(a))}`).join(', ')})`,
  };
}

/** The turn that looks like `aim` and is nearest to how it stands now: never the long way round. */
export function nearestTurn(now: number, aim: number): number {
  return aim + 360 * Math.round((now - aim) / 360);
}
