/** The line to a table: says hello, keeps every viewer's view, heals after a cut, sends each wish exactly once. */
import {
  PROTOCOL,
  SPECTATOR,
  type Bye,
  type ClientMessage,
  type Clocks,
  type Hint,
  type Moved,
  type Presence,
  type Refusal,
  type Said,
  type ServerMessage,
  type Step,
  type TableView,
  type View,
  type Welcome,
  type WholeView,
} from '../messages';
import { factsOf, knownFacts } from './games.svelte';
import { delayBefore, newId, type Socket } from './line';
import { gameOf, merged, whole, type Moves, type Parts } from './views';

export type LineState = 'connecting' | 'open' | 'lost' | 'ended';

/** What one viewer (a seat, or a spectator) has of the table. */
export interface Seen extends Parts {
  number: number;
  hash: string;
  view: TableView;
  steps: Step[];
  clocks: Clocks | null;
  /** When the clocks came, by this machine's clock. */
  received: number;
}

/** A wish of a seat, without what the line itself fills in. */
type Plain<T> = T extends { id: string } ? Omit<T, 'id'> : never;
export type WishMessage = Plain<ClientMessage>;

interface Pending {
  message: ClientMessage & { id: string };
  settled: (answer: { number: number } | Refusal) => void;
  /** The view that has to be there before a move stops being pending. */
  until: number | null;
}

const PING_EVERY = 15_000;
const SILENCE = 35_000;
const TEMPORARY = ['restart', 'store', 'no-hello']; // codes of `bye` after which it is worth trying again
const PATIENT = 5; // attempts that count as made when the server cannot write: no use in coming back at once
const SERVICE_RESTART = 1012; // the code with which a server that stops closes a WebSocket

export class Live {
  state = $state<LineState>('connecting');
  welcome = $state.raw<Welcome | null>(null);
  seen = $state.raw<Record<number, Seen>>({});
  presence = $state.raw<Presence | null>(null);
  chat = $state.raw<Said[]>([]);
  hint = $state.raw<Hint | null>(null);
  moved = $state.raw<Moved[]>([]);
  bye = $state.raw<Bye | null>(null);
  /** The server has said that it will be back. */
  isRestarting = $state(false);
  /** Moves on their way, by seat. */
  onTheWay = $state.raw<Record<number, string>>({});
  /** Called with each view that is new, in order. */
  onView: (seat: number, view: WholeView) => void = () => undefined;

  private socket: Socket | null = null;
  private readonly waiting = new Map<string, Pending>();
  private attempts = 0;
  private heard = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private pulse: ReturnType<typeof setInterval> | null = null;
  private stopped = false;

  /** Messages that wait until the moves of the game are known. */
  private held: ServerMessage[] | null = null;

  constructor(
    private readonly open: () => Socket,
    private readonly keys: readonly string[],
    private readonly known: (game: string) => Moves | null = knownFacts,
    private readonly learn: (game: string) => Promise<unknown> = factsOf,
  ) {}

  start(): void {
    this.connect();
    this.pulse = setInterval(() => this.check(), PING_EVERY);
  }

  stop(): void {
    this.stopped = true;
    if (this.pulse) clearInterval(this.pulse);
    this.timers.forEach(clearTimeout);
    this.socket?.close();
  }

  /** Try again at once: the machine is online again, or somebody asked for it. */
  retry(): void {
    if (this.state !== 'lost') return;
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.connect();
  }

  /** Ask for something; the answer comes once, however often the line breaks. */
  wish(message: WishMessage): Promise<{ number: number } | Refusal> {
    const whole = { ...message, id: newId() } as ClientMessage & { id: string };
    return new Promise((settled) => {
      this.waiting.set(whole.id, { message: whole, settled, until: null });
      this.noteMoves();
      this.send(whole);
    });
  }

