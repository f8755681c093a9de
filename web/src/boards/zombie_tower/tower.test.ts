import { describe, expect, it } from 'vitest';
import type { Space, State } from './state';
import {
  floorOf,
  forecast,
  isDeadly,
  killsIn,
  lineOfFire,
  neighbour,
  nextTo,
  reachOf,
  slitCards,
  slitSide,
  waysOut,
} from './tower';

function space(part: Partial<Space>): Space {
  return {
    character: 'soldier',
    points: 0,
    found: {},
    n_rubble: 0,
    n_fires: 0,
    room: 6,
    icon: 1,
    last_flip: 0,
    damage: 0,
    saved: 0,
    zombies: {},
    survivors: {},
    rubble: [],
    fire: [],
    barricades: [],
    searched: [],
    pile: [],
    objectives: [],
    hand: {},
    ...part,
  };
}

describe('rooms', () => {
  it('lie on three floors of four, with stairs at both ends', () => {
    expect([1, 4, 5, 12].map(floorOf)).toEqual(['3F', '3F', '2F', '1F']);
    expect(nextTo(6)).toEqual([5, 7]);
    expect(nextTo(5)).toEqual([6, 1, 9]);
    expect(nextTo(12)).toEqual([11, 8]);
  });

  it('have slits to the two neighbours', () => {
    expect([2, 5, 10].map(slitSide)).toEqual(['left', 'left', 'left']);
    expect([3, 8, 11].map(slitSide)).toEqual(['right', 'right', 'right']);
    expect(slitSide(1)).toBeNull();
    expect([neighbour(2, 3, 'left'), neighbour(0, 3, 'right')]).toEqual([0, 2]);
  });

  it('show the cards of a wall from both of its sides', () => {
    const slits = [{ wall: 1, floor: '3F' as const, cards: [{ item: 'flare', from: 1 }] }];
    expect(slitCards(slits, 1, 3, 2)).toHaveLength(1);
    expect(slitCards(slits, 2, 3, 3)).toHaveLength(1);
    expect(slitCards(slits, 0, 3, 2)).toHaveLength(0);
    expect(slitCards(slits, 1, 3, 1)).toHaveLength(0);
  });
});

describe('items', () => {
  it('shoot along the floor until rubble', () => {
    expect(lineOfFire(space({ room: 6 }), {})).toEqual([5, 6, 7, 8]);
    expect(lineOfFire(space({ room: 5, rubble: [7] }), {})).toEqual([5, 6]);
    expect(lineOfFire(space({ room: 9 }), { 'item.handgun.range': 1 })).toEqual([9, 10]);
    expect(lineOfFire(space({ room: 1 }), {})).toEqual([1, 2, 3, 4]);
  });

  it('reach next door or stay here', () => {
    expect(reachOf('dynamite', space({ room: 6 }), {})).toEqual([5, 7]);
    expect(reachOf('shovel', space({ room: 6 }), {})).toEqual([6, 5, 7]);
    expect(reachOf('shotgun', space({ room: 6 }), {})).toEqual([6]);
  });

  it('remove as many zombies as there are, the soldier one more', () => {
    const crowd = { zombies: { '6': 9 } };
    expect(killsIn('handgun', 6, space({ ...crowd, character: 'doctor' }), {})).toBe(3);
    expect(killsIn('handgun', 6, space(crowd), {})).toBe(4);
    expect(killsIn('shotgun', 6, space({ zombies: { '6': 2 } }), {})).toBe(2);
    expect(killsIn('handgun', 6, space(crowd), { 'item.handgun.kills': 1 })).toBe(2);
  });
});

describe('the Zombie phase', () => {
  it('brings zombies of the floor one room nearer', () => {
    const { walks, bites } = forecast(space({ room: 6, zombies: { '5': 2, '8': 1, '9': 3 } }), {});
    expect(walks).toEqual([
      { from: 5, to: 6, n: 2 },
      { from: 8, to: 7, n: 1 },
    ]);
    expect(bites).toBe(2);
  });

  it('is drawn by survivors first, and confused between two', () => {
    expect(forecast(space({ room: 6, zombies: { '7': 1 }, survivors: { '8': 1 } }), {}).walks).toEqual([
      { from: 7, to: 8, n: 1 },
    ]);
    expect(forecast(space({ room: 1, zombies: { '6': 1 }, survivors: { '5': 1, '7': 1 } }), {}).walks).toEqual([]);
    expect(forecast(space({ room: 6, zombies: { '6': 1 }, survivors: { '8': 1 } }), {}).walks).toEqual([]);
  });

  it('is stopped by rubble and barricades', () => {
    expect(forecast(space({ room: 6, zombies: { '8': 1 }, rubble: [7] }), {}).walks).toEqual([]);
    expect(forecast(space({ room: 6, zombies: { '5': 1 }, barricades: [6] }), {}).bites).toBe(0);
  });

  it('spares those beside survivors, and the fighter once', () => {
    const crowd = { room: 6, zombies: { '6': 3 } };
    expect(forecast(space({ ...crowd, survivors: { '6': 1 } }), {})).toMatchObject({ bites: 2, turned: 1 });
    expect(forecast(space({ ...crowd, character: 'fighter' }), {}).bites).toBe(2);
    expect(forecast(space({ ...crowd, fire: [6] }), {}).burns).toBe(true);
  });

  it('may be the last', () => {
    expect(isDeadly(1, space({ damage: 3 }), 4)).toBe(true);
    expect(isDeadly(0, space({ damage: 3 }), 4)).toBe(false);
  });
});

it('ways out say what is still missing', () => {
  const players = [space({}), space({}), space({})];
  const hand = { vaccine: 1, flare: 2 };
  const [helicopter, passage] = waysOut({ players } as unknown as State, space({ room: 2, hand }), {});
  expect(helicopter).toMatchObject({ room: 2, isThere: true });
  expect(helicopter?.needs.map(({ have, want }) => [have, want])).toEqual([
    [1, 1],
    [2, 3],
  ]);
  expect(passage).toMatchObject({ room: 10, isThere: false });
  const other = { 'escape.secret_passage.room': 2 };
  expect(waysOut({ players } as unknown as State, space({ room: 2 }), other)[1]?.isThere).toBe(true);
  const told: Record<string, number>[] = [{ vaccine: 2, flare: 2 }, { flare: 1 }];
  const [planned] = waysOut({ players } as unknown as State, space({ room: 2, hand }), {}, told);
  expect(planned?.needs.map(({ have, want }) => [have, want])).toEqual([
    [2, 3], // who has two Vaccines counts once
    [3, 3],
  ]);
});
