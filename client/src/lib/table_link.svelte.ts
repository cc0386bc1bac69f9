/** One table over one WebSocket: what the server last said, and how to answer. Heals itself after a loss, and then asks only for what it missed. */
import {
  type ClientFrame, type ClockNow, type Legal, type LogEntry, moveTexts, type OutcomeInfo, type Params,
  type RefusalInfo, type ServerFrame, type Snapshot, type TableInfo, type UndoInfo, type UndoView, type Update, type View,
} from '../wire';
import { here, isHere, type Socket } from './anywhere';
import { alone, base, socketAddress } from './base';
import { keepPromise } from './fairness';
import { openSession, session } from './session.svelte';
import { type Advice, type Answer, answerOf, type Audience, type Said, shownOf, type TableModel } from './table_model';
import { HOPE, Watchdog } from './watchdog';

interface Waiting {
  frame: ClientFrame;
  done: (frame: ServerFrame) => void;
}

type CompleteUpdate = Update & { view: View };
const isComplete = (frame: Update): frame is CompleteUpdate => Boolean(frame.view);

/** Before one comes back after a loss, in ms: at first, and after many vain attempts. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** How long an answer may take before one is told that it is on its way, and before the connection has to prove that it lives. */
const SOON = 700;
const LATE = 2000;
/** What somebody waits for; a reason may come later, and a hint takes as long as somebody thinks. */
const isDue = (frame: ClientFrame): boolean => frame.t !== 'hint' && frame.t !== 'why';

export class TableLink implements TableModel {
  state = $state<TableModel['state']>('connecting');
  sending = $state(false);
  secrets = $state(true);
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

  // Nothing is offered that cannot be done: while the game is paused, or while nobody would hear of it.
  readonly moves = $derived(new Set(this.table?.paused || this.state === 'lost' ? [] : moveTexts(this.legal)));
  readonly mySeats = $derived((this.table?.seats ?? []).filter((each) => each.me).map((each) => each.seat));
  readonly pondering = $derived.by(() => {
    const seat = this.table?.seats.find((each) => each.seat === this.toAct);
    const bot = seat?.kind === 'bot' || seat?.bot_playing;
    return bot && this.outcome === null && !this.table?.paused && this.thinking.includes(this.toAct) ? this.toAct : -1;
  });
  readonly myTurn = $derived(this.toAct >= 0 && this.toAct === this.seat && this.outcome === null && this.moves.size > 0);

  private socket: Socket | null = null;
  /** The connection that is taken for lost and not given up yet. */
  private doubted: { socket: Socket; was: TableModel['state'] } | null = null;
  /** The number of the newest move, and the newest that was heard. Null before the first snapshot. */
  private n: number | null = null;
  private heard: number | null = null;
  private readonly watchdog = new Watchdog(
    () => this.send({ t: 'ping', id: this.newId() }),
    () => this.doubt(),
    () => this.giveUp(),
  );
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private slow: ReturnType<typeof setTimeout> | undefined;
  /** The answer to a move is late: whoever proves to be there is told it again. */
  private overdue = false;
  /** Updates that were missed and came without their views. */
  private missed: Update[] = [];
  /** One's answer to a question about taking back, until the table has heard it. */
  private undoReply: Extract<ClientFrame, { t: 'undo_reply' }> | null = null;
  private readonly pending = new Map<string, Waiting>();
  private closed = false;
  private counter = 0;

  /** `key` is that of the link by which somebody without a seat came here. */
  constructor(readonly id: string, readonly key = '') {
    addEventListener('online', this.retry);
    addEventListener('offline', this.offline);
    document.addEventListener('visibilitychange', this.retry);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.retry);
    removeEventListener('offline', this.offline);
    clearTimeout(this.slow);
    document.removeEventListener('visibilitychange', this.retry);
    this.watchdog.stop();
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** The network is back, or somebody looks again: a lost connection is made anew, any other has to prove that it lives. */
  private readonly retry = (): void => {
    if (this.state === 'lost' && !document.hidden) this.connect();
    else if (document.hidden || this.state === 'gone') this.watchdog.stop();
    else this.watchdog.probe();
  };

  /** The device says that it has no network: there is nothing to wait for. */
  private readonly offline = (): void => {
    if (!alone && !isHere(this.id) && (this.state === 'live' || this.state === 'connecting')) this.giveUp();
  };

