import { expect, test } from 'vitest';
import { closeLevel } from './adaptive';

const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'expert'];

/** Tables against one bot, the newest first: "easy won". */
function met(...games: string[]) {
  return games.map((game) => {
    const [level = '', standing = ''] = game.split(' ');
    const name = level.charAt(0).toUpperCase() + level.slice(1);
    return { game: 'quoridor', others: [`${name} bot`], standing };
  });
}

const offered = (...games: string[]) => closeLevel('quoridor', 'one_winner', LEVELS, met(...games));

test('two wins in a row lead up, two losses down, and the ends are the ends', () => {
  expect(offered('easy won', 'easy won')).toBe('medium');
  expect(offered('easy lost', 'easy lost')).toBe('beginner');
  expect(offered('expert won', 'expert won')).toBe('expert');
  expect(offered('beginner lost', 'beginner lost')).toBe('beginner');
});

test('where games are close the level stays', () => {
  expect(offered('medium won', 'medium lost', 'medium won')).toBe('medium');
  expect(offered('medium won', 'easy won', 'easy won')).toBe('medium');
});

test('games under way, of people, of mixed levels and of other games do not count', () => {
  expect(offered('easy your-turn')).toBe('');
  expect(closeLevel('quoridor', 'one_winner', LEVELS, [{ game: 'quoridor', others: ['Ann'], standing: 'won' }])).toBe(
    '',
  );
  const mixed = { game: 'quoridor', others: ['Easy bot', 'Hard bot'], standing: 'won' };
  expect(closeLevel('quoridor', 'one_winner', LEVELS, [mixed])).toBe('');
  expect(closeLevel('corridor', 'one_loser', LEVELS, met('easy won'))).toBe('');
});

test('among many players it takes more to be no luck', () => {
  const others = ['Easy bot', 'Easy bot 2', 'Easy bot 3'];
  const lost = (n: number) => Array.from({ length: n }, () => ({ game: 'corridor', others, standing: 'lost' }));
  expect(closeLevel('corridor', 'one_winner', LEVELS, lost(3))).toBe('easy');
  expect(closeLevel('corridor', 'one_winner', LEVELS, lost(4))).toBe('beginner');
});
