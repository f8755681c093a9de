/** Every language says the same: same keys, same arguments; and every key that the page uses is written. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FluentResource } from '@fluent/bundle';
import { catalogueOf } from './language.svelte';

const PACKAGE = join(import.meta.dirname, '../../../src/tablewright');
const SOURCE = join(import.meta.dirname, '..');
const SHARED = join(PACKAGE, 'locales');
const LANGUAGES = readdirSync(SHARED);
const GAMES = readdirSync(join(PACKAGE, 'games'), { withFileTypes: true }).filter(
  (one) => one.isDirectory() && existsSync(join(PACKAGE, 'games', one.name, 'words')),
);

/** Every catalogue in a language, by the name that the page gives it: "web.ftl", "quoridor-board.ftl". */
function catalogues(language: string): Map<string, string> {
  const found = new Map(readdirSync(join(SHARED, language)).map((file) => [file, join(SHARED, language, file)]));
  for (const { name } of GAMES) {
    const folder = join(PACKAGE, 'games', name, 'words');
    for (const file of readdirSync(folder)) {
      const [spoken, id = ''] = catalogueOf(join(folder, file)).split('/');
      if (spoken === language) found.set(id, join(folder, file));
    }
  }
  return found;
}
const ENGLISH = catalogues('en');

/** The messages of a file, each with the names of its arguments. */
function messages(path: string): Map<string, string[]> {
  const text = readFileSync(path, 'utf-8');
  const found = new Map<string, string[]>();
  for (const entry of new FluentResource(text).body) {
    const variables = [...JSON.stringify(entry).matchAll(/"type":"var","name":"(\w+)"/g)].map(
      (match) => match[1] ?? '',
    );
    found.set(entry.id, [...new Set(variables)].sort());
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf-8'));
}

// A game may bring other languages than English; those that it brings, it speaks throughout.
describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s', (language) => {
  const own = catalogues(language);

  it('has the same files for what all games share', () => {
    expect(readdirSync(join(SHARED, language)).sort()).toEqual(readdirSync(join(SHARED, 'en')).sort());
  });

  it.each([...own.keys()])('says everything that is in %s', (file) => {
    const [english, other] = [messages(ENGLISH.get(file) ?? ''), messages(own.get(file) ?? '')];
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, variables] of other)
      for (const name of variables) expect(english.get(key), `${key} has no $${name} in English`).toContain(name);
  });
});

it('says nothing twice under one name, since the second would silence the first', () => {
  const written = LANGUAGES.flatMap((language) =>
    [...catalogues(language)].flatMap(([file, path]) =>
      new FluentResource(readFileSync(path, 'utf-8')).body.map((entry) => `${language}/${file}: ${entry.id}`),
    ),
  );
  expect(written.filter((one, n) => written.indexOf(one) < n)).toEqual([]);
});

it('lets no French line begin with a punctuation mark', () => {
  const texts = [...catalogues('fr').values()].map((path) => readFileSync(path, 'utf-8'));
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => !line.startsWith('#'));
  expect(lines.filter((line) => /\S [!?;:»]|« /.test(line))).toEqual([]);
});

describe('keys', () => {
  const known = new Set([...ENGLISH.values()].flatMap((path) => [...messages(path).keys()]));
  const used = sources(SOURCE).flatMap((text) =>
    [...text.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((match) => match[1] ?? ''),
  );

  it('are written where they are used', () => {
    expect(used.length).toBeGreaterThan(100);
    expect([...new Set(used)].filter((key) => !known.has(key))).toEqual([]);
  });

  it('are used where they are written', () => {
    const all = sources(SOURCE).join('\n');
    const made = [...all.matchAll(/`([\w-]*)\$\{/g)].map((match) => match[1] ?? '').filter((start) => start.length > 2);
    const isUsed = (key: string) => all.includes(`'${key}'`) || made.some((start) => key.startsWith(start));
    const own = [...messages(join(SHARED, 'en', 'web.ftl')).keys()];
    expect(own.filter((key) => !isUsed(key))).toEqual([]);
  });
});
