/** The words of the page and of the games: Fluent catalogues, shared with the command line. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = { en: 'English', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;
export type Arguments = Record<string, FluentVariable>;

const files = import.meta.glob<string>(
  ['../../../src/tablewright/locales/*/*.ftl', '../../../src/tablewright/games/*/words/*.ftl'],
  { query: '?raw', import: 'default' },
);
/** Every catalogue there is, by its name ("fr/quoridor-house.ftl"), with what brings its text. */
const catalogues = new Map<string, () => Promise<string>>();
for (const [path, text] of Object.entries(files)) catalogues.set(catalogueOf(path), text);

/** "fr/quoridor-house.ftl" of games/quoridor/words/fr-house.ftl; "fr/web.ftl" of locales/fr/web.ftl. */
export function catalogueOf(path: string): string {
  const [game = '', folder = '', file = ''] = path.split('/').slice(-3);
  if (folder !== 'words') return `${folder}/${file}`;
  const [language = '', part] = file.replace('.ftl', '').split('-');
  return `${language}/${game}${part ? `-${part}` : ''}.ftl`;
}

/** Words of a game that the page was not built with; `names` are the Fluent files of its folder: "en", "fr-board". */
export function addCatalogues(game: string, names: readonly string[]): void {
  for (const name of names) {
    const id = catalogueOf(`${game}/words/${name}.ftl`);
    if (!catalogues.has(id)) catalogues.set(id, () => fetched(`/api/locales/${id}`));
  }
}

async function fetched(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
const wanted = new Set<string>(['common', 'web']);
const words = $state<{ language: Language; version: number }>({ language: 'en', version: 0 });

export const language = {
  get current(): Language {
    return words.language;
  },
};

export function isLanguage(name: string | null | undefined): name is Language {
  return !!name && name in LANGUAGES;
}

/** The first language of the browser that there is a catalogue for. */
export function preferred(names: readonly string[]): Language {
  for (const name of names) {
    const short = name.toLowerCase().split('-')[0];
    if (isLanguage(short)) return short;
  }
  return 'en';
}

async function load(spoken: Language, name: string): Promise<void> {
  const id = `${spoken}/${name}.ftl`;
  const text = loaded.has(id) ? undefined : await catalogues.get(id)?.();
  if (text === undefined || loaded.has(id)) return;
  loaded.add(id);
  bundleOf(spoken).addResource(new FluentResource(text), { allowOverrides: true });
  words.version += 1;
}

function bundleOf(spoken: Language): FluentBundle {
  let bundle = bundles.get(spoken);
  if (!bundle) bundles.set(spoken, (bundle = new FluentBundle(spoken, { useIsolating: false })));
  return bundle;
}

/** Speak this language from now on, in everything that is loaded and will be. */
export async function speak(spoken: Language): Promise<void> {
  const names = [...wanted];
  await Promise.all(names.flatMap((name) => [load(spoken, name), ...(spoken === 'en' ? [] : [load('en', name)])]));
  words.language = spoken;
  if (typeof document !== 'undefined') document.documentElement.lang = spoken;
}

/** Load the words of a game: what happens in it, and those of its board. */
export async function speakOf(game: string): Promise<void> {
  wanted.add(game).add(`${game}-board`);
  await speak(words.language);
}

/** Load the words that explain a game to somebody new. */
export async function speakOfHowTo(game: string): Promise<void> {
  wanted.add(`${game}-howto`);
  await speak(words.language);
}

/** Load the words of looking at a game: reviews and puzzles. */
export async function speakOfReview(): Promise<void> {
  wanted.add('look');
  await speak(words.language);
}

/** Load the words of what a table may change of a game. */
export async function speakOfHouse(game: string): Promise<void> {
  wanted.add(`${game}-house`);
  await speak(words.language);
}

/** Load the words of the lab, and those of a game that it speaks of. */
export async function speakOfLab(game = ''): Promise<void> {
  wanted.add('lab').add('lab-page');
  if (game) wanted.add(game).add(`${game}-lab`).add(`${game}-house`);
  await speak(words.language);
}

export function has(key: string): boolean {
  void words.version;
  return bundleOf(words.language).hasMessage(key) || bundleOf('en').hasMessage(key);
}

/** For `lang` of an element: "en" where a message is told in English for want of the page's own language. */
export function foreign(key: string): 'en' | undefined {
  void words.version;
  return words.language === 'en' || bundleOf(words.language).hasMessage(key) ? undefined : 'en';
}

/** A message in words, or these words where no catalogue has it. */
export function worded(key: string, otherwise: string, given: Arguments = {}): string {
  return has(key) ? t(key, given) : otherwise;
}

/** A message in words; a key that no catalogue knows is shown as it is, so that it is seen and reported. */
export function t(key: string, given: Arguments = {}): string {
  void words.version;
  for (const spoken of [words.language, 'en'] as const) {
    const bundle = bundleOf(spoken);
    const message = bundle.getMessage(key);
    if (message?.value) return bundle.formatPattern(message.value, given, []);
  }
  return key;
}
