/** A question while it is filled in, what is sent of it, and the addresses that bring one. */
import type { RuleKey } from '../messages';
import type { Choices } from '../pages/setup/wish';
import type { Askable, Wish } from './api';
import { isKind, type Axis, type Kind } from './report';

/** A rule and the values that it takes: from, to and step for numbers; all values of a choice. */
export interface AxisDraft {
  key: string;
  from: number;
  to: number;
  step: number;
}

export interface Draft {
  kind: Kind;
  players: number;
  /** What the house rules' controls change: B's rules in a comparison, the rules of every game elsewhere. */
  choices: Choices;
  bots: string[];
  /** What the verdict speaks of; empty: the usual. */
  primary: string[];
  /** The number of a sweep, a grid or a target. */
  number: string;
  axes: [AxisDraft, AxisDraft];
  /** What a search shall find, give or take how much; null while nobody has said so. */
  target: number | null;
  margin: number | null;
  until: 'verdict' | 'precision';
  precision: number;
  matters: number;
  seconds: number;
  allPlayers: boolean;
  seed: number;
  blocks: number | null;
}

/** Kinds that ask how much: they stop at a precision. */
export const HOW_MUCH: readonly Kind[] = ['length', 'feel', 'difficulty', 'sweep', 'grid'];
export const axesOf = (kind: Kind): number => (kind === 'grid' ? 2 : kind === 'sweep' || kind === 'find' ? 1 : 0);
const MOST_STEPS = 6;

/** The house rules' controls want all that a table wants; a question has its rules alone. */
export function rulesOnly(rules: Record<string, unknown>, preset = ''): Choices {
  return {
    mode: 'friends',
    players: 0,
    seats: [],
    preset,
    rules,
    clock: 'none',
    order: 'random',
    first: 0,
    isPublic: false,
    spectators: true,
    hints: 'bots',
    bestOf: 1,
    lab: '',
  };
}

/** Rules whose values can be gone through. */
export function canBeSwept({ default: usual, choices }: RuleKey): boolean {
  return typeof usual === 'number' || typeof usual === 'boolean' || choices !== null;
}

/** Rules that a curve or a map may begin with: numbers that have room first, then the others. */
function rulesToSweep(keys: readonly RuleKey[]): RuleKey[] {
  const names = new Set(keys.map(({ key }) => key));
  const hasRoom = ({ key, default: usual, lowest }: RuleKey) =>
    typeof usual === 'number' && lowest !== null && !names.has(`${key}_cap`);
  const others = keys.filter((key) => canBeSwept(key) && typeof key.default !== 'number');
  return [...keys.filter(hasRoom), ...others];
}

/** A rule with values around its usual one. */
export function usualAxis(key: RuleKey | undefined): AxisDraft {
  if (!key || typeof key.default !== 'number') return { key: key?.key ?? '', from: 0, to: 0, step: 1 };
  const reach = Math.max(2, Math.round(key.default / 2));
  const from = Math.max(key.lowest ?? 0, key.default - reach);
  const to = Math.min(key.highest ?? key.default + reach, key.default + reach);
  return { key: key.key, from, to, step: Math.max(1, Math.ceil((to - from) / MOST_STEPS)) };
}

export function axisValues({ from, to, step }: AxisDraft, key: RuleKey | undefined): unknown[] {
  if (!key) return [];
  if (typeof key.default === 'boolean') return [false, true];
  if (key.choices) return key.choices;
  const values: number[] = [];
  for (let value = from; value <= to && values.length < 100; value += Math.max(1, step)) values.push(value);
  return values;
}

function axisOf({ key, values }: Axis): AxisDraft {
  const numbers = values.filter((value): value is number => typeof value === 'number');
  const [from = 0, next = from + 1] = numbers;
  return { key, from, to: numbers.at(-1) ?? 0, step: Math.max(1, next - from) };
}

export function firstDraft(can: Askable, rules: Record<string, unknown>, keys: readonly RuleKey[]): Draft {
  const [rule, other] = rulesToSweep(keys);
  return {
    kind: can.kinds[0] ?? 'compare',
    players: can.players,
    choices: rulesOnly(rules),
    bots: [...can.strengths],
    primary: [...can.primary],
    number: can.primary[0] ?? '',
    axes: [usualAxis(rule), usualAxis(other)],
    target: null,
    margin: null,
    until: 'verdict',
    precision: 1,
    matters: can.matters,
    seconds: can.seconds,
    allPlayers: false,
    seed: 1,
    blocks: null,
  };
}

