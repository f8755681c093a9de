import { describe, expect, it } from 'vitest';
import type { Step } from '../messages';
import { latestOf, storyOf, turnsOf, worthTelling } from './story';

function step(number: number, text: string, more: Partial<Step> = {}): Step {
  const sentence = { key: text, text, arguments: {} };
  const event = { kind: 1, player: 0, a: 0, b: 0, c: 0, hidden: false, sentence };
  return { number, kind: 'move', player: 0, events: [event], note: null, back_to: null, ...more };
}

describe('the story', () => {
  it('keeps the order of the steps', () => {
    expect(storyOf([step(1, 'a'), step(2, 'b')]).map((line) => line.sentence.key)).toEqual(['a', 'b']);
  });

  it('marks what was taken back, and only that', () => {
    const note = { key: 'undo', text: 'taken back', arguments: {} };
    const lines = storyOf([step(1, 'a'), step(2, 'b'), step(3, '', { events: [], note, back_to: 1 }), step(4, 'c')]);
    expect(lines.map((line) => [line.sentence.key, line.isUndone])).toEqual([
      ['a', false],
      ['b', true],
      ['undo', false],
      ['c', false],
    ]);
  });

  it('says first that the game begins', () => {
    const note = { key: 'begins', text: 'begins', arguments: {} };
    const keys = (kind: string) => storyOf([step(1, 'dealt', { kind, note })]).map((line) => line.sentence.key);
    expect(keys('start')).toEqual(['begins', 'dealt']);
    expect(keys('move')).toEqual(['dealt', 'begins']);
  });

  it('has a last line that says what happened, not whose turn it is', () => {
    const steps = [step(1, 'game-rolled'), step(2, 'game-turn-began')];
    expect(latestOf(storyOf(steps))?.sentence.key).toBe('game-rolled');
    expect(latestOf([])).toBeUndefined();
  });

  it('names every line differently', () => {
    const ids = storyOf([step(1, 'a'), step(2, 'b', { note: { key: 'n', text: 'n', arguments: {} } })]).map(
      (l) => l.id,
    );
    expect(new Set(ids).size).toBe(3);
  });

  it('puts the steps of a turn together', () => {
    const note = { key: 'left', text: 'left', arguments: {} };
    const steps = [
      step(1, 'a'),
      step(2, 'b'),
      step(3, 'c', { player: 1 }),
      step(4, 'd', { player: 1, note }),
      step(5, 'e', { player: 1 }),
    ];
    const turns = turnsOf(steps).map((turn) => [turn.player, turn.lines.map((line) => line.sentence.key)]);
    expect(turns).toEqual([
      [0, ['a', 'b']],
      [1, ['c', 'd']],
      [-1, ['left']],
      [1, ['e']],
    ]);
  });

  it('does not fold a turn into whose turn it is', () => {
    const lines = storyOf([step(1, 'game-turn-began'), step(2, 'game-rolled')]);
    expect(worthTelling(lines).map((line) => line.sentence.key)).toEqual(['game-rolled']);
    expect(worthTelling(lines.slice(0, 1))).toHaveLength(1);
  });
});