  private connect(): void {
    if (this.stopped) return;
    this.state = this.state === 'lost' ? 'lost' : 'connecting';
    const socket = this.open();
    this.socket = socket;
    this.held = null;
    socket.onopen = () => this.hello();
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private hello(): void {
    const seen = Object.entries(this.seen).map(([seat, { number, hash }]) => ({ seat: Number(seat), number, hash }));
    this.heard = Date.now();
    this.send({ type: 'hello', protocol: PROTOCOL, keys: [...this.keys], seen });
  }

  private lost(socket: Socket, code: number): void {
    if (socket !== this.socket || this.stopped) return;
    this.socket = null;
    if (code === SERVICE_RESTART || this.bye?.code === 'restart') this.isRestarting = true;
    if (this.bye && !TEMPORARY.includes(this.bye.code)) {
      this.state = 'ended';
      return;
    }
    this.state = 'lost';
    const attempt = this.bye?.code === 'store' ? Math.max(this.attempts, PATIENT) : this.attempts;
    this.attempts = attempt + 1;
    this.timers.push(setTimeout(() => this.connect(), delayBefore(attempt)));
  }

  private check(): void {
    if (this.state !== 'open') return;
    if (Date.now() - this.heard > SILENCE) this.socket?.close();
    else this.send({ type: 'ping', id: newId() });
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === 1 && (this.welcome || message.type === 'hello'))
      this.socket.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    this.heard = Date.now();
    if (this.held) this.held.push(message);
    else if (message.type === 'view' && !this.known(gameOf(message, this.seen[message.seat]))) this.hold(message);
    else this.handle(message);
  }

  /** Learn the moves of a game before its first view is shown; what comes meanwhile stays in order. */
  private hold(message: View): void {
    const socket = this.socket;
    this.held = [message];
    this.learn(gameOf(message, this.seen[message.seat])).then(
      () => this.release(),
      () => socket?.close(), // the next line tries again
    );
  }

  private release(): void {
    const held = this.held ?? [];
    this.held = null;
    for (const message of held) this.handle(message);
  }

  private handle(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.welcomed(message);
      case 'view':
        return this.viewed(message);
      case 'ack':
        return this.acknowledged(message.id, message.number);
      case 'refusal':
        return this.answered(message.id, message);
      case 'presence':
        this.presence = message;
        return;
      case 'said':
        if (!this.chat.some((said) => said.line === message.line)) this.chat = [...this.chat, message];
        return;
      case 'hint':
        this.hint = message;
        return this.answered(message.id, { number: message.number });
      case 'moved':
        this.moved = [...this.moved.filter((one) => one.seat !== message.seat), message];
        return;
      case 'bye':
        this.bye = message;
        return;
      case 'loading': // it takes a while, and `heard` says that somebody is there
      case 'pong':
        return;
    }
  }

  private welcomed(message: Welcome): void {
    this.welcome = message;
    this.bye = null;
    this.isRestarting = false;
    this.attempts = 0;
    this.state = 'open';
    // What was asked before the cut is asked again under the same id: the server answers it once.
    for (const { message: unanswered, until } of this.waiting.values()) if (until === null) this.send(unanswered);
  }

  private viewed(message: View): void {
    const before = this.seen[message.seat];
    const parts = merged(message, before);
    if (!parts) return this.send({ type: 'sync', seen: { seat: message.seat, number: before?.number ?? 0 } });
    const view = whole(parts, this.known(parts.fields.game));
    const known = before ? before.steps.filter((step) => step.number <= message.since) : [];
    this.seen = {
      ...this.seen,
      [message.seat]: {
        number: message.number,
        hash: message.hash,
        ...parts,
        view,
        steps: [...known, ...message.steps],
        clocks: message.clocks,
        received: Date.now(),
      },
    };
    for (const [id, { until, message: wish }] of this.waiting)
      if (until !== null && 'seat' in wish && wish.seat === message.seat && message.number >= until)
        this.waiting.delete(id);
    this.noteMoves();
    if (this.hint && this.hint.number !== message.number) this.hint = null;
    this.onView(message.seat, { ...message, view });
  }

  private acknowledged(id: string, number: number): void {
    const pending = this.waiting.get(id);
    if (!pending) return;
    pending.settled({ number });
    const seat = 'seat' in pending.message ? (pending.message.seat ?? SPECTATOR) : SPECTATOR;
    // The view may come after the acknowledgement: until then the move still looks pending.
    if (pending.message.type === 'move' && (this.seen[seat]?.number ?? 0) < number) pending.until = number;
    else this.waiting.delete(id);
    this.noteMoves();
  }

  private answered(id: string, answer: { number: number } | Refusal): void {
    const pending = this.waiting.get(id);
    this.waiting.delete(id);
    pending?.settled(answer);
    this.noteMoves();
  }

  private noteMoves(): void {
    const moves: Record<number, string> = {};
    for (const { message } of this.waiting.values()) if (message.type === 'move') moves[message.seat] = message.move;
    this.onTheWay = moves;
  }
}

export function isRefusal(answer: { number: number } | Refusal): answer is Refusal {
  return 'code' in answer;
}
