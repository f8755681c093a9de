import { expect, it } from 'vitest';
import { around, fitted, PIN, pinned } from './zoom';

const WORLD = { left: 0, top: 0, width: 800, height: 400 };

it('finds the box around several', () => {
  const boxes = [
    { left: 10, top: 20, width: 30, height: 10 },
    { left: 100, top: 5, width: 10, height: 10 },
  ];
  expect(around(boxes)).toEqual({ left: 10, top: 5, width: 100, height: 25 });
  expect(around([])).toBeNull();
});

it('puts what is shown into the middle of the frame', () => {
  const found = fitted({ left: 380, top: 180, width: 40, height: 40 }, WORLD, { width: 300, height: 200 });
  expect(found.left + 400 * found.scale).toBeCloseTo(150);
  expect(found.top + 200 * found.scale).toBeCloseTo(100);
});

it('leaves no gap at the edge of a frame', () => {
  const corner = fitted({ left: 0, top: 0, width: 20, height: 20 }, WORLD, { width: 300, height: 200 });
  expect([corner.left, corner.top]).toEqual([0, 0]);
  const far = fitted({ left: 780, top: 380, width: 20, height: 20 }, WORLD, { width: 300, height: 200 });
  expect(far.left + 800 * far.scale).toBeCloseTo(300);
});

it('shows all of a board that is smaller than its frame in the middle', () => {
  const whole = fitted(WORLD, WORLD, { width: 400, height: 400 });
  expect(whole.scale).toBeLessThan(0.5);
  expect(whole.top).toBeGreaterThan(0);
});

it('marks parts at a corner, inside the frame and never one upon another', () => {
  const frame = { width: 300, height: 200 };
  const hole = { left: 100, top: 60, width: 80, height: 80 };
  const die = { left: 105, top: 65, width: 70, height: 70 };
  expect(pinned([hole, null, die], frame)).toEqual([{ x: 100, y: 60 }, null, { x: 175, y: 65 }]);
  const small = { left: 100, top: 100, width: 10, height: 20 };
  expect(pinned([small], frame)).toEqual([{ x: 90, y: 90 }]);
  const edge = pinned([{ left: -20, top: 190, width: 50, height: 50 }], frame)[0];
  expect(edge).toEqual({ x: PIN / 2, y: 200 - PIN / 2 });
});
