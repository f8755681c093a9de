/** How good a decision was, by measured thresholds of what it cost. */
export type Mark = 'best' | 'good' | 'loose' | 'mistake' | 'blunder' | 'forced';
