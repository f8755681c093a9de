/** The lab's names in the language of the page: numbers, strengths, rules. */
import type { ListRule } from '../boards/lists';
import { knownFacts } from '../lib/games.svelte';
import { valueInWords } from '../lib/house';
import { foreign, has, language, t, worded } from '../lib/language.svelte';
import { told } from '../lib/sentences';
import type { Row } from './report';

/** A number of the game: what it is called in the catalogues, in English where nothing else is known. */
export interface Named {
  name: string;
  title: string;
  group?: string;
}

export function upper(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language.current) + text.slice(1);
}

/** "easy, medium and hard". */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(language.current, { type: 'conjunction' }).format(words);
}

export function botWord(bot: string): string {
  return worded(`bot-${bot}`, bot);
}

/** "among easy and hard bots". */
export function among(bots: readonly string[]): string {
  return t('answer-among', { bots: listed(bots.map(botWord)) });
}

export function seatWord(player: number): string {
  return t('answer-seat', { n: player + 1 });
}

/** The thing that a number is given for: a player, a card, a way to end. */
function thingWord(game: string, { name, title, group }: Named, thing: string): string {
  if (/^\d+$/.test(thing) && /\bplayer \d/i.test(title)) return seatWord(Number(thing));
  const isOwn = has(`${game}-lab-${name.split('.')[0]}`);
  const kinds = group === 'ends' ? ['end'] : isOwn ? ['of', 'tool'] : ['tool', 'of'];
  const key = kinds.map((kind) => `${game}-${kind}-${thing}`).find(has);
  return key ? t(key) : thing.replaceAll('_', ' ');
}

/** What a number is called: "first player loses", "rounds", "ends so: caught". */
export function titleOfNumber(game: string, row: Named): string {
  const [base = '', thing = ''] = row.name.split(/[ .]/);
  const comparison = / [<>=!]+ .*$/.exec(row.name)?.[0] ?? '';
  if (row.group === 'seats' && /^\d+$/.test(thing) && has(`answer-seat-${base}`))
    return t(`answer-seat-${base}`, { n: Number(thing) + 1 });
  const key = [`${game}-lab-${base}`, `lab-${base}`].find(has);
  const of = thing && !/^[<>=!]/.test(thing) ? thingWord(game, row, thing) : '';
  return `${key ? t(key, { of }) : row.title}${comparison}`;
}

/** What tells rows of one group apart: "caught" of "ends so: caught", "first player" of "first player loses". */
export function shortTitle(game: string, row: Named): string {
  const thing = row.name.split('.')[1] ?? '';
  if (row.group === 'seats' && /^\d+$/.test(thing)) return upper(seatWord(Number(thing)));
  return upper(row.group === 'ends' && thing ? thingWord(game, row, thing) : titleOfNumber(game, row));
}

/** What a number is, in a sentence; "" where nobody wrote one. */
export function aboutNumber(game: string, row: Named): string {
  const [base = '', thing = ''] = row.name.split('.');
  const key = [`${game}-lab-${base}-about`, `lab-${base}-about`].find(has);
  return key ? t(key, { of: thing ? thingWord(game, row, thing) : '' }) : '';
}

export function toolWord(game: string, tool: { tool: string; title: string }): string {
  return worded(`${game}-tool-${tool.tool}`, tool.title);
}

/** The name of a rule, as the house rules have it. */
export function ruleWord(game: string, key: string): string {
  const found = knownFacts(game)?.keys.find((one) => one.key === key);
  return found ? told(found.label, []) : key;
}

export function ruleLang(game: string, key: string): 'en' | undefined {
  const found = knownFacts(game)?.keys.find((one) => one.key === key);
  return found ? foreign(found.label.key) : undefined;
}

/** A value of a rule. */
export function valueWord(game: string, key: string, value: unknown, lists: readonly ListRule[] = []): string {
  return valueInWords(
    game,
    value,
    lists.find((list) => list.keys.test(key)),
  );
}

/** "Hand limit 6". */
export function pointWord(game: string, point: Readonly<Record<string, unknown>>): string {
  return Object.entries(point)
    .map(([key, value]) => `${ruleWord(game, key)} ${valueWord(game, key, value)}`)
    .join(', ');
}

export function rowKey(row: Row): string {
  return `${row.name}/${row.quantile ?? ''}/${JSON.stringify(row.point ?? {})}`;
}

/** A number that the lab tells of in its own words, too. */
export function named(metric: { name: string; group: string; words: Record<string, { title: string }> }): Named {
  return { name: metric.name, title: metric.words['en']?.title ?? metric.name, group: metric.group };
}
