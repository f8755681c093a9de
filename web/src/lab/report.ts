/** The report of a question, as the lab makes it: everything that its blocks say, as numbers. */

export interface Found {
  low: number | null;
  high: number | null;
  mean: number | null;
}
/** An interval that is known. */
export interface Known {
  low: number;
  high: number;
  mean: number;
}
export type Reading = 'more' | 'less' | 'no matter' | 'open' | '';

export interface Row {
  name: string;
  title: string;
  unit: string;
  group: string;
  a: Found | null;
  b?: Found | null;
  difference?: Found | null;
  reading?: Reading;
  primary?: boolean;
  changed?: boolean;
  matters?: number | null;
  counted_up_to?: number | null;
  quantile?: number;
  point?: Record<string, unknown>;
  talk?: string;
  blocks?: number;
  judgement?: 'below' | 'above' | 'meets' | 'open';
}

export interface ToolRow {
  tool: string;
  title: string;
  use: Row[];
  restricted: Found;
  reading: Reading;
  excluded: Found | null;
  excluded_reading: Reading | null;
  excluded_metric: string;
  excluded_title: string;
  excluded_unit: string;
  matters: number | null;
}

export interface Lengths {
  name: string;
  title: string;
  unit: string;
  a?: [number, number][];
  b?: [number, number][];
}

export interface Strength {
  bot: string;
  blocks: number;
  games: number;
  decided: boolean;
  metrics: Row[];
  tools?: ToolRow[];
  quantiles?: Row[];
  histograms?: Lengths[];
  changed_games?: { games: number; changed: number; share: Found };
  same_deals_save?: Record<string, number | null>;
  self_test?: { numbers: number; looks: number; careless: number; lab: number };
  target?: { value: number; margin: number };
  history?: History[];
  /** By now a plain interval would have claimed a change in so many numbers, and the lab does in so many. */
  plain?: { numbers: number; looks: number; careless: number; lab: number };
  games_to_watch?: GameToWatch[];
}

export interface Look extends Found {
  blocks: number;
  plain_low?: number | null;
  plain_high?: number | null;
}
export interface History {
  name: string;
  arm: string;
  unit: string;
  is_change: boolean;
  points: Look[];
}
export interface GameToWatch {
  why: string;
  block: number;
  arms: string[];
  length: Record<string, number>;
}

export const KINDS = [
  'compare',
  'seats',
  'length',
  'feel',
  'cards',
  'skill',
  'difficulty',
  'sweep',
  'grid',
  'find',
  'aa',
] as const;
export type Kind = (typeof KINDS)[number];

export function isKind(name: unknown): name is Kind {
  return KINDS.some((kind) => kind === name);
}

export interface Axis {
  key: string;
  values: unknown[];
}

export interface AskedQuestion {
  kind: Kind;
  game: string;
  title: string;
  players: number;
  bots: string[];
  rules: Record<string, unknown>;
  seed: number;
  primary: string[];
  until: { verdict?: boolean; precision?: number };
  matters: number;
  detail: {
    change?: Record<string, unknown>;
    axes?: Axis[];
    value?: number;
    margin?: number;
    counts?: number[];
    tools?: string[];
  };
  counts: string;
}

export interface Report {
  question: AskedQuestion;
  command: string;
  decided: boolean;
  strengths: Strength[];
}

export function isKnown(found: Found | null | undefined): found is Known {
  return !!found && found.low !== null && found.high !== null && found.mean !== null;
}

/** The strengths of which at least one block counts. */
export function playedOf(report: Report): Strength[] {
  return report.strengths.filter((one) => one.blocks > 0);
}

export function rowOf(strength: Strength, name: string): Row | undefined {
  return strength.metrics.find((row) => row.name === name);
}
