/** Answers as sentences, from the numbers of the report. Plain words: more, less, no matter, still open. */
import { t } from '../lib/language.svelte';
import { count, intervalText, isShare, sizeText, unitText, valueText, withinText, plain } from './amounts';
import { isKnown, playedOf, rowOf, type Kind, type Reading, type Report, type Row, type Strength } from './report';
import { among, botWord, listed, pointWord, titleOfNumber, toolWord, upper } from './words';

export interface Said {
  /** What it is about; "" where the sentence says it. */
  title: string;
  text: string;
  tone: 'more' | 'less' | 'none' | 'open';
}
export interface Verdict {
  said: Said[];
  warnings: string[];
}

export const TONES: Record<Reading, Said['tone']> = {
  more: 'more',
  less: 'less',
  'no matter': 'none',
  open: 'open',
  '': 'open',
};

const FEW = 100; // games; of fewer it is not said that a rule changes none

/** What one strength says of a change. */
export function clause({ difference, unit, reading }: Row): string {
  if (!isKnown(difference)) return t('answer-open-yet');
  const { low, high } = difference;
  const of = isShare(unit) ? 'share' : 'number';
  if (reading === 'more' || reading === 'less') return t(`answer-${reading}`, { of, size: sizeText(low, high, unit) });
  if (reading === 'no matter')
    return t('answer-no-matter', { bound: withinText(Math.max(Math.abs(low), Math.abs(high)), unit) });
  return t('answer-open', { interval: intervalText(difference, unit, true) });
}

/** One number at all strengths: together where they agree, one by one where they do not. */
function changeSaid(game: string, rows: readonly [bot: string, row: Row][]): Said[] {
  const title = upper(titleOfNumber(game, rows[0]?.[1] ?? { name: '', title: '' }));
  const readings = new Set(rows.map(([, row]) => row.reading));
  const [reading] = readings;
  if (rows.length > 1 && readings.size === 1 && reading && reading !== 'open') {
    const found = rows.flatMap(([, { difference }]) => (isKnown(difference) ? [difference] : []));
    const low = Math.min(...found.map((one) => one.low));
    const high = Math.max(...found.map((one) => one.high));
    const both = { ...(rows[0]?.[1] as Row), difference: { low, high, mean: 0 } };
    return [{ title, text: t('answer-everywhere', { said: clause(both) }), tone: TONES[reading] }];
  }
  return rows.map(([bot, row], n) => ({
    title: n ? '' : title,
    text: t('answer-among-said', { said: clause(row), among: among([bot]) }),
    tone: TONES[row.reading ?? ''],
  }));
}

/** A warning where strengths say different things; "" where they do not. */
function disagreement(game: string, rows: readonly [bot: string, row: Row][]): string {
  const title = titleOfNumber(game, rows[0]?.[1] ?? { name: '', title: '' });
  const of = (reading: Reading) => rows.filter(([, row]) => row.reading === reading).map(([bot]) => bot);
  const [more, less, none] = [of('more'), of('less'), of('no matter')];
  if (more.length && less.length)
    return t('answer-turned', { title: upper(title), more: among(more), less: among(less) });
  const side = more.length ? more : less;
  if (!side.length || !none.length) return '';
  return t('answer-disagree', {
    title: upper(title),
    reading: more.length ? 'more' : 'less',
    some: among(side),
    none: among(none),
  });
}

function atEach(played: readonly Strength[], name: string): [string, Row][] {
  return played.flatMap((one): [string, Row][] => {
    const row = rowOf(one, name);
    return row ? [[one.bot, row]] : [];
  });
}

function compareVerdict(report: Report): Verdict {
  const { game, primary } = report.question;
  const played = playedOf(report);
  const said: Said[] = played.flatMap(({ bot, changed_games: games }) => {
    if (!games || games.games < FEW || games.changed || !isKnown(games.share)) return [];
    const most = plain(games.share.high * 100, games.share.high < 0.01 ? 2 : 1);
    return [
      { title: '', text: t('answer-dead', { games: count(games.games), among: among([bot]), most }), tone: 'none' },
    ];
  });
  const rows = primary.map((name) => atEach(played, name)).filter((found) => found.length);
  said.push(...rows.flatMap((found) => changeSaid(game, found)));
  return { said, warnings: rows.map((found) => disagreement(game, found)).filter(Boolean) };
}

