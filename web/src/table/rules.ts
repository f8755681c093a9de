/** Rules by section, and the ones that somebody looks for. */
import type { Rule } from '../messages';

/** Those whose id or text has every word that was typed. */
export function found(rules: readonly Rule[], search: string): Rule[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.section} ${rule.statement}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export function bySection(rules: readonly Rule[]): [string, Rule[]][] {
  const sections = new Map<string, Rule[]>();
  for (const rule of rules) sections.set(rule.section, [...(sections.get(rule.section) ?? []), rule]);
  return [...sections];
}
