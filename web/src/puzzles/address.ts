/** Where a puzzle is found; `day` where it is the daily one. */
export function puzzleAddress(game: string, number: number, day = ''): string {
  return `/puzzle/${encodeURIComponent(game)}?n=${number}${day ? `&day=${encodeURIComponent(day)}` : ''}`;
}
