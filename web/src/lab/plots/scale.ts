/** Where things stand in a picture. */

export type Span = readonly [low: number, high: number];

/** Round numbers across a range. */
export function ticks([low, high]: Span, most = 6): number[] {
  const span = Math.max(high - low, 1e-12);
  const power = 10 ** Math.floor(Math.log10(span / most));
  const step = power * ([1, 2, 5, 10].find((factor) => span / (power * factor) <= most) ?? 10);
  const found: number[] = [];
  for (let i = Math.ceil(low / step - 1e-9); i <= Math.floor(high / step + 1e-9); i++)
    found.push(Number((i * step).toFixed(10)));
  return found;
}

/** Decimals that tell marks so far apart from each other. */
export function tickDigits(marks: readonly number[], scale: number): number {
  const step = ((marks[1] ?? 1) - (marks[0] ?? 0)) * scale;
  return step > 0 ? Math.max(0, -Math.floor(Math.log10(step) + 1e-9)) : 0;
}

/** A range that holds all these values, with a little air. */
export function spanOf(values: readonly number[], withZero = false): Span {
  const all = withZero ? [...values, 0] : values;
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const air = (high - low) * 0.06 || 0.01;
  return [low - air, high + air];
}

let pen: CanvasRenderingContext2D | null = null;

/** How wide the longest of some labels is, in the font of the pictures. */
export function widest(labels: readonly string[]): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return 0;
  pen.font = `13px ${getComputedStyle(document.body).fontFamily}`;
  return Math.max(0, ...labels.map((label) => pen?.measureText(label).width ?? 0));
}

/** Where a value stands between two places. */
export function placed(value: number, [low, high]: Span, from: number, to: number): number {
  return from + ((value - low) / (high - low)) * (to - from);
}
