import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { speak, speakOf } from '../../lib/language.svelte';
import type { TableView } from '../../messages';
import { CHARACTERS, type Phase, type State } from './state';
import { effectWords, moveWords, previewWords, questionWords, roomWords, warning } from './words';

const ITEMS = [
  'handgun',
  'shotgun',
  'magazine',
  'buckshot',
  'shovel',
  'dynamite',
  'detonator',
  'first_aid_kit',
  'barricade',
  'fire_extinguisher',
  'vaccine',
  'communication_device',
  'battery',
  'flare',
];
const USABLE = ['handgun', 'shotgun', 'shovel', 'dynamite', 'barricade', 'fire_extinguisher'];
const MOVES = ['end', 'search', 'rest', 'save', 'release', 'overcharge', 'cure', 'take', 'keep', 'return', 'done'];
const names = ['Ann', 'Bob', 'Cleo'];

function position(part: Record<string, unknown> = {}, state: Partial<State> = {}): State {
  const own = {
    character: 'doctor',
    points: 0,
    found: {},
    n_rubble: 0,
    n_fires: 0,
    room: 6,
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
  const deck = { left: 3, back: 'danger', returned: false, top: 'flare', announced: {}, cards: null };
  const other = { character: 'soldier', room: null };
  return {
    ...{ round: 2, turn: 0, marker: 0, phase: 'main', ap: 2, using: null, looking: null, slits: [], discard: {} },
    decks: { '3F': deck, '2F': deck, '1F': deck },
    players: [own, other, other],
    ...state,
  } as unknown as State;
}

function view(player: number): TableView {
  return { phase: 'playing', turn: 0, player, rules: {} } as unknown as TableView;
}

beforeAll(() => speakOf('zombie_tower'));

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  beforeAll(() => speak(language));
  afterAll(() => speak('en'));

  it('every move has words', () => {
    const rooms = ['move 5', 'target 5', 'exit 5'];
    const cards = ITEMS.map((item) => `give ${item}`);
    const choices = CHARACTERS.map((character) => `choose ${character}`);
    for (const move of [...MOVES, ...rooms, ...cards, ...USABLE.map((item) => `use ${item}`), ...choices])
      expect(moveWords(move, position(), names, {}), move).not.toMatch(/zombie_tower-board|undefined/);
  });

  it('every moment has a question, for those who decide and those who wait', () => {
    for (const phase of ['main', 'target', 'looking', 'saving', 'leaving', 'choosing'] as Phase[])
      for (const player of [0, 1]) {
        const state = position({}, { phase, using: 'handgun', looking: '2F' });
        expect(questionWords(state, view(player), names), phase).not.toMatch(/zombie_tower-board/);
      }
  });

  it('every card says what it does, and aiming it what it would do', () => {
    for (const item of ITEMS) expect(effectWords(item, null, {}), item).not.toMatch(/zombie_tower-board/);
    for (const using of USABLE) {
      const state = position({ zombies: { 5: 2 } }, { phase: 'target', using });
      expect(previewWords('target 5', state, 0, {}), using).not.toMatch(/zombie_tower-board/);
    }
  });
});

describe('warnings', () => {
  it('come before what loses at once, and only then', () => {
    expect(warning('end', position(), 0, {})).toBeNull();
    expect(warning('end', position({ zombies: { 6: 2 } }), 0, {})).toBeNull();
    expect(warning('end', position({ zombies: { 6: 3 } }), 0, {})).toMatch(/everybody loses/);
    expect(warning('end', position({ fire: [6] }), 0, {})).toMatch(/fire/);
    expect(warning('overcharge', position({ damage: 2 }), 0, {})).toMatch(/last Life/);
    expect(warning('move 5', position({ fire: [6] }), 0, {})).toBeNull();
  });

  it('follow the house rules', () => {
    const state = position({ zombies: { 6: 3 } });
    expect(warning('end', state, 0, { 'life.doctor': 9 })).toBeNull();
  });
});

it('a room is told with all that is in it', () => {
  const state = position({ zombies: { 6: 2 }, fire: [6] });
  const space = state.players[0] as Parameters<typeof roomWords>[1];
  expect(roomWords(6, space, null)).toBe('Room 6 on 2F, you are here, 2 zombies, on fire');
  expect(roomWords(5, space, 'go there')).toBe('Room 5 on 2F, has a slit in the wall, go there');
});