  private connect(): void {
    clearTimeout(this.timer);
    const old = this.socket;
    const path = `api/tables/${this.id}/ws${this.key ? `?link=${this.key}` : ''}`;
    const socket: Socket = alone || isHere(this.id) ? here().open(this.id) : new WebSocket(socketAddress(path));
    this.socket = socket;
    old?.close();
    this.watchdog.heard();
    // A socket that another one has replaced has nothing to say any more.
    const isOurs = (): boolean => !this.closed && socket === this.socket;
    socket.onopen = () => {
      if (isOurs()) this.hello();
    };
    socket.onmessage = (message) => {
      if (!isOurs()) return;
      this.watchdog.heard();
      const isBack = this.doubted?.socket === socket && this.state === 'lost';
      if (isBack) this.state = this.doubted?.was ?? 'lost';
      this.doubted = null;
      if (isBack) this.hello();
      this.receive(JSON.parse(String(message.data)) as ServerFrame);
    };
    socket.onclose = (event) => {
      if (!isOurs()) return;
      if (event.code === 4404 || event.code === 4403 || event.code === 4410) {
        this.watchdog.stop();
        this.trouble ||= event.reason;
        this.state = 'gone';
      } else this.lose();
    };
  }

  /** Asks for what was missed, through the same eyes; before the deal there is nothing to go on from. What has no answer yet is said again: it counts once. */
  private hello(): void {
    if (this.overdue) this.expectSoon();
    this.overdue = false;
    this.send(this.view === null ? { t: 'hello', since: null } : { t: 'hello', since: this.heard, seat: this.seat });
    for (const { frame } of this.pending.values()) this.send(frame);
    if (this.undoReply) this.send(this.undoReply);
  }

  private lose(): void {
    this.watchdog.stop();
    this.state = 'lost';
    this.timer = setTimeout(() => void this.reconnect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Nobody answers: that is said, and nothing is offered meanwhile; perhaps the line is only slow. */
  private doubt(): void {
    if (!this.socket || (this.state !== 'live' && this.state !== 'connecting')) return;
    this.doubted = { socket: this.socket, was: this.state };
    this.state = 'lost';
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
      const page = await (await fetch(base, { cache: 'no-store', signal: AbortSignal.timeout(HOPE) })).text();
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
      if (isDue(frame)) this.expectSoon();
    });
  }

  /** An answer is due: where none comes, that is said first, and then the connection has to prove that it lives. */
  private expectSoon(): void {
    clearTimeout(this.slow);
    this.slow = setTimeout(() => {
      this.sending = true;
      this.slow = setTimeout(() => {
        if (this.state !== 'live') return;
        this.overdue = true;
        this.watchdog.probe();
      }, LATE - SOON);
    }, SOON);
  }

  private answered(id: string, frame: ServerFrame): void {
    const waiting = this.pending.get(id);
    this.pending.delete(id);
    if (![...this.pending.values()].some((each) => isDue(each.frame))) {
      clearTimeout(this.slow);
      this.sending = this.overdue = false;
    }
    waiting?.done(frame);
  }

  private receive(frame: ServerFrame): void {
    if (frame.t === 'snapshot') this.takeSnapshot(frame);
    else if (frame.t === 'update') this.hear(frame);
    else if (frame.t === 'table') this.hearTable(frame);
    else if (frame.t === 'said') this.hearWords(frame);
    else if (frame.t === 'undo_asked') this.hearQuestion(frame);
    else if (frame.t === 'undo_agreed' && this.mySeats.includes(frame.seat)) this.undoAsked = this.undoReply = null;
    else if (frame.t === 'undo_declined') this.hearNo(frame.id);
    else if (frame.t === 'paused' && this.table) this.table = { ...this.table, paused: frame.on };
    else if (frame.t === 'thinking') {
      this.thinking = frame.on ? [...new Set([...this.thinking, frame.seat])] : this.thinking.filter((seat) => seat !== frame.seat);
    } else if (frame.t === 'pong' && (this.state !== 'live' || this.overdue)) this.hello(); // somebody is there who did not hear the first one, or a move
    else if (frame.t === 'error' && !frame.id) this.trouble = frame.key;
    // Whatever stops or starts the clock comes with it: everybody sees the same time.
    if ('clock' in frame && frame.clock && ['paused', 'undo_asked', 'undo_agreed', 'undo_declined'].includes(frame.t)) this.setClock(frame.clock);
    // A table frame has the number of no event.
    if ('n' in frame && frame.t !== 'table' && this.heard !== null) this.heard = Math.max(this.heard, frame.n);
    if ('id' in frame && frame.id && frame.t !== 'undo_asked') this.answered(frame.id, frame);
  }

