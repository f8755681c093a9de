/** The tower: where rooms are, what lies next to what, and what zombies will do. Legality is the server's. */
import { rule } from './house';
import type { Rules } from '../contract';
import { count, FLOORS, type Counts, type Floor, type Slit, type Space, type State } from './state';

export const ROOMS = Array.from({ length: 12 }, (_, n) => n + 1);
export const WIDTH = 4;

/** 0 for the top floor. */
export function rowOf(room: number): number {
  return Math.floor((room - 1) / WIDTH);
}

export function columnOf(room: number): number {
  return (room - 1) % WIDTH;
}

export function floorOf(room: number): Floor {
  return FLOORS[rowOf(room)] ?? '1F';
}

/** The wall that has the slit of a room, if it has one: inner rooms on 3F and 1F, outer rooms on 2F. */
export function slitSide(room: number): 'left' | 'right' | null {
  if ([2, 5, 10].includes(room)) return 'left';
  return [3, 8, 11].includes(room) ? 'right' : null;
}

/** Who lives behind the left or right wall: the left neighbour is the next player. */
export function neighbour(player: number, players: number, side: 'left' | 'right'): number {
  return (player + (side === 'left' ? 1 : players - 1)) % players;
}

/** The cards in the slit of a room, from the oldest on. */
export function slitCards(slits: readonly Slit[], player: number, players: number, room: number): Slit['cards'] {
  const side = slitSide(room);
  if (!side) return [];
  const wall = side === 'left' ? player : neighbour(player, players, 'right');
  return slits.find((slit) => slit.wall === wall && slit.floor === floorOf(room))?.cards ?? [];
}

/** The rooms next door: beside it on the floor, and up and down the stairs at both ends. */
export function nextTo(room: number): number[] {
  const found: number[] = [];
  const column = columnOf(room);
  if (column > 0) found.push(room - 1);
  if (column < WIDTH - 1) found.push(room + 1);
  if (column === 0 || column === WIDTH - 1) found.push(room - WIDTH, room + WIDTH);
  return found.filter((one) => one >= 1 && one <= ROOMS.length);
}

/** The rooms of the floor that a bullet of the Handgun passes: rubble stops it. */
export function lineOfFire(space: Space, rules: Rules): number[] {
  const reach = rule(rules, 'item.handgun.range');
  const found = [space.room];
  for (const way of [-1, 1]) {
    for (let room = space.room + way; floorOf(room) === floorOf(space.room) && room >= 1; room += way) {
      if (Math.abs(room - space.room) > reach || room > ROOMS.length || space.rubble.includes(room)) break;
      found.push(room);
    }
  }
  return found.sort((a, b) => a - b);
}

/** The rooms that an item could be aimed at, whether or not there is something to hit. */
export function reachOf(item: string, space: Space, rules: Rules): number[] {
  if (item === 'handgun') return lineOfFire(space, rules);
  if (item === 'shovel' || item === 'fire_extinguisher') return [space.room, ...nextTo(space.room)];
  if (item === 'dynamite') return nextTo(space.room);
  return [space.room];
}

/** How many zombies of a room a gun would remove. */
export function killsIn(item: string, room: number, space: Space, rules: Rules): number {
  if (item !== 'handgun' && item !== 'shotgun') return 0;
  const bonus = space.character === 'soldier' ? rule(rules, 'ability.gun_bonus') : 0;
  return Math.min(count(space.zombies, room), rule(rules, `item.${item}.kills`) + bonus);
}

export interface Walk {
  from: number;
  to: number;
  n: number;
}

/** What the Zombie phase would do to a play space as it stands. */
export interface Forecast {
  walks: Walk[];
  bites: number;
  turned: number;
  burns: boolean;
}

/** ZT-108 to ZT-125, ZT-128: nothing is drawn or decided in it, so what comes is certain. */
export function forecast(space: Space, rules: Rules): Forecast {
  const walks = FLOORS.flatMap((_, row) => walksOn(row, space));
  const zombies: Record<string, number> = { ...space.zombies };
  for (const { from, to, n } of walks) {
    zombies[from] = (zombies[from] ?? 0) - n;
    zombies[to] = (zombies[to] ?? 0) + n;
  }
  const shield = space.character === 'fighter' ? rule(rules, 'ability.damage_reduction') : 0;
  const here = count(zombies, space.room) - count(space.survivors, space.room);
  const turned = ROOMS.reduce((sum, room) => sum + Math.min(count(zombies, room), count(space.survivors, room)), 0);
  return { walks, bites: Math.max(0, here - shield), turned, burns: space.fire.includes(space.room) };
}

function walksOn(row: number, space: Space): Walk[] {
  const rooms = ROOMS.filter((room) => rowOf(room) === row);
  const fed = rooms.filter((room) => count(space.survivors, room) > 0);
  const wanted = fed.length ? fed : rooms.filter((room) => room === space.room);
  const walks: Walk[] = [];
  for (const from of rooms) {
    const n = count(space.zombies, from);
    const to = from + stepTowards(from, wanted);
    const stays = n === 0 || to === from || (fed.length > 0 && from === space.room);
    const isShut = space.rubble.includes(to) || space.barricades.includes(to) || space.barricades.includes(from);
    if (!stays && !isShut) walks.push({ from, to, n });
  }
  return walks;
}

/** One room towards the nearest of those wanted; none when two are equally near on both sides. */
function stepTowards(from: number, wanted: readonly number[]): number {
  const nearest = Math.min(...wanted.map((room) => Math.abs(room - from)));
  const ways = new Set(
    wanted.filter((room) => Math.abs(room - from) === nearest).map((room) => Math.sign(room - from)),
  );
  return ways.size === 1 ? ([...ways][0] ?? 0) : 0;
}

/** How many zombies are in a play space. */
export function sum(counts: Counts): number {
  return Object.values(counts).reduce((all, n) => all + n, 0);
}

/** The life a player has left, as far as it is known. */
export function isDeadly(bites: number, space: Space, life: number): boolean {
  return space.damage + bites >= life;
}

/** What a table still needs for a way out, as one hand shows it. */
export interface WayOut {
  name: 'secret_passage' | 'helicopter';
  room: number;
  isThere: boolean;
  needs: { item: string; have: number; want: number; together: boolean }[];
}

/** `told`: what each of the others has said to have. Then the plan counts them in; without it, only one's own hand. */
export function waysOut(state: State, space: Space, rules: Rules, told: readonly Counts[] | null = null): WayOut[] {
  const hands = [space.hand, ...(told ?? [])];
  const each = rule(rules, 'escape.vaccines_each');
  const ready = hands.filter((hand) => count(hand, 'vaccine') >= each).length;
  const all = (item: string) => hands.reduce((n, hand) => n + count(hand, item), 0);
  const vaccine = told
    ? { item: 'vaccine', have: ready, want: state.players.length }
    : { item: 'vaccine', have: count(space.hand, 'vaccine'), want: each };
  const flares = rule(rules, 'escape.helicopter.flares_per_player') * state.players.length;
  const shared = (item: string, want: number) => ({ item, have: Math.min(want, all(item)), want, together: true });
  const passage = rule(rules, 'escape.secret_passage.room');
  const roof = rule(rules, 'escape.helicopter.room');
  const mine = { ...vaccine, together: false };
  return [
    { name: 'helicopter', room: roof, isThere: space.room === roof, needs: [mine, shared('flare', flares)] },
    {
      name: 'secret_passage',
      room: passage,
      isThere: space.room === passage,
      needs: [mine, shared('communication_device', 1), shared('battery', 1)],
    },
  ];
}
