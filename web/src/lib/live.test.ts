import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '../messages';
import { delayBefore, type Socket } from './line';
import { isRefusal, Live } from './live.svelte';
import type { Moves } from './views';

/** A socket whose other end is the test. */
class Wire implements Socket {
  readyState = 0;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  sent: Record<string, unknown>[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.({} as CloseEvent);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.({} as Event);
  }
  hear(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  welcome(): void {
    this.open();
    this.hear({ type: 'welcome', seats: [0], quick: {} });
  }
  view(number: number, since = number - 1, base = 0, fields: Record<string, unknown> = {}): void {
    const step = { number, kind: 'move', player: 0, events: [], note: null, back_to: null };
    this.hear({
      type: 'view',
      seat: 0,
      number,
      since,
      hash: `h${number}`,
      steps: [step],
      base: number === 1 ? 0 : base,
      fields: { game: 'quoridor', choices: [number], ...fields },
      state: { ply: number },
      clocks: null,
    });
  }
}

const MOVES: Moves = { moves: ['a1', 'e2', 'e3'], labels: [] };
let moves: Moves | null;
let learning: Promise<void>;
let wires: Wire[];
let live: Live;
const wire = (): Wire => wires.at(-1) as Wire;
const move = () => live.wish({ type: 'move', seat: 0, number: 1, move: 'e2' });

beforeEach(() => {
  vi.useFakeTimers();
  [wires, moves, learning] = [[], MOVES, Promise.resolve()];
  live = new Live(
    () => {
      wires.push(new Wire());
      return wire();
    },
    ['a key'],
    () => moves,
    () => learning,
  );
  live.start();
});
afterEach(() => {
  live.stop();
  vi.useRealTimers();
});

describe('the line', () => {
  it('says hello with its keys and nothing before it is welcome', () => {
    void move();
    wire().open();
    expect(wire().sent).toEqual([{ type: 'hello', protocol: 2, keys: ['a key'], seen: [] }]);
    wire().hear({ type: 'welcome', seats: [0], quick: {} });
    expect(wire().sent.map((message) => message['type'])).toEqual(['hello', 'move']);
  });

  it('comes back after a cut and says what it has seen', () => {
    wire().welcome();
    wire().view(5);
    wire().close();
    expect(live.state).toBe('lost');
    vi.advanceTimersByTime(1_000);
    expect(wires).toHaveLength(2);
    wire().welcome();
    expect(wire().sent[0]?.['seen']).toEqual([{ seat: 0, number: 5, hash: 'h5' }]);
    expect(live.state).toBe('open');
  });

  it('comes back later when the server cannot keep anything, and says why meanwhile', () => {
    wire().welcome();
    wire().hear({ type: 'bye', code: 'store', sentence: 'Try again later.' });
    wire().close();
    expect(live.state).toBe('lost');
    expect(live.bye?.code).toBe('store');
    vi.advanceTimersByTime(3_000);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(6_000);
    expect(wires).toHaveLength(2);
  });

  it('is not troubled by a table that takes long to load', () => {
    wire().open();
    wire().hear({ type: 'loading' });
    expect(live.state).toBe('connecting');
    wire().hear({ type: 'bye', code: 'no-hello', sentence: '' });
    wire().close();
    vi.advanceTimersByTime(1_000);
    expect(wires).toHaveLength(2);
  });

  it('puts a view together from what has changed', () => {
    wire().welcome();
    wire().view(1, 0, 0, { title: 'Quoridor' });
    wire().view(2, 1, 1);
    expect(live.seen[0]?.view).toMatchObject({ title: 'Quoridor', observation: { state: { ply: 2 } } });
    expect(live.seen[0]?.view.choices.map((choice) => choice.move)).toEqual(['e3']);
  });

  it('asks for the whole view when it has not the one that was changed', () => {
    wire().welcome();
    wire().view(1);
    wire().view(4, 3, 3);
    expect(live.seen[0]?.number).toBe(1);
    expect(wire().sent.at(-1)).toEqual({ type: 'sync', seen: { seat: 0, number: 1 } });
  });

  it('waits for the moves of the game, and keeps the order', async () => {
    moves = null;
    wire().welcome();
    wire().view(1);
    wire().view(2, 1, 1);
    expect(live.seen[0]).toBeUndefined();
    moves = MOVES;
    await learning;
    expect(live.seen[0]?.number).toBe(2);
  });

  it('asks again under the same id, and is answered once', async () => {
    wire().welcome();
    const answer = move();
    const id = wire().sent.at(-1)?.['id'];
    wire().close();
    vi.advanceTimersByTime(1_000);
    wire().welcome();
    expect(wire().sent.at(-1)).toMatchObject({ type: 'move', id });
    wire().hear({ type: 'ack', id: String(id), number: 2 });
    wire().hear({ type: 'ack', id: String(id), number: 2 });
    expect(await answer).toEqual({ number: 2 });
  });

  it('shows a move as pending until its view is there', () => {
    wire().welcome();
    wire().view(1);
    void move();
    const id = String(wire().sent.at(-1)?.['id']);
    expect(live.onTheWay).toEqual({ 0: 'e2' });
    wire().hear({ type: 'ack', id, number: 2 });
    expect(live.onTheWay).toEqual({ 0: 'e2' });
    wire().view(2);
    expect(live.onTheWay).toEqual({});
  });

  it('tells why something was refused', async () => {
    wire().welcome();
    const answer = move();
    const id = String(wire().sent.at(-1)?.['id']);
    wire().hear({ type: 'refusal', id, code: 'not-a-step', sentence: 'One square.', rule: 'QRD-16', number: 1 });
    const told = await answer;
    expect(isRefusal(told) && told.rule).toBe('QRD-16');
    expect(live.onTheWay).toEqual({});
  });

  it('replaces the steps that a view tells anew', () => {
    wire().welcome();
    wire().view(1);
    wire().view(2);
    wire().view(3);
    wire().view(3, 1);
    expect(live.seen[0]?.steps.map((step) => step.number)).toEqual([1, 3]);
  });

  it('ends where the server says goodbye for good, and waits out a restart', () => {
    wire().welcome();
    wire().hear({ type: 'bye', code: 'restart', sentence: '' });
    wire().close();
    expect(live.state).toBe('lost');
    vi.advanceTimersByTime(1_000);
    wire().open();
    wire().hear({ type: 'bye', code: 'no-such-table', sentence: 'There is no such table.' });
    wire().close();
    expect(live.state).toBe('ended');
  });

  it('hangs up on a server that has fallen silent', () => {
    wire().welcome();
    vi.advanceTimersByTime(60_000);
    expect(wires.length).toBeGreaterThan(1);
  });
});

it('waits longer after each failure, up to a bound, and not everybody at once', () => {
  expect(delayBefore(0, 1)).toBe(400);
  expect(delayBefore(3, 1)).toBe(3_200);
  expect(delayBefore(20, 1)).toBe(8_000);
  expect(delayBefore(3, 0)).toBe(1_600);
});

it('knows a restart from a cut', () => {
  wire().welcome();
  wire().onclose?.({ code: 1012 } as CloseEvent);
  expect(live.isRestarting).toBe(true);
  vi.advanceTimersByTime(1_000);
  wire().welcome();
  expect(live.isRestarting).toBe(false);
  wire().onclose?.({ code: 1006 } as CloseEvent);
  expect(live.isRestarting).toBe(false);
});
