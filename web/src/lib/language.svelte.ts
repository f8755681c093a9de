/** The words of the page and of the games: Fluent catalogues, shared with the command line. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = { en: 'English', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;
export type Arguments = Record<string, FluentVariable>;

const files = import.meta.glob<string>('../../../src/tablewright/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});
const catalogues = new Map<string, string>();
for (const path of Object.keys(files)) catalogues.set(path.split('/').slice(-2).join('/'), path);

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
  const path = catalogues.get(id);
  if (!path || loaded.has(id)) return;
  const text = await files[path]?.();
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

/** Load the words of what a table may change of a game. */
export async function speakOfHouse(game: string): Promise<void> {
  wanted.add(`${game}-house`);
  await speak(words.language);
}

export function has(key: string): boolean {
  void words.version;
  return bundleOf(words.language).hasMessage(key) || bundleOf('en').hasMessage(key);
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
