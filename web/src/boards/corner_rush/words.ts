/** Moves, squares and outlooks in words. */
import { t } from '../../lib/language.svelte';
import type { Choice, TableView } from '../../messages';
import { after, givesItAway, planOf, stepsToGo, type Plan } from './moves';
import { oddsAgainst } from './odds';
import { blockerAt, setupOf, type Setup, type State } from './state';

/** The Null by its name, everything else as a figure. */
export function numeral(number: number): string {
  return number === 0 ? t('corner_rush-null') : String(number);
}

/** A face of the die: the highest one is the Ace. */
export function faceName(value: number, die: readonly number[]): string {
  return value > 0 && value === die.at(-1) ? t('corner_rush-ace') : numeral(value);
}

export function label(choice: Choice, state: State, names: readonly string[]): string {
  const plan = planOf(choice.move, state, state.turn);
  const given = { square: plan.to ?? '', name: names[plan.player] ?? '' };
  if (plan.sort === 'pass') return t(`corner_rush-board-pass-${state.phase === 'place' ? 'place' : 'null'}`);
  return t(`corner_rush-board-do-${plan.sort}`, given);
}

export function question(state: State, view: TableView, names: readonly string[]): string | null {
  if (state.phase === 'over' || view.turn < 0) return null;
  const isMine = view.turn === view.player;
  const given = {
    name: names[view.turn] ?? '',
    steps: state.steps,
    number: state.held === null ? '' : numeral(state.held),
  };
  if (!isMine) return t(`corner_rush-board-ask-${state.phase}-other`, given);
  const mayChallenge = view.choices.some((choice) => choice.move.startsWith('challenge'));
  if (state.phase === 'turn' && mayChallenge) return t('corner_rush-board-ask-turn-challenge');
  if (state.phase === 'place' && state.held === null) return t('corner_rush-board-ask-place-blind');
  return t(`corner_rush-board-ask-${state.phase}`, given);
}

export function confirmation(choice: Choice, state: State, me: number, setup: Setup): string | null {
  return givesItAway(choice.move, state, me, setup) ? t('corner_rush-board-sure-nudge') : null;
}

/** What a move leads to, as far as anybody can know it. */
export function outlook(
  plan: Plan,
  state: State,
  me: number,
  names: readonly string[],
  view: TableView,
): string | null {
  const setup = setupOf(view.players, view.rules);
  if (plan.sort === 'challenge') return challenged(plan, state, setup);
  if (plan.sort === 'roll') return t('corner_rush-board-outlook-roll');
  if (plan.sort === 'pass' || !plan.to) return null;
  if (plan.sort !== 'place' && plan.to === setup.goals[plan.player])
    return t(`corner_rush-board-outlook-${plan.player === me ? 'win' : 'lose'}`, { name: names[plan.player] ?? '' });
  return distances(state, after(state, plan), me, names, setup);
}

function challenged(plan: Plan, state: State, setup: Setup): string | null {
  const blocker = plan.to ? blockerAt(state, plan.to) : null;
  if (!blocker) return null;
  const { chance, steps, numbers } = oddsAgainst(blocker, state, setup.die);
  const given = { chance: Math.round(chance * 100), steps: Math.round(steps * 10) / 10 };
  if (blocker.number !== null)
    return t('corner_rush-board-outlook-known', { ...given, number: numeral(blocker.number) });
  return t('corner_rush-board-outlook-hidden', { ...given, numbers: numbers.map(numeral).join(', ') });
}

/** "You 5, Red 7 (+2)": how far everybody has to walk. */
function distances(before: State, then: State, me: number, names: readonly string[], setup: Setup): string {
  const now = stepsToGo(before, setup);
  return stepsToGo(then, setup)
    .map((steps, player) => {
      const name = player === me ? t('corner_rush-board-you') : (names[player] ?? '');
      if (steps === null) return t('corner_rush-board-shut', { name });
      const change = steps - (now[player] ?? steps);
      return t('corner_rush-board-distance', { name, steps, change: change > 0 ? `+${change}` : change });
    })
    .join(', ');
}

/** A square's name for a screen reader: where it is, what is there, what can be done. */
export function squareWords(
  square: string,
  state: State,
  me: number,
  names: readonly string[],
  setup: Setup,
  plan: Plan | null,
): string {
  const said = [square];
  if (setup.holes.includes(square)) said.push(t('corner_rush-board-hole'));
  state.pawns.forEach((pawn, player) => {
    if (pawn === square) said.push(pawnWords(player, me, names));
  });
  setup.goals.forEach((goal, player) => {
    if (goal === square) said.push(owned('ace', player, me, names));
  });
  const blocker = blockerAt(state, square);
  if (blocker) said.push(owned('blocker', blocker.player, me, names), sideUp(blocker.number, blocker.face_up));
  if (plan) said.push(label({ move: plan.move } as Choice, state, names));
  return said.join(', ');
}

export function pawnWords(player: number, me: number, names: readonly string[]): string {
  return owned('pawn', player, me, names);
}

function owned(what: string, player: number, me: number, names: readonly string[]): string {
  return player === me
    ? t(`corner_rush-board-own-${what}`)
    : t(`corner_rush-board-${what}`, { name: names[player] ?? '' });
}

function sideUp(number: number | null, isFaceUp: boolean): string {
  if (isFaceUp && number !== null) return numeral(number);
  const down = t('corner_rush-board-face-down');
  return number === null ? down : `${down}, ${t('corner_rush-board-you-know', { number: numeral(number) })}`;
}
