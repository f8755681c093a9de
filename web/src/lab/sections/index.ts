/** The parts of an answer, by what was asked. */
import type { Component } from 'svelte';
import type { Kind, Report } from '../report';
import Cards from './Cards.svelte';
import Compare from './Compare.svelte';
import Curve from './Curve.svelte';
import Difficulty from './Difficulty.svelte';
import Feel from './Feel.svelte';
import Grid from './Grid.svelte';
import Seats from './Seats.svelte';
import Skill from './Skill.svelte';
import StrengthParts from './StrengthParts.svelte';

export const SECTIONS: Record<Kind, Component<{ report: Report }>> = {
  compare: Compare,
  aa: Compare,
  seats: Seats,
  length: StrengthParts,
  feel: Feel,
  cards: Cards,
  skill: Skill,
  difficulty: Difficulty,
  sweep: Curve,
  grid: Grid,
  find: Curve,
};
