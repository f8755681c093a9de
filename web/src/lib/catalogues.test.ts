/** Every language says the same: same keys, same arguments; and every key that the page uses is written. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FluentResource } from '@fluent/bundle';

const LOCALES = join(import.meta.dirname, '../../../src/tablewright/locales');
const SOURCE = join(import.meta.dirname, '..');
const LANGUAGES = readdirSync(LOCALES);

/** The messages of a file, each with the names of its arguments. */
function messages(language: string, file: string): Map<string, string[]> {
  const text = readFileSync(join(LOCALES, language, file), 'utf-8');
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

describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s', (language) => {
  it('has the same files', () => {
    expect(readdirSync(join(LOCALES, language)).sort()).toEqual(readdirSync(join(LOCALES, 'en')).sort());
  });

  it.each(readdirSync(join(LOCALES, 'en')))('says everything that is in %s', (file) => {
    const [english, other] = [messages('en', file), messages(language, file)];
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, variables] of other)
      for (const name of variables) expect(english.get(key), `${key} has no $${name} in English`).toContain(name);
  });
});

it('lets no French line begin with a punctuation mark', () => {
  const texts = readdirSync(join(LOCALES, 'fr')).map((file) => readFileSync(join(LOCALES, 'fr', file), 'utf-8'));
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => !line.startsWith('#'));
  expect(lines.filter((line) => /\S [!?;:»]|« /.test(line))).toEqual([]);
});

describe('keys', () => {
  const known = new Set(readdirSync(join(LOCALES, 'en')).flatMap((file) => [...messages('en', file).keys()]));
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
    const own = [...messages('en', 'web.ftl').keys()];
    expect(own.filter((key) => !isUsed(key))).toEqual([]);
  });
});
