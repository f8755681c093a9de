/** Small things of the line to a table that need no page. */

/** What the line needs of a WebSocket; tests bring their own. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

const LONGEST_DELAY = 8_000;

/** Milliseconds to wait before the nth try to connect again; spread, so that a restart is not met by everybody at once. */
export function delayBefore(attempt: number, spread: number = Math.random()): number {
  return Math.min(LONGEST_DELAY, 400 * 2 ** attempt) * (0.5 + 0.5 * spread);
}

/** A name for a wish that nobody else will choose. */
export function newId(): string {
  return hex(16);
}

/** Random bytes in hexadecimal digits. */
export function hex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function tableSocket(table: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/play`);
}