function seatsVerdict(report: Report): Verdict {
  const { game, players, matters, counts } = report.question;
  const played = playedOf(report);
  const said = played.map(({ bot, metrics }): Said => {
    const rows = metrics.filter((row) => row.primary);
    const off = rows.filter((row) => row.reading === 'more' || row.reading === 'less');
    if (off.length) {
      const seats = off.map((row) => `${titleOfNumber(game, row)} ${intervalText(row.a, 'share')}`);
      const equal =
        counts === 'survives'
          ? t('answer-equal')
          : t('answer-percent', { value: plain(100 / players, players === 3 ? 1 : 0) });
      return {
        title: '',
        text: t('answer-unfair', { among: among([bot]), seats: listed(seats), equal }),
        tone: 'more',
      };
    }
    if (rows.length && rows.every((row) => row.reading === 'no matter'))
      return {
        title: '',
        text: t('answer-fair', { among: among([bot]), counts, points: plain(matters, 0) }),
        tone: 'none',
      };
    return { title: '', text: t('answer-seats-open', { among: among([bot]) }), tone: 'open' };
  });
  const seats = Array.from({ length: players }, (_, n) => `${counts}.${n}`);
  return { said, warnings: seats.map((name) => disagreement(game, atEach(played, name))).filter(Boolean) };
}

function lengthVerdict(report: Report): Verdict {
  const { game } = report.question;
  const said = playedOf(report).map(({ bot, quantiles = [], metrics }): Said => {
    const names = [...new Set(quantiles.map((row) => row.name))].slice(0, 2);
    const parts = names.map((name) => {
      const rows = quantiles.filter((row) => row.name === name);
      const [low = '', middle = '', high = ''] = rows.map((row) =>
        plain(row.a?.mean ?? 0, (row.a?.mean ?? 0) % 1 ? 1 : 0),
      );
      return t('answer-length', { low, middle, high, unit: unitText(rows[0]?.unit ?? '') });
    });
    const ends = metrics.filter((row) => row.group === 'ends' && row.name.includes('.'));
    const [most] = ends.sort((one, other) => (other.a?.mean ?? 0) - (one.a?.mean ?? 0));
    if (most)
      parts.push(t('answer-ends-most', { title: titleOfNumber(game, most), share: intervalText(most.a, 'share') }));
    return amongSaid(bot, parts);
  });
  return { said, warnings: [] };
}

function amongSaid(bot: string, parts: readonly string[], tone: Said['tone'] = 'none'): Said {
  const said = upper(parts.join(t('answer-and-then')));
  return { title: upper(among([bot])), text: t('answer-full-stop', { said }), tone };
}

function feelVerdict(report: Report): Verdict {
  const { game, primary } = report.question;
  const said = playedOf(report).map(({ bot, metrics }): Said => {
    const named = metrics.filter((row) => primary.includes(row.name));
    const rows = named.length ? named : metrics.slice(0, 3);
    return amongSaid(
      bot,
      rows.map((row) => `${titleOfNumber(game, row)} ${intervalText(row.a, row.unit)}`),
    );
  });
  return { said, warnings: [] };
}