/** A draft of a question that was asked before. */
export function draftOf(wish: Partial<Wish>, first: Draft): Draft {
  const kind = isKind(wish.kind) ? wish.kind : first.kind;
  const rules = kind === 'compare' ? { ...wish.rules, ...wish.change } : { ...wish.rules };
  const target = /^(.*) = (-?[\d.]+)%? \+- ([\d.]+)$/.exec(wish.target ?? '');
  const [one, other] = wish.axes ?? [];
  const preset = (kind === 'compare' ? wish.to_preset : null) ?? wish.preset ?? '';
  return {
    ...first,
    kind,
    players: wish.players ?? first.players,
    choices: rulesOnly(rules, preset),
    bots: wish.bots?.length ? [...wish.bots] : first.bots,
    primary: axesOf(kind) || !wish.metrics?.length ? first.primary : [...wish.metrics],
    number: target?.[1] ?? (axesOf(kind) ? wish.metrics?.[0] : undefined) ?? first.number,
    axes: [one ? axisOf(one) : first.axes[0], other ? axisOf(other) : first.axes[1]],
    target: target ? Number(target[2]) : first.target,
    margin: target ? Number(target[3]) : first.margin,
    until: typeof wish.until === 'number' && !HOW_MUCH.includes(kind) ? 'precision' : 'verdict',
    precision: wish.until ?? first.precision,
    matters: wish.matters ?? first.matters,
    seconds: wish.seconds ?? first.seconds,
    allPlayers: wish.all_players ?? false,
    seed: wish.seed ?? first.seed,
    blocks: wish.blocks ?? null,
  };
}

/** What is sent. `share` says whether the number of a target is a share, told in per cent. */
export function wishOf(game: string, draft: Draft, keys: readonly RuleKey[], isShare: boolean): Wish {
  const { kind, choices } = draft;
  const axes = draft.axes.slice(0, axesOf(kind)).map((axis) => ({
    key: axis.key,
    values: axisValues(
      axis,
      keys.find(({ key }) => key === axis.key),
    ),
  }));
  const isCompare = kind === 'compare';
  const isExact = draft.until === 'precision' || HOW_MUCH.includes(kind);
  return {
    game,
    players: draft.players,
    kind,
    rules: isCompare ? {} : choices.rules,
    preset: isCompare ? null : choices.preset || null,
    change: isCompare ? choices.rules : {},
    to_preset: isCompare ? choices.preset || null : null,
    bots: draft.bots,
    metrics: axesOf(kind) ? (kind === 'find' ? [] : [draft.number]) : speaks(kind) ? draft.primary : [],
    tools: [],
    axes,
    target: kind === 'find' ? `${draft.number} = ${draft.target}${isShare ? '%' : ''} +- ${draft.margin}` : '',
    all_players: kind === 'difficulty' && draft.allPlayers,
    until: isExact ? draft.precision : null,
    matters: draft.matters,
    seed: draft.seed,
    seconds: draft.seconds,
    blocks: draft.blocks,
  };
}

/** Whether one may choose what the verdict speaks of. */
export function speaks(kind: Kind): boolean {
  return kind === 'compare' || kind === 'aa';
}

export type Fault =
  'change-none' | 'target-none' | 'strengths-none' | 'strengths-most' | 'points-too-few' | 'points-too-many' | '';

/** What is still missing before it can be played. */
export function faultOf(draft: Draft, can: Askable, keys: readonly RuleKey[]): Fault {
  if (draft.kind === 'compare' && !Object.keys(draft.choices.rules).length && !draft.choices.preset)
    return 'change-none';
  if (!draft.bots.length) return 'strengths-none';
  if (draft.bots.length > can.most_bots) return 'strengths-most';
  if (!axesOf(draft.kind)) return '';
  const sizes = wishOf(can.game, draft, keys, false).axes.map(({ values }) => values.length);
  const points = sizes.reduce((product, size) => product * size, 1);
  if (sizes.some((size) => size < 2)) return 'points-too-few';
  if (points > can.most_points) return 'points-too-many';
  return draft.kind === 'find' && (draft.target === null || !draft.margin) ? 'target-none' : '';
}
