/** An observation as lines of text, for the board of a game that has no drawing yet. */

export interface Fact {
  name: string;
  value: string;
}

function words(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.length ? value.map(words).join(', ') : '–';
  if (typeof value === 'object') {
    const parts = Object.entries(value).map(([key, inner]) => `${named(key)} ${words(inner)}`);
    return parts.length ? parts.join('; ') : '–';
  }
  return String(value);
}

function named(key: string): string {
  return key.replaceAll('_', ' ');
}

/** Every key of a description with its value in words. */
export function facts(state: Record<string, unknown>): Fact[] {
  return Object.entries(state).map(([key, value]) => ({ name: named(key), value: words(value) }));
}
