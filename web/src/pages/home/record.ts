/** The text of a file as a record; whether it proves itself is the server's to say. */

export class UnreadableRecord extends Error {}

export function recordIn(text: string): Record<string, unknown> {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new UnreadableRecord();
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw new UnreadableRecord();
  return read as Record<string, unknown>;
}
