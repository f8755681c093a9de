/** The words of the general board: a game's own where its catalogue has them, else plain ones. */
import type { Spoken } from '../../lib/games.svelte';
import { foreign, t, worded } from '../../lib/language.svelte';
import type { Piece } from './grid';

function plain(key: string): string {
  return key.replaceAll('_', ' ');
}

/** What a field of the description is called: `<game>-field-<name>`, else its key. */
export function fieldName(game: string, name: string): Spoken {
  const key = `${game}-field-${name}`;
  return { text: worded(key, plain(name)), lang: foreign(key) };
}

/** A word of the description: `<game>-arg-<word>`, as in the names of moves, else the word itself. */
export function wordOf(game: string, word: string): string {
  return worded(`${game}-arg-${word}`, plain(word));
}

/** "b2, your piece". A sign is told by `<game>-piece-<value>` where there is such a message. */
export function squareWords(game: string, square: string, piece: Piece, me: number, names: readonly string[]): string {
  return t('general-square', { square, what: pieceWords(game, piece, me, names) });
}

function pieceWords(game: string, piece: Piece, me: number, names: readonly string[]): string {
  if (piece.kind === 'none') return t('general-empty');
  if (piece.kind === 'hidden') return t('general-hidden');
  if (piece.kind === 'sign') return worded(`${game}-piece-${piece.value}`, piece.sign);
  return piece.player === me ? t('general-own-piece') : t('general-piece', { name: names[piece.player] ?? '' });
}