function cardsVerdict(report: Report): Verdict {
  const { game, counts } = report.question;
  const [bad, good]: [Reading, Reading] = counts === 'loses' ? ['more', 'less'] : ['less', 'more'];
  const said = playedOf(report).map(({ bot, tools = [] }): Said => {
    const words = (reading: Reading) =>
      tools.filter((one) => one.reading === reading).map((one) => toolWord(game, one));
    const worse = tools
      .filter((one) => one.reading === bad)
      .sort((one, other) => Math.abs(other.restricted.mean ?? 0) - Math.abs(one.restricted.mean ?? 0));
    const parts: string[] = [];
    const [top, ...others] = worse;
    if (top && isKnown(top.restricted)) {
      const size = sizeText(top.restricted.low, top.restricted.high, 'share');
      parts.push(t('answer-tool-most', { tool: toolWord(game, top), counts, size }));
    }
    if (others.length) parts.push(t('answer-tool-then', { tools: listed(others.map((one) => toolWord(game, one))) }));
    if (words(good).length) parts.push(t('answer-tool-better', { tools: listed(words(good)) }));
    if (words('no matter').length) parts.push(t('answer-tool-none', { tools: listed(words('no matter')) }));
    if (words('open').length) parts.push(t('answer-tool-open', { n: words('open').length }));
    return amongSaid(bot, parts, worse.length ? 'more' : words('open').length ? 'open' : 'none');
  });
  return { said, warnings: [] };
}

function skillVerdict(report: Report): Verdict {
  const { bots, counts } = report.question;
  const better: Reading = counts === 'loses' ? 'less' : 'more';
  const said = playedOf(report).map(({ bot, metrics }): Said => {
    const [skill, luck] = metrics;
    const at = bots.indexOf(bot);
    const below = botWord(at > 0 ? (bots[at - 1] ?? '') : 'random');
    const share = t('answer-luck', { share: intervalText(luck?.a, 'share') });
    const found = skill?.difference;
    if (!isKnown(found)) return amongSaid(bot, [share]);
    const size = sizeText(found.low, found.high, 'share');
    const kind =
      skill?.reading === 'open'
        ? 'open'
        : skill?.reading === 'no matter'
          ? 'none'
          : skill?.reading === better
            ? 'pays'
            : 'harms';
    const text = t('answer-skill', { kind, below, counts, size, interval: intervalText(found, 'share', true) });
    return {
      title: upper(botWord(bot)),
      text: t('answer-full-stop', { said: [text, share].join(t('answer-and-then')) }),
      tone: TONES[skill?.reading ?? ''],
    };
  });
  return { said, warnings: [] };
}

function difficultyVerdict(report: Report): Verdict {
  const said = playedOf(report).map(({ bot, metrics }): Said => {
    const rows = metrics
      .filter((row) => isKnown(row.a))
      .sort((one, other) => (one.a?.mean ?? 0) - (other.a?.mean ?? 0));
    const [hardest, easiest] = [rows[0], rows.at(-1)];
    if (!hardest || !easiest) return amongSaid(bot, [t('answer-open-yet')], 'open');
    const told = (row: Row) =>
      t('answer-make-it', { share: intervalText(row.a, 'share'), title: difficultyWord(report.question.game, row) });
    return amongSaid(bot, rows.length > 1 ? [told(hardest), told(easiest)] : [told(hardest)]);
  });
  return { said, warnings: [] };
}

/** "4 players, normal, without talk". */
export function difficultyWord(game: string, row: Row): string {
  const { players, difficulty } = (row.point ?? {}) as { players?: number; difficulty?: string };
  const talk = row.talk === 'talk' ? 'talk' : row.talk ? 'silent' : 'none';
  return t('answer-difficulty', { n: players ?? 0, difficulty: difficultyName(game, difficulty ?? ''), talk });
}

function difficultyName(game: string, name: string): string {
  if (name === 'as it is') return t('answer-as-it-is');
  const key = [`${game}-preset-${name}`, `${game}-house-word-${name}`].find((one) => t(one) !== one);
  return key ? t(key) : name;
}

