import { describe, expect, it } from 'vitest';
import { Playback } from './playback';

function stage() {
  const shown: string[] = [];
  const waits: { ms: number; then: () => void }[] = [];
  const behind: number[] = [];
  const playback = new Playback<string>(
    (item) => shown.push(item),
    (n) => behind.push(n),
    (ms, then) => waits.push({ ms, then }),
  );
  return { shown, playback, waits, behind, pass: () => waits.shift()?.then() };
}

describe('playback', () => {
  it('shows the first item at once and the next one when its motion is over', () => {
    const { shown, playback, pass } = stage();
    playback.add('a', 200);
    playback.add('b', 200);
    expect(shown).toEqual(['a']);
    pass();
    expect(shown).toEqual(['a', 'b']);
  });

  it('tells every step, however many there are, and how far it is behind', () => {
    const { shown, playback, pass, behind } = stage();
    for (const item of ['a', 'b', 'c', 'd', 'e']) playback.add(item, 800);
    expect(behind.at(-1)).toBe(4);
    for (let n = 0; n < 5; n += 1) pass();
    expect(shown).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(behind.at(-1)).toBe(0);
  });

  it('can be told to jump, and does not go on with what it left out', () => {
    const { shown, playback, pass } = stage();
    for (const item of ['a', 'b', 'c']) playback.add(item, 300);
    playback.jump();
    expect(shown).toEqual(['a', 'c']);
    playback.add('d', 300);
    playback.add('e', 300);
    expect(shown).toEqual(['a', 'c', 'd']);
    pass(); // of what was shown before the jump
    expect(shown).toEqual(['a', 'c', 'd']);
    pass();
    expect(shown).toEqual(['a', 'c', 'd', 'e']);
  });

  it('waits for nothing that takes no time', () => {
    const { shown, playback, waits } = stage();
    for (const item of ['a', 'b', 'c']) playback.add(item, 0);
    expect(shown).toEqual(['a', 'b', 'c']);
    expect(waits).toEqual([]);
  });

  it('starts again after a pause', () => {
    const { shown, playback, pass } = stage();
    playback.add('a', 100);
    pass();
    playback.add('b', 100);
    expect(shown).toEqual(['a', 'b']);
  });
});
