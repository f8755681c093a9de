/** What is known of the games: asked of the server once, and read everywhere. */
import type { GameCard, GameFacts } from '../messages';
import * as api from './api';
import { addCatalogues, language, t } from './language.svelte';

/** Words with the language that they are in, where it is not the page's: for `lang` of an element. */
export interface Spoken {
  text: string;
  lang: 'en' | undefined;
}

let cards = $state.raw<Readonly<Record<string, GameCard>>>({});
let facts = $state.raw<Readonly<Record<string, GameFacts>>>({});
const asked = new Map<string, Promise<GameFacts>>();

function learn(card: GameCard): void {
  cards = { ...cards, [card.name]: card };
  addCatalogues(card.name, card.catalogues);
}

/** Every game of the server. */
export async function allGames(): Promise<GameCard[]> {
  const games = await api.games();
  games.forEach(learn);
  return games;
}

/** The facts of a game; asked for once, or again after a failure. */
export function factsOf(game: string): Promise<GameFacts> {
  const before = asked.get(game);
  if (before) return before;
  const asking = api.facts(game).then((found) => {
    learn(found.card);
    facts = { ...facts, [game]: found };
    return found;
  });
  asked.set(game, asking);
  asking.catch(() => asked.delete(game));
  return asking;
}

export function knownCard(game: string): GameCard | null {
  return cards[game] ?? null;
}

/** The facts of a game that `factsOf` has brought. */
export function knownFacts(game: string): GameFacts | null {
  return facts[game] ?? null;
}

function spoken(card: GameCard, part: 'title' | 'line'): Spoken {
  const own = card.words[language.current]?.[part];
  return own || language.current === 'en'
    ? { text: own ?? '', lang: undefined }
    : { text: card.words['en']?.[part] ?? '', lang: 'en' };
}

/** A game's title in the language of the page; what the server calls it as long as no more is known. */
export function titleOf(game: string, otherwise: string): Spoken {
  const card = knownCard(game);
  return card ? spoken(card, 'title') : { text: otherwise, lang: undefined };
}

/** The sentence about a game; of one that brings none, how it is won. */
export function lineOf(card: GameCard): Spoken {
  const own = spoken(card, 'line');
  return own.text ? own : { text: t('game-goal', { goal: card.goal }), lang: undefined };
}
