import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { speak, speakOf } from './language.svelte';
import { called } from './names';
import { told, whyNot } from './sentences';

beforeAll(() => speakOf('quoridor'));
afterAll(() => speak('en'));

describe('in French', () => {
  beforeAll(() => speak('fr'));

  it('a refusal of the table is said with its arguments', () => {
    const refusal = { key: 'why-not-your-turn', sentence: 'It is the turn of Ann.', arguments: { name: 'Ann' } };
    expect(whyNot(refusal)).toBe('C’est à Ann de jouer.');
  });

  it('so is one of a game', () => {
    const refusal = { key: 'quoridor-why-crosses', sentence: 'Fences cannot cross.', arguments: {} };
    expect(whyNot(refusal)).toBe('Les barrières ne se croisent pas.');
  });

  it('what no catalogue knows keeps the words of the server', () => {
    expect(whyNot({ key: 'why-tea-time', sentence: 'It is tea time.', arguments: {} })).toBe('It is tea time.');
  });

  it('bots are called by their level, people as they said', () => {
    expect(called('Easy bot')).toBe('Robot facile');
    expect(called('Expert bot 3')).toBe('Robot expert 3');
    expect(called('Ann')).toBe('Ann');
    expect(called('Talking bot')).toBe('Talking bot');
  });

  it('a note about a bot names it so too', () => {
    const note = { key: 'table-bot-joined', text: '', arguments: { name: 'Easy bot 2' } };
    expect(told(note, [])).toBe('Robot facile 2 prend la place.');
  });
});
