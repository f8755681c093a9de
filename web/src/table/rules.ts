/** Rules by section, and the ones that somebody looks for. */
import type { RuleText } from '../messages';

/** Those whose id or text has every word that was typed. */
export function found(rules: readonly RuleText[], search: string): RuleText[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.section} ${rule.statement}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** What the rulebook says, and how it is read where it says nothing. */
export function apart(rules: readonly RuleText[]): { rules: RuleText[]; rulings: RuleText[] } {
  const isRuling = (rule: RuleText) => rule.kind === 'ruling';
  return { rules: rules.filter((rule) => !isRuling(rule)), rulings: rules.filter(isRuling) };
}

/** Whether a table plays a rule otherwise: its note names the key of a house rule. */
export function changes(rule: RuleText, house: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(house).some((key) => rule.note.includes(`\`${key}\``));
}

export function bySection(rules: readonly RuleText[]): [string, RuleText[]][] {
  const sections = new Map<string, RuleText[]>();
  for (const rule of rules) sections.set(rule.section, [...(sections.get(rule.section) ?? []), rule]);
  return [...sections];
}