  /** With a seat it answers a hello: what was missed follows. */
  private hearTable(frame: Extract<ServerFrame, { t: 'table' }>): void {
    this.table = frame.table;
    if (frame.clock !== undefined) this.setClock(frame.clock);
    if (frame.seat !== undefined) this.isLive();
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
    const before = frame.n <= (this.heard ?? 0);
    if (this.said.every((each) => each.n !== frame.n)) this.said = [...this.said, { ...frame, before }].slice(-50);
  }

  /** Who looks on is not asked, nor who asks; everybody else answers for themselves. */
  private hearQuestion({ id, seat, to }: Extract<ServerFrame, { t: 'undo_asked' }>): void {
    if (this.undoReply?.id === id) return;
    const mine = this.mySeats.includes(seat);
    this.undoMine = mine ? id : '';
    this.undoAsked = mine || this.seat < 0 ? null : { id, seat, to };
  }

  private hearNo(id: string): void {
    if (this.undoMine === id) this.told = { key: 'undo_declined' };
    this.undoAsked = null;
    this.undoReply = null;
    this.undoMine = '';
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
    this.secrets = frame.secrets ?? true;
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
    this.secrets = frame.secrets ?? true;
    const lines = [...missed, frame].map(({ n, ply, seat, by, events }): LogEntry => ({ n, ply, seat, kind: 'act', ...(by ? { by } : {}), events }));
    this.log = [...this.log, ...lines];
    this.lastMine = lines.findLast((line) => line.seat === this.seat && !line.by)?.n ?? this.lastMine;
    this.setClock(frame.clock);
    this.audience?.tell({ entries: lines, before, after: shownOf(this), jumped: missed.length > 0 });
  }

  private setClock(clock: ClockNow | null | undefined): void {
    this.clock = clock ?? null;
    this.clockAt = performance.now();
  }

  async act(text: string): Promise<Answer> {
    return answerOf(await this.ask((id) => ({ t: 'act', id, ply: this.ply, n: this.n, seat: this.seat, text })));
  }

  async why(text: string): Promise<RefusalInfo | null> {
    const frame = await this.ask((id) => ({ t: 'why', id, seat: this.seat, text }));
    return frame.t === 'why' ? frame.refusal : null;
  }

  async foresee(text: string): Promise<Params> {
    const frame = await this.ask((id) => ({ t: 'why', id, seat: this.seat, text }));
    return frame.t === 'why' ? (frame.foreseen as Params) : {};
  }

  async hint(): Promise<Advice | null> {
    const frame = await this.ask((id) => ({ t: 'hint', id, seat: this.seat }));
    if (frame.t !== 'hint') return null;
    const { key, params } = frame.reason;
    return { text: frame.text, key: typeof key === 'string' ? key : '', params: (params ?? {}) as Params };
  }

  async lookBack(): Promise<UndoView | Answer> {
    const frame = await this.ask((id) => ({ t: 'undo', id, ply: this.ply, look: true }));
    return frame.t === 'undo_view' ? frame : answerOf(frame);
  }

  async takeBack(): Promise<Answer> {
    return answerOf(await this.ask((id) => ({ t: 'undo', id, ply: this.ply })));
  }

  async putBack(): Promise<Answer> {
    return answerOf(await this.ask((id) => ({ t: 'redo', id, ply: this.ply })));
  }

  answerUndo(agree: boolean): void {
    if (!this.undoAsked) return;
    this.undoReply = { t: 'undo_reply', id: this.undoAsked.id, agree };
    this.send(this.undoReply);
    this.undoAsked = null;
  }

  async say(words: { phrase: string } | { text: string }): Promise<Answer> {
    return answerOf(await this.ask((id) => ({ t: 'say', id, ...words })));
  }

  eyes(seat: number): void {
    this.send({ t: 'seat', seat });
  }
}
