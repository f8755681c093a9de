import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameCard, GameFacts } from '../messages';
import { allGames, factsOf, knownFacts, lineOf, titleOf } from './games.svelte';
import { foreign, has, speak, speakOf, t, worded } from './language.svelte';

const CARD: GameCard = {
  ...{ name: 'orchard', title: 'The Orchard', players: [2], minutes: [5, 10], goal: 'one_winner', version: 1 },
  ...{ has_secrets: true, prepared: 1, bots: [], catalogues: ['en', 'fr-board'], picture: '' },
  words: { en: { title: 'The Orchard', line: 'Plant trees.' }, fr: { title: 'Le Verger', line: '' } },
};
const FACTS = { card: CARD, grid: null, board: '' } as unknown as GameFacts;
const ANSWERS: Record<string, string> = {
  '/api/games': JSON.stringify([CARD]),
  '/api/games/orchard': JSON.stringify(FACTS),
  '/api/locales/en/orchard.ftl': 'orchard-planted = A tree is planted.',
  '/api/locales/fr/orchard-board.ftl': 'orchard-field-hand = graines en main',
};
let asked: string[] = [];
let isOnline = true;

beforeEach(async () => {
  [asked, isOnline] = [[], true];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    if (!isOnline) return Promise.reject(new TypeError('offline'));
    const text = ANSWERS[address];
    return Promise.resolve(new Response(text ?? '{}', { status: text === undefined ? 404 : 200 }));
  });
  await speak('en');
});
afterEach(() => vi.unstubAllGlobals());

it('asks for the facts of a game once, and again after a failure', async () => {
  isOnline = false;
  await expect(factsOf('orchard')).rejects.toThrow();
  expect(knownFacts('orchard')).toBeNull();
  isOnline = true;
  await Promise.all([factsOf('orchard'), factsOf('orchard')]);
  expect(asked).toEqual(['/api/games/orchard', '/api/games/orchard']);
  expect(knownFacts('orchard')).toEqual(FACTS);
});

it('calls a game what its own words call it in the language of the page', async () => {
  await allGames();
  expect(titleOf('orchard', '')).toEqual({ text: 'The Orchard', lang: undefined });
  expect(titleOf('unknown', 'Something')).toEqual({ text: 'Something', lang: undefined });
  await speak('fr');
  expect(titleOf('orchard', '')).toEqual({ text: 'Le Verger', lang: undefined });
  expect(lineOf(CARD)).toEqual({ text: 'Plant trees.', lang: 'en' });
});

it('says how a game is won that says nothing of itself', () => {
  const silent = { ...CARD, words: { en: { title: 'The Orchard', line: '' } } };
  expect(lineOf(silent)).toEqual({ text: 'One of you will win.', lang: undefined });
  expect(lineOf({ ...silent, goal: 'cooperative' }).text).toBe('You win or lose together.');
});

it('fetches the words of a game that the page was not built with, and only those that there are', async () => {
  await allGames();
  await speakOf('orchard');
  await speak('fr');
  expect(asked.filter((address) => address.includes('locales')).sort()).toEqual([
    '/api/locales/en/orchard.ftl',
    '/api/locales/fr/orchard-board.ftl',
  ]);
  expect(t('orchard-planted')).toBe('A tree is planted.');
  expect(foreign('orchard-planted')).toBe('en');
  expect(foreign('orchard-field-hand')).toBeUndefined();
  expect(has('orchard-field-deck')).toBe(false);
  expect(worded('orchard-field-deck', 'deck')).toBe('deck');
});
