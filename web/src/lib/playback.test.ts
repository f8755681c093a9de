import { describe, expect, it } from 'vitest';
import { Playback } from './playback';

function stage() {
  const shown: string[] = [];
  const waits: (() => void)[] = [];
  const playback = new Playback<string>(
    (item) => shown.push(item),
    (_ms, then) => waits.push(then),
  );
  return { shown, playback, pass: () => waits.shift()?.() };
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

  it('jumps to the newest when it is too far behind', () => {
    const { shown, playback, pass } = stage();
    playback.add('a', 800);
    for (const item of ['b', 'c', 'd', 'e']) playback.add(item, 800);
    pass();
    pass();
    expect(shown).toEqual(['a', 'd', 'e']);
  });

  it('can be told to jump', () => {
    const { shown, playback } = stage();
    for (const item of ['a', 'b', 'c']) playback.add(item, 300);
    playback.jump();
    expect(shown).toEqual(['a', 'c']);
  });

  it('starts again after a pause', () => {
    const { shown, playback, pass } = stage();
    playback.add('a', 100);
    pass();
    playback.add('b', 100);
    expect(shown).toEqual(['a', 'b']);
  });
});
