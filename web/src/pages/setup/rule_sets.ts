/** Sets of house rules that this browser keeps by name, game by game. */

const KEPT = 'tablewright.rules';
export type RuleSet = Record<string, unknown>;

function read(): Record<string, Record<string, RuleSet>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return found && typeof found === 'object' ? (found as Record<string, Record<string, RuleSet>>) : {};
  } catch {
    return {};
  }
}

export function ruleSets(game: string): Readonly<Record<string, RuleSet>> {
  return read()[game] ?? {};
}

/** Keep a set under a name; one without rules is forgotten. */
export function keepRuleSet(game: string, name: string, rules: RuleSet): void {
  const { [name]: _before, ...others } = ruleSets(game);
  const sets = Object.keys(rules).length ? { ...others, [name]: rules } : others;
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...read(), [game]: sets }));
  } catch {
    // Without storage a set lasts as long as the page.
  }
}

/** A set of rules as a file. */
export function fileOf(game: string, rules: RuleSet): string {
  return JSON.stringify({ game, rules }, null, 1);
}

/** The game and the rules of a file; null if it holds none. */
export function rulesOfFile(text: string): { game: string; rules: RuleSet } | null {
  try {
    const { game, rules } = JSON.parse(text) as { game?: unknown; rules?: unknown };
    const isSet = typeof game === 'string' && !!rules && typeof rules === 'object' && !Array.isArray(rules);
    return isSet ? { game, rules: rules as RuleSet } : null;
  } catch {
    return null;
  }
}

/** The address at which somebody else sets a table up by the same rules. */
export function sharedAddress(game: string, mode: string, rules: RuleSet): string {
  return `/new/${encodeURIComponent(game)}?${new URLSearchParams({ mode, rules: JSON.stringify(rules) }).toString()}`;
}
