import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { speak, speakOf } from '../../lib/language.svelte';
import type { TableView } from '../../messages';
import { WAYS } from './hexes';
import { CARDS, RECIPES, WEAPONS, type Phase, type State } from './state';
import { moveWords, placeWords, previewWords, questionWords, useWords, warning } from './words';

const PHASES = 'prepare explore encounter trader pay combat pack limit trade build answer'.split(' ') as Phase[];
const BARE = 'skip eat bandage nothing fight run send cancel accept reject end'.split(' ');
const names = ['Ann', 'Bob', 'Cleo'];

function position(part: Record<string, unknown> = {}, state: Partial<State> = {}): State {
  const own = { health: 10, hunger: 3, place: 'd4', cards: {}, arrows: 0, bullets: 0, idle: false, ...part };
  const other = { ...own, health: 10, hunger: 3 };
  return {
    ...{ day: 2, first: 0, turn: 0, decider: 0, phase: 'explore', map: { d4: 'start' }, storms: [], dusk: [] },
    ...{ prepared: 0, paid: 0, trades: 0, partner: 1, proposal: { offer: {}, request: {} } },
    hostile: { kind: 'zombie', health: 5, loot: 1, place: 'd4', initiator: 0 },
    players: [own, other, other],
    ...state,
  } as unknown as State;
}

function view(player: number): TableView {
  return { phase: 'playing', turn: 0, player, rules: {} } as unknown as TableView;
}

beforeAll(() => speakOf('eight_days'));

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  beforeAll(() => speak(language));
  afterAll(() => speak('en'));

  it('every move has words', () => {
    const items = ['pay', 'discard', 'offer', 'request', 'take'].flatMap((verb) =>
      CARDS.map((one) => `${verb} ${one}`),
    );
    const ways = ['look', 'move', 'flee'].flatMap((verb) => WAYS.map((way) => `${verb} ${way}`));
    const crafts = RECIPES.map((recipe) => `craft ${recipe}`);
    const attacks = ['unarmed', ...WEAPONS].map((weapon) => `attack ${weapon}`);
    const rest = ['stay look', 'trader accept', 'trader ignore', 'trade 1', 'offer arrow', 'request bullet'];
    for (const move of [...BARE, ...items, ...ways, ...crafts, ...attacks, ...rest]) {
      expect(moveWords(move, position(), names, {}), move).not.toMatch(/eight_days-board|undefined/);
      expect(previewWords(move, position(), 0, {}) ?? '', move).not.toMatch(/eight_days-board|undefined/);
    }
  });

  it('every moment has a question, and every card a use', () => {
    for (const phase of PHASES)
      for (const player of [0, 1])
        expect(questionWords(position({}, { phase }), view(player), names), phase).not.toMatch(/eight_days-board/);
    for (const card of CARDS) expect(useWords(card, {}), card).not.toMatch(/eight_days-board/);
  });
});

it('who has no hunger tokens left runs for health', () => {
  expect(moveWords('run', position(), names, {})).toBe('Run (1 hunger)');
  expect(moveWords('run', position({ hunger: 0 }), names, {})).toBe('Run (1 health)');
});

it('speaks of trading only where somebody is', () => {
  const state = position({}, { phase: 'trade' });
  const asked = (moves: string[]) =>
    questionWords(state, { ...view(0), choices: moves.map((move) => ({ move })) } as unknown as TableView, names);
  expect(asked(['end'])).toContain('end your turn');
  expect(asked(['end'])).not.toContain('Trade');
  expect(asked(['trade 1', 'end'])).toContain('Trade with somebody here');
});

describe('warnings', () => {
  it('come before what kills, and only then', () => {
    const last = { health: 1, hunger: 0 };
    expect(warning('look e', position(last), 0, {})).toMatch(/kill/);
    expect(warning('move e', position(last), 0, {})).toMatch(/kill/);
    expect(warning('stay look', position(last), 0, {})).toBeNull();
    expect(warning('look e', position({ health: 2, hunger: 0 }), 0, {})).toBeNull();
    expect(warning('look e', position({ health: 1, hunger: 1 }), 0, {})).toBeNull();
    expect(warning('end', position(last, { storms: ['d4'] }), 0, {})).toMatch(/storm/);
    expect(warning('end', position(last), 0, {})).toBeNull();
    expect(warning('flee e', position(last), 0, {})).toMatch(/hunger/);
  });

  it('follow the house rules', () => {
    const state = position({ health: 1, hunger: 0 });
    expect(warning('look e', state, 0, { 'price.move': 0 })).toBeNull();
  });
});

it('a space is told with all that is on it', () => {
  const state = position({ place: 'd5' }, { storms: ['d4'], map: { d4: 'start', d5: 'store' } });
  expect(placeWords('d4', state, names, null)).toContain('snow storm');
  expect(placeWords('d5', state, names, null)).toContain('a store, Ann is here');
  expect(placeWords('a1', state, names, 'go')).toBe('a1, fog, go');
});
