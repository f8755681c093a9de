import { expect, it, vi } from 'vitest';
import { target } from './target';

const given = { place: 'e5', move: 'e5', words: 'e5, your pawn', isLegal: true, isHome: false };

function made(more = {}) {
  const [attempt, aim] = [vi.fn(), vi.fn()];
  return { attempt, aim, attributes: target({ ...given, ...more, attempt, aim }) };
}

function press(key: string): { event: KeyboardEvent; isTaken: () => boolean } {
  let isTaken = false;
  const event = { key, preventDefault: () => (isTaken = true) } as unknown as KeyboardEvent;
  return { event, isTaken: () => isTaken };
}

it('is a button with a name, walked to and found by its move', () => {
  expect(made().attributes).toMatchObject({
    role: 'button',
    tabindex: -1,
    'data-rove': '',
    'data-move': 'e5',
    'aria-label': 'e5, your pawn',
    'aria-disabled': false,
  });
  expect(made({ isHome: true, isLegal: false }).attributes).toMatchObject({ tabindex: 0, 'aria-disabled': true });
});

it.each([
  ['Enter', true],
  [' ', true],
  ['ArrowLeft', false],
  ['Tab', false],
])('%j plays: %s', (key, plays) => {
  const { attempt, attributes } = made();
  const { event, isTaken } = press(key);
  attributes.onkeydown(event);
  expect(attempt.mock.calls).toEqual(plays ? [['e5']] : []);
  expect(isTaken()).toBe(plays);
});

it('is aimed at while it is focused', () => {
  const { aim, attributes } = made();
  attributes.onfocus();
  attributes.onblur();
  expect(aim.mock.calls).toEqual([['e5'], [null]]);
});
