/** Names at a table. People are called what they said; bots are called by their level, in the page's language. */
import { has, t } from './language.svelte';

const BOT = /^(\w+) bot( \d+)?$/;

/** A name of the server as it is shown here: "Easy bot 2" is "Robot facile 2" in French. */
export function called(name: string): string {
  const [, level = '', number = ''] = BOT.exec(name) ?? [];
  const key = `bot-name-${level.toLowerCase()}`;
  return level && has(key) ? t(key) + number : name;
}
