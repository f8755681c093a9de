/** What this browser remembers: a name, how things shall look and sound, and the seats it has keys for. */
import { isPace, type Pace } from './pace';
import { isLanguage, preferred, speak, type Language } from './language.svelte';

export type Theme = 'auto' | 'light' | 'dark';

export interface Settings {
  name: string;
  theme: Theme;
  language: Language | '';
  sound: boolean;
  notify: boolean;
  coordinates: boolean;
  pace: Pace;
}

/** A table at which this browser has seats, with their keys. */
export interface Remembered {
  table: string;
  game: string;
  title: string;
  keys: Record<string, string>;
  invite: string;
  link: string;
  shared: boolean;
  at: number;
  /** Who else sat there, and how it stood when this browser last looked: your-turn, others-turn, won, lost, over. */
  others?: string[];
  standing?: string;
  /** Games won by seat in the series before this one. */
  series?: number[];
  /** How many games the series has, as it was chosen; 1: none. Without it, as many as the game is usually played. */
  bestOf?: number;
}

const SETTINGS = 'tablewright.settings';
const TABLES = 'tablewright.tables';
const MOST_TABLES = 40;
const DEFAULTS: Settings = {
  name: '',
  theme: 'auto',
  language: '',
  sound: true,
  notify: false,
  coordinates: true,
  pace: 'normal',
};

function read<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(key);
    return kept ? (JSON.parse(kept) as T) : otherwise;
  } catch {
    return otherwise; // private windows may have no storage, and what others wrote there may be rubbish
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage everything works until the page is closed.
  }
}

export const settings = $state<Settings>({ ...DEFAULTS, ...read<Partial<Settings>>(SETTINGS, {}) });
const kept = $state<{ tables: Remembered[] }>({ tables: read<Remembered[]>(TABLES, []) });

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  write(SETTINGS, settings);
  applyTheme();
  if (part.language !== undefined) void speak(chosenLanguage());
}

export function applyTheme(): void {
  if (settings.theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = settings.theme;
}

/** How fast the steps of the others are told; what was kept may be of another version. */
export function chosenPace(): Pace {
  return isPace(settings.pace) ? settings.pace : 'normal';
}

export function chosenLanguage(): Language {
  return isLanguage(settings.language) ? settings.language : preferred(navigator.languages ?? ['en']);
}

export function tables(): readonly Remembered[] {
  return kept.tables;
}

export function remembered(table: string): Remembered | undefined {
  return kept.tables.find((one) => one.table === table);
}

/** Keep a table, the newest first; keys that were known stay known. */
export function remember(one: Omit<Remembered, 'at'>): void {
  const before = remembered(one.table);
  const merged: Remembered = {
    ...before,
    ...one,
    keys: { ...before?.keys, ...one.keys },
    invite: one.invite || before?.invite || '',
    link: one.link || before?.link || '',
    at: Date.now(),
  };
  kept.tables = [merged, ...kept.tables.filter((other) => other.table !== one.table)].slice(0, MOST_TABLES);
  write(TABLES, kept.tables);
}

export function forget(table: string): void {
  kept.tables = kept.tables.filter((one) => one.table !== table);
  write(TABLES, kept.tables);
}