function sweepVerdict(report: Report): Verdict {
  const { game } = report.question;
  const said = playedOf(report).map(({ bot, metrics }): Said => {
    const rows = metrics
      .filter((row) => isKnown(row.a))
      .sort((one, other) => (one.a?.mean ?? 0) - (other.a?.mean ?? 0));
    const [least, most] = [rows[0], rows.at(-1)];
    const title = titleOfNumber(game, metrics[0] ?? { name: '', title: '' });
    if (!least || !most || (most.a?.low ?? 0) <= (least.a?.high ?? 0))
      return { title: upper(among([bot])), text: t('answer-sweep-open', { title }), tone: 'open' };
    const [low, high] = [valueText(least.a, least.unit), valueText(most.a, most.unit)];
    const at = { from: pointWord(game, least.point ?? {}), to: pointWord(game, most.point ?? {}) };
    return { title: upper(among([bot])), text: t('answer-sweep', { title, low, high, ...at }), tone: 'more' };
  });
  return { said, warnings: [] };
}

function findVerdict(report: Report): Verdict {
  const { game, detail } = report.question;
  const said = playedOf(report).map((strength): Said => {
    const rows = strength.metrics.filter((row) => row.blocks);
    const unit = strength.metrics[0]?.unit ?? '';
    const goal = `${titleOfNumber(game, strength.metrics[0] ?? { name: '', title: '' })} = ${goalText(detail.value ?? 0, detail.margin ?? 0, unit)}`;
    return { title: upper(among([strength.bot])), ...foundSaid(game, rows, goal, strength.decided, detail.value ?? 0) };
  });
  return { said, warnings: [] };
}

export function goalText(value: number, margin: number, unit: string): string {
  const scale = isShare(unit) ? 100 : 1;
  const [middle, bound] = [
    plain(value * scale, (value * scale) % 1 ? 1 : 0),
    plain(margin * scale, (margin * scale) % 1 ? 1 : 0),
  ];
  return t('answer-goal', { value: middle, margin: bound, unit: unitText(unit) });
}

function foundSaid(game: string, rows: Row[], goal: string, isDecided: boolean, value: number): Omit<Said, 'title'> {
  const told = (row: Row) => `${pointWord(game, row.point ?? {})} (${intervalText(row.a, row.unit)})`;
  const far = (row: Row) => Math.abs((row.a?.mean ?? 0) - value);
  const [best] = rows.filter((row) => row.judgement === 'meets').sort((one, other) => far(one) - far(other));
  if (best) return { text: t('answer-find-meets', { point: told(best), goal }), tone: 'less' };
  if (!isDecided || !rows.length) return { text: t('answer-find-open', { goal, n: rows.length }), tone: 'open' };
  const sides = new Set(rows.map((row) => row.judgement));
  const [nearest] = [...rows].sort((one, other) => far(one) - far(other));
  if (sides.size === 1 && nearest)
    return {
      text: t('answer-find-none', { goal, point: told(nearest), side: rows[0]?.judgement ?? 'open' }),
      tone: 'more',
    };
  const before = rows.filter((row) => row.judgement === rows[0]?.judgement).at(-1);
  const after = rows.find((row) => row.judgement === rows.at(-1)?.judgement);
  const [one, other] = [before ? told(before) : '', after ? told(after) : ''];
  return { text: t('answer-find-between', { goal, one, other }), tone: 'more' };
}

function selfTestVerdict(report: Report): Verdict {
  const said = playedOf(report).map(({ bot, self_test: test }): Said => ({
    title: upper(among([bot])),
    text: test
      ? t('answer-self-test', { looks: test.looks, careless: test.careless, numbers: test.numbers, lab: test.lab })
      : t('answer-open-yet'),
    tone: 'none',
  }));
  return { said, warnings: [] };
}

const VERDICTS: Record<Kind, (report: Report) => Verdict> = {
  compare: compareVerdict,
  aa: selfTestVerdict,
  seats: seatsVerdict,
  length: lengthVerdict,
  feel: feelVerdict,
  cards: cardsVerdict,
  skill: skillVerdict,
  difficulty: difficultyVerdict,
  sweep: sweepVerdict,
  grid: sweepVerdict,
  find: findVerdict,
};

export function verdictOf(report: Report): Verdict {
  return VERDICTS[report.question.kind](report);
}
