/** One table over one WebSocket: what the server last said, and how to answer. Heals itself after a loss, and then asks only for what it missed. */
import {
  type ClientFrame,
  type ClockNow,
  type Legal,
  type LogEntry,
  moveTexts,
  type OutcomeInfo,
  type Params,
  type RefusalInfo,
  type ServerFrame,
  type Snapshot,
  type TableInfo,
  type UndoInfo,
  type Update,
  type View,
} from '../wire';
import { base, socketAddress } from './base';
import { keepPromise } from './fairness';
import { openSession, session } from './session.svelte';
import { type Advice, type Answer, type Audience, type Said, shownOf, type TableModel } from './table_model';
import { PATIENCE, Watchdog } from './watchdog';

interface Waiting {
  frame: ClientFrame;
  done: (frame: ServerFrame) => void;
}

type CompleteUpdate = Update & { view: View };
const isComplete = (frame: Update): frame is CompleteUpdate => Boolean(frame.view);

/** Before one comes back after a loss, in ms: at first, and after many vain attempts. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export class TableLink implements TableModel {
  state = $state<TableModel['state']>('connecting');
  trouble = $state('');
  table = $state.raw<TableInfo | null>(null);
  seat = $state(-1);
  view = $state.raw<View | null>(null);
  legal = $state.raw<Legal>([]);
  toAct = $state(-1);
  outcome = $state.raw<OutcomeInfo | null>(null);
  log = $state.raw<LogEntry[]>([]);
  undo = $state.raw<UndoInfo>({ possible: false, free: false });
  ply = $state(0);
  clock = $state.raw<ClockNow | null>(null);
  clockAt = 0;
  lastMine = $state(0);
  thinking = $state.raw<number[]>([]);
  said = $state.raw<Said[]>([]);
  undoAsked = $state.raw<TableModel['undoAsked']>(null);
  undoMine = $state('');
  told = $state.raw<TableModel['told']>(null);
  audience: Audience | null = null;

  readonly moves = $derived(new Set(this.table?.paused ? [] : moveTexts(this.legal)));
  readonly mySeats = $derived((this.table?.seats ?? []).filter((each) => each.me).map((each) => each.seat));
  readonly pondering = $derived.by(() => {
    const seat = this.table?.seats.find((each) => each.seat === this.toAct);
    const bot = seat?.kind === 'bot' || seat?.bot_playing;
    return bot && this.outcome === null && !this.table?.paused && this.thinking.includes(this.toAct) ? this.toAct : -1;
  });
  readonly myTurn = $derived(this.toAct >= 0 && this.toAct === this.seat && this.outcome === null && this.moves.size > 0);

  private socket: WebSocket | null = null;
  /** The number of the newest move, and the newest that was heard. Null before the first snapshot. */
  private n: number | null = null;
  private heard: number | null = null;
  private readonly watchdog = new Watchdog(
    () => this.send({ t: 'ping', id: this.newId() }),
    () => this.giveUp(),
  );
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Updates that were missed and came without their views. */
  private missed: Update[] = [];
  /** One's answer to a question about taking back, until the table has heard it. */
  private undoReply: Extract<ClientFrame, { t: 'undo_reply' }> | null = null;
  private readonly pending = new Map<string, Waiting>();
  private closed = false;
  private counter = 0;

  constructor(readonly id: string) {
    addEventListener('online', this.retry);
    document.addEventListener('visibilitychange', this.retry);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.retry);
    document.removeEventListener('visibilitychange', this.retry);
    this.watchdog.stop();
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** The network is back, or somebody looks again: a lost connection is made anew, any other has to prove that it lives. */
  private readonly retry = (): void => {
    if (this.state === 'lost') this.connect();
    else if (document.hidden || this.state === 'gone') this.watchdog.stop();
    else this.watchdog.probe();
  };

  private connect(): void {
    clearTimeout(this.timer);
    const old = this.socket;
    const socket = new WebSocket(socketAddress(`api/tables/${this.id}/ws`));
    this.socket = socket;
    old?.close();
    this.watchdog.heard();
    // A socket that another one has replaced has nothing to say any more.
    const isOurs = (): boolean => !this.closed && socket === this.socket;
    socket.onopen = () => {
      if (!isOurs()) return;
      this.hello();
      for (const { frame } of this.pending.values()) this.send(frame);
      if (this.undoReply) this.send(this.undoReply);
    };
    socket.onmessage = (message) => {
      if (!isOurs()) return;
      this.watchdog.heard();
      this.receive(JSON.parse(String(message.data)) as ServerFrame);
    };
    socket.onclose = (event) => {
      if (!isOurs()) return;
      if (event.code === 4404 || event.code === 4403) {
        this.watchdog.stop();
        this.state = 'gone';
      } else this.lose();
    };
  }

  /** Asks for what was missed, to be told through the same eyes; before the deal there is nothing to go on from. */
  private hello(): void {
    this.send(this.view === null ? { t: 'hello', since: null } : { t: 'hello', since: this.heard, seat: this.seat });
  }

  private lose(): void {
    this.watchdog.stop();
    this.state = 'lost';
    this.timer = setTimeout(() => void this.reconnect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** A connection that does not answer is treated as one that was closed. */
  private giveUp(): void {
    const dead = this.socket;
    this.socket = null;
    dead?.close();
    this.lose();
  }

  /** After an upgrade of the server the page reloads itself; the position is the server's, so nothing is lost. */
  private async reconnect(): Promise<void> {
    const lost = this.socket;
    try {
      const page = await (await fetch(base, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })).text();
      const script = document.querySelector('script[type=module][src*="assets/"]')?.getAttribute('src');
      if (script && !this.pending.size && page.includes('assets/') && !page.includes(script.split('/').pop() ?? '')) {
        location.reload();
        return;
      }
      if (!session.me) await openSession();
    } catch {
      // Still away: the socket will say so.
    }
    if (!this.closed && this.socket === lost) this.connect();
  }

  private send(frame: ClientFrame): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  private newId(): string {
    return `${Date.now().toString(36)}-${(this.counter += 1).toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
  }

  /** Sends a frame with an id of its own, again after every loss, until it is answered. */
  private ask(make: (id: string) => ClientFrame): Promise<ServerFrame> {
    const id = this.newId();
    const frame = make(id);
    return new Promise((done) => {
      this.pending.set(id, { frame, done });
      this.send(frame);
    });
  }

  private receive(frame: ServerFrame): void {
    if (frame.t === 'snapshot') this.takeSnapshot(frame);
    else if (frame.t === 'update') this.hear(frame);
    else if (frame.t === 'table') this.hearTable(frame);
    else if (frame.t === 'said') this.hearWords(frame);
    else if (frame.t === 'undo_asked') this.hearQuestion(frame.id, frame.seat);
    else if (frame.t === 'undo_agreed' && this.mySeats.includes(frame.seat)) this.undoAsked = this.undoReply = null;
    else if (frame.t === 'undo_declined') this.hearNo(frame.id);
    else if (frame.t === 'paused') this.hearPause(frame.on);
    else if (frame.t === 'thinking') {
      this.thinking = frame.on ? [...new Set([...this.thinking, frame.seat])] : this.thinking.filter((seat) => seat !== frame.seat);
    } else if (frame.t === 'pong' && this.state !== 'live') this.hello(); // somebody is there who did not hear the first one
    else if (frame.t === 'error' && !frame.id) this.trouble = frame.key;
    // A table frame has the number of no event.
    if ('n' in frame && frame.t !== 'table' && this.heard !== null) this.heard = Math.max(this.heard, frame.n);
    if ('id' in frame && frame.id && frame.t !== 'undo_asked') {
      const waiting = this.pending.get(frame.id);
      this.pending.delete(frame.id);
      waiting?.done(frame);
    }
  }

  /** With a seat it answers a hello: what was missed follows. */
  private hearTable(frame: Extract<ServerFrame, { t: 'table' }>): void {
    this.table = frame.table;
    if (frame.seat === undefined) return;
    this.setClock(frame.clock);
    this.isLive();
  }

  private isLive(): void {
    this.state = 'live';
    this.wait = FIRST_WAIT;
  }

  /** The table moved: whatever was asked about the old position is over. */
  private hear(frame: Update): void {
    if (this.heard === null || frame.n <= this.heard) return;
    this.undoAsked = null;
    this.undoReply = null;
    this.undoMine = '';
    this.thinking = [];
    if (isComplete(frame)) this.takeUpdate(frame, this.missed.splice(0));
    else this.missed.push(frame);
  }

  /** After a loss of the connection the last words come once more. */
  private hearWords(frame: Said): void {
    if (this.said.every((each) => each.n !== frame.n)) this.said = [...this.said, frame].slice(-50);
  }

  /** Who looks on is not asked, nor who asks; everybody else answers for themselves. */
  private hearQuestion(id: string, seat: number): void {
    if (this.undoReply?.id === id) return;
    const mine = this.mySeats.includes(seat);
    this.undoMine = mine ? id : '';
    this.undoAsked = mine || this.seat < 0 ? null : { id, seat };
  }

  private hearNo(id: string): void {
    if (this.undoMine === id) this.told = { key: 'undo_declined' };
    this.undoAsked = null;
    this.undoReply = null;
    this.undoMine = '';
  }

  /** The clock stands while the table is paused, and goes on from where it stood. */
  private hearPause(on: boolean): void {
    if (this.table) this.table = { ...this.table, paused: on };
    if (!this.clock || this.clock.running !== on) return;
    const gone = on ? performance.now() - this.clockAt : 0;
    this.setClock({ ...this.clock, left: Math.max(0, this.clock.left - gone), running: !on });
  }

  private takeSnapshot(frame: Snapshot): void {
    this.missed = [];
    const known = this.log.length ? Math.max(...this.log.map((entry) => entry.n)) : null;
    this.n = this.heard = frame.n;
    this.table = frame.table;
    this.seat = frame.seat ?? -1;
    this.view = frame.view;
    this.legal = frame.legal ?? [];
    this.toAct = frame.to_act ?? -1;
    this.outcome = frame.outcome;
    this.ply = frame.ply;
    this.undo = frame.undo ?? { possible: false, free: false };
    if (frame.log) this.log = frame.log;
    this.lastMine = frame.last_mine ?? 0;
    this.setClock(frame.clock);
    keepPromise(frame.table.id, frame.table.commitment);
    this.isLive();
    this.undoAsked = null;
    this.undoMine = '';
    this.audience?.jump(known === null ? [] : this.log.filter((entry) => entry.n > known));
  }

  private takeUpdate(frame: CompleteUpdate, missed: Update[]): void {
    const before = shownOf(this);
    this.n = frame.n;
    this.view = frame.view;
    this.legal = frame.legal ?? [];
    this.toAct = frame.to_act ?? -1;
    this.outcome = frame.outcome ?? null;
    this.ply = frame.ply;
    this.undo = frame.undo ?? { possible: false, free: false };
    const lines = [...missed, frame].map(({ n, ply, seat, events }): LogEntry => ({ n, ply, seat, kind: 'act', events }));
    this.log = [...this.log, ...lines];
    this.lastMine = lines.findLast((line) => line.seat === this.seat)?.n ?? this.lastMine;
    this.setClock(frame.clock);
    this.audience?.tell({ entries: lines, before, after: shownOf(this), jumped: missed.length > 0 });
  }

  private setClock(clock: ClockNow | null | undefined): void {
    this.clock = clock ?? null;
    this.clockAt = performance.now();
  }

  async act(text: string): Promise<Answer> {
    const frame = await this.ask((id) => ({ t: 'act', id, ply: this.ply, n: this.n, seat: this.seat, text }));
    if (frame.t === 'refused') return { kind: 'refused', refusal: frame.refusal };
    if (frame.t === 'stale') return { kind: 'stale' };
    if (frame.t === 'error') return { kind: 'error', key: frame.key };
    return { kind: 'ack' };
  }

  async why(text: string): Promise<RefusalInfo | null> {
    const frame = await this.ask((id) => ({ t: 'why', id, seat: this.seat, text }));
    return frame.t === 'why' ? frame.refusal : null;
  }

  async hint(): Promise<Advice | null> {
    const frame = await this.ask((id) => ({ t: 'hint', id, seat: this.seat }));
    if (frame.t !== 'hint') return null;
    const { key, params } = frame.reason;
    return { text: frame.text, key: typeof key === 'string' ? key : '', params: (params ?? {}) as Params };
  }

  async takeBack(): Promise<Answer> {
    const frame = await this.ask((id) => ({ t: 'undo', id, ply: this.ply }));
    if (frame.t === 'stale') return { kind: 'stale' };
    return frame.t === 'error' ? { kind: 'error', key: frame.key } : { kind: 'ack' };
  }

  answerUndo(agree: boolean): void {
    if (!this.undoAsked) return;
    this.undoReply = { t: 'undo_reply', id: this.undoAsked.id, agree };
    this.send(this.undoReply);
    this.undoAsked = null;
  }

  async say(words: { phrase: string } | { text: string }): Promise<Answer> {
    const frame = await this.ask((id) => ({ t: 'say', id, ...words }));
    return frame.t === 'error' ? { kind: 'error', key: frame.key } : { kind: 'ack' };
  }

  eyes(seat: number): void {
    this.send({ t: 'seat', seat });
  }
}
