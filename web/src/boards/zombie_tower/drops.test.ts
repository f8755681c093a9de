import { describe, expect, it } from 'vitest';
import { movesOfDrop } from './drops';
import type { Space } from './state';

function standing(room: number, rubble: number[] = []): Space {
  return { room, rubble, zombies: {}, survivors: {}, hand: {} } as unknown as Space;
}

describe('a card that is dropped', () => {
  it('on a room in its reach is used, then aimed there', () => {
    expect(movesOfDrop('handgun', true, 8, standing(5), {})).toEqual(['use handgun', 'target 8']);
    expect(movesOfDrop('dynamite', true, 6, standing(5), {})).toEqual(['use dynamite', 'target 6']);
  });

  it('out of its reach does nothing', () => {
    expect(movesOfDrop('handgun', true, 8, standing(5, [6]), {})).toEqual([]);
    expect(movesOfDrop('handgun', true, 1, standing(5), {})).toEqual([]);
    expect(movesOfDrop('dynamite', true, 5, standing(5), {})).toEqual([]);
  });

  it('on the wall that has the slit of this room is given', () => {
    expect(movesOfDrop('handgun', true, 'left', standing(5), {})).toEqual(['give handgun']);
    expect(movesOfDrop('handgun', true, 'right', standing(5), {})).toEqual([]);
    expect(movesOfDrop('handgun', true, 'left', standing(1), {})).toEqual([]);
  });

  it('that cannot be used is given where it lands in a room with a slit', () => {
    expect(movesOfDrop('vaccine', false, 5, standing(5), {})).toEqual(['give vaccine']);
    expect(movesOfDrop('vaccine', false, 6, standing(5), {})).toEqual([]);
  });
});
