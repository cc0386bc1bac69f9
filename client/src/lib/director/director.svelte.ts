/**
 * Stands between the table as it is (the present) and the table as the screen shows it: updates are played scene by scene, in the order of
 * their events, and until a scene has ended nothing shows its result. With nothing to play the two are the same.
 */
import { untrack } from 'svelte';
import type { GameEvent, LogEntry, View } from '../../wire';
import { pace } from '../prefs.svelte';
import type { Advice, Audience, Fresh, Shown, TableModel, Told } from '../table_model';
import { hurried, TIMES } from './pace';
import { withParts } from './parts';
import type { Moment, Playwright, Scene } from './scene';

/** Who moves the pieces over the screen. Without them (in tests) only the view and the log change. */
export interface Stagehands {
  /** Before the screen changes: where everything that will fly is now. */
  leave(scene: Scene): void;
  /** After it: everything flies, for so many ms. */
  enter(scene: Scene, ms: number): void;
  /** A scene has ended, or with `all` the whole update: what has arrived lies where it is drawn. */
  settle(all: boolean): void;
  /** The table jumps: what is new appears. */
  jump(): void;
  /** What happened at once is marked for a while. */
  mark(events: readonly GameEvent[]): void;
}

/** The scene that plays now. */
export interface Current {
  scene: Scene;
  event: GameEvent;
  ms: number;
}

interface Step {
  scene: Scene;
  event: GameEvent;
  /** How many events of the update have been told once this has ended. */
  told: number;
}

const NO_MOVES: ReadonlySet<string> = new Set();
/** How much can be played again. */
const LONGEST_MEMORY = 60;
/** How many big moments are listed where nothing is played. */
const MOST_LISTED = 4;

export class Director implements TableModel, Audience {
  playwright: Playwright | null = null;
  stagehands: Stagehands | null = null;
  /** An event is told: its scene has ended. */
  onevent: (event: GameEvent) => void = () => undefined;
  /** A whole move is shown, at once or played. */
  onmove: (events: readonly GameEvent[], played: boolean) => void = () => undefined;

  /** What the screen shows while something plays; null: the present. */
  private stage = $state.raw<Shown | null>(null);
  current = $state.raw<Current | null>(null);
  fresh = $state.raw<Fresh | null>(null);
  /** What happened since one's own last move, as far as this page was there. */
  recent = $state.raw<readonly Told[]>([]);
  /** What happened while the connection was lost: one line of it is shown. */
  missed = $state.raw<readonly LogEntry[]>([]);

  /** Where nothing is played: the big moments of what happened, to be read. */
  listed = $state.raw<readonly GameEvent[]>([]);

  private acts: Told[] = [];
  private steps: Step[] = [];
  private playing: Told | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: (() => void)[] = [];
  /** Whoever asked to see it again sees it played, also where everything else is shown at once. */
  private isAgain = false;

  /** The points have been counted: everybody may be told who has won. Where nobody counts, from the beginning. */
  isCounted = $state(true);

  constructor(readonly present: TableModel) {
    present.audience = this;
  }

  readonly id = $derived.by(() => this.present.id);
  readonly isPlaying = $derived(this.stage !== null);
  readonly moment: Moment | null = $derived(this.current?.scene.moment ?? null);

  /** The names of all pieces that the scene moves, from where and to where. */
  readonly announced: string[] = $derived.by(() => {
    const { moving = [], flights = [] } = this.current?.scene ?? {};
    return [...moving, ...flights.flatMap((flight) => [...flight.from, ...flight.to])];
  });

  // What the screen shows.
  readonly seat = $derived.by(() => (this.stage ?? this.present).seat);
  readonly view: View | null = $derived.by(() => (this.stage ?? this.present).view);
  readonly toAct = $derived.by(() => (this.stage ?? this.present).toAct);
  /** How it ended, whether it has been counted or not. */
  readonly result = $derived.by(() => (this.stage ?? this.present).outcome);
  /** The game is over, and nothing on the screen tells yet how. */
  readonly isCounting = $derived(this.result !== null && !this.isCounted);
  readonly outcome = $derived.by(() => (this.isCounting ? null : this.result));
  // The last event of a game may tell what the count will show.
  readonly log: LogEntry[] = $derived.by(() => {
    const { log } = this.stage ?? this.present;
    return this.isCounting ? log.map((entry, index) => (index === log.length - 1 ? { ...entry, events: entry.events.slice(0, -1) } : entry)) : log;
  });
  readonly ply = $derived.by(() => (this.stage ?? this.present).ply);
  readonly lastMine = $derived.by(() => (this.stage ?? this.present).lastMine);
  readonly pondering = $derived.by(() => (this.stage ? -1 : this.present.pondering));
  // What one may do is the present's, and there is something to choose from once the present is in sight: choosing lands the queue.
  readonly moves: ReadonlySet<string> = $derived.by(() => (this.stage ? NO_MOVES : this.present.moves));
  readonly myTurn = $derived.by(() => !this.stage && this.present.myTurn);
  readonly legal = $derived.by(() => (this.stage ? [] : this.present.legal));
  /** It is one's own turn, only not yet in sight. */
  readonly turnWaits = $derived.by(() => this.stage !== null && this.present.myTurn);

  // What is about people, not about the game, is always the present.
  get state(): TableModel['state'] {
    return this.present.state;
  }
  get sending(): boolean {
    return this.present.sending;
  }
  get secrets(): boolean {
    return this.present.secrets;
  }
  get trouble(): string {
    return this.present.trouble;
  }
  get table(): TableModel['table'] {
    return this.present.table;
  }
  get undo(): TableModel['undo'] {
    return this.present.undo;
  }
  get clock(): TableModel['clock'] {
    return this.present.clock;
  }
  get clockAt(): number {
    return this.present.clockAt;
  }
  get said(): TableModel['said'] {
    return this.present.said;
  }
  get undoAsked(): TableModel['undoAsked'] {
    return this.present.undoAsked;
  }
  get undoMine(): string {
    return this.present.undoMine;
  }
  get told(): TableModel['told'] {
    return this.present.told;
  }
  get mySeats(): number[] {
    return this.present.mySeats;
  }

  /** Something happened: it is played after what plays already, or shown at once. */
  tell(told: Told): void {
    untrack(() => {
      this.remember(told);
      if (told.jumped) {
        this.jump(told.entries);
        this.show(told.entries.flatMap((entry) => entry.events), false);
      } else if (this.isAtOnce()) {
        this.land();
        this.fresh = { n: told.after.ply, events: eventsOf(told) };
        this.listed = [...this.listed, ...this.bigOf(told)].slice(-MOST_LISTED);
        this.show(eventsOf(told), false);
      } else {
        this.acts.push(told);
        // Between two moves nothing plays, but the next one is on its way already.
        if (this.stage === null) this.raise();
      }
    });
  }

  /** The table is somewhere else now: the present, and one line of what was missed. */
  jump(missed: readonly LogEntry[]): void {
    untrack(() => {
      this.land();
      this.missed = missed;
      if (missed.length) {
        this.fresh = { n: missed.at(-1)?.n ?? 0, events: missed.flatMap((entry) => entry.events) };
        if (pace() !== 'once') this.stagehands?.jump();
      }
    });
  }

  private isAtOnce(): boolean {
    return this.playwright === null || (pace() === 'once' && !this.isAgain) || (typeof document !== 'undefined' && document.hidden);
  }

  private remember(told: Told): void {
    const isMine = told.entries.some((entry) => entry.seat >= 0 && entry.seat === told.after.seat);
    this.recent = isMine || told.jumped ? [] : [...this.recent, told].slice(-LONGEST_MEMORY);
  }

  /** The next update is on: its scenes are made from it. */
  private raise(): void {
    const act = this.acts.shift();
    if (!act) {
      this.rest();
      return;
    }
    this.playing = act;
    this.stage = act.before;
    const events = eventsOf(act);
    const scenes = this.scenesOf(act);
    this.steps = events.flatMap((event, index) => {
      const own = scenes[index]?.length ? scenes[index] : [{ beats: 0 }];
      return own.map((scene, which): Step => ({ scene, event, told: which === own.length - 1 ? index + 1 : index }));
    });
    this.fresh = { n: act.entries.at(-1)?.n ?? 0, events: [] };
    this.begin();
  }

  private scenesOf(act: Told): Scene[][] {
    const [before, after] = [act.before.view, act.after.view];
    return before && after && this.playwright ? this.playwright({ events: eventsOf(act), before, after, seat: act.after.seat, isWatched: this.present.isWatched === true }) : [];
  }

  /** The events that would stop and be read. */
  private bigOf(act: Told): GameEvent[] {
    const scenes = this.scenesOf(act);
    return eventsOf(act).flatMap((event, index) => {
      const moment = scenes[index]?.find((scene) => scene.moment)?.moment;
      return moment ? [moment.tells ?? event] : [];
    });
  }

  private times(): { beat: number; moment: number; gap: number } {
    const wanted = pace();
    const times = TIMES[wanted === 'once' ? 'normal' : wanted];
    const speed = this.present.speed ?? 1;
    return { beat: times.beat / speed, moment: times.moment / speed, gap: times.gap / speed };
  }

  private lengthOf(scene: Scene): number {
    const { beat, moment } = this.times();
    if (scene.moment) return moment;
    const waiting = this.steps.reduce((sum, step) => sum + (step.scene.moment ? 0 : (step.scene.beats ?? 1)), 0) * beat;
    // What waits behind this update has not been read yet; it takes about as long as three beats each.
    return (scene.beats ?? 1) * beat * hurried(waiting + this.acts.length * 3 * beat);
  }

  private begin(): void {
    const [step] = this.steps;
    const act = this.playing;
    if (!step || !act || !this.stage) {
      this.finish();
      return;
    }
    const { scene, event } = step;
    const ms = this.lengthOf(scene);
    this.stagehands?.leave(scene);
    this.stage = { ...this.stage, view: this.changed(scene.starts) };
    this.current = { scene, event, ms };
    this.fresh = { n: this.fresh?.n ?? 0, events: eventsOf(act).slice(0, Math.max(step.told, eventsOf(act).indexOf(event) + 1)) };
    if (ms > 0) {
      this.stagehands?.enter(scene, ms);
      this.timer = setTimeout(() => this.end(), ms);
    } else this.end();
  }

  private changed(parts: Scene['starts']): View | null {
    const [view, after] = [this.stage?.view ?? null, this.playing?.after.view ?? null];
    return view && after && parts?.length ? withParts(view, after, parts) : view;
  }

  /** The scene has ended: its result may be seen, and its line is written. */
  private end(): void {
    clearTimeout(this.timer);
    const step = this.steps.shift();
    const act = this.playing;
    if (!step || !act || !this.stage) return;
    const [entry] = act.entries;
    const isTold = step.told > 0 && eventsOf(act)[step.told - 1] === step.event && entry;
    const log = isTold ? [...act.before.log, { ...entry, events: eventsOf(act).slice(0, step.told) }] : this.stage.log;
    this.stage = { ...this.stage, log, view: this.changed(step.scene.ends) };
    this.current = null;
    this.stagehands?.settle(false);
    if (isTold) this.onevent(step.event);
    this.begin();
  }

  /** The whole update is true now, with everything that no scene has named. */
  private finish(): void {
    const act = this.playing;
    if (!act) return;
    this.playing = null;
    this.current = null;
    this.stage = this.acts.length ? act.after : null;
    this.stagehands?.settle(true);
    this.show(eventsOf(act), true);
    if (!this.acts.length) this.rest();
    else this.timer = setTimeout(() => this.raise(), this.times().gap);
  }

  private rest(): void {
    this.stage = null;
    this.isAgain = false;
    for (const done of this.waiting.splice(0)) done();
  }

  private show(events: readonly GameEvent[], played: boolean): void {
    this.onmove(events, played);
    if (!played) this.stagehands?.mark(events);
  }

  /** A tap on a big moment: it has been read. */
  goOn(): void {
    if (this.current) this.end();
  }

  /** Everything that waits is shown at once. */
  hurry(): void {
    untrack(() => this.land());
  }

  private land(): void {
    clearTimeout(this.timer);
    const left = [...(this.playing ? [this.playing] : []), ...this.acts];
    this.playing = null;
    this.acts = [];
    this.steps = [];
    this.current = null;
    if (this.stage === null) return;
    this.rest();
    this.stagehands?.settle(true);
    for (const told of left) this.onmove(eventsOf(told), true);
  }

  /** Plays what happened since one's own last move once more. */
  again(): void {
    untrack(() => {
      if (!this.recent.length) return;
      this.land();
      this.isAgain = true;
      this.acts = [...this.recent];
      this.raise();
    });
  }

  /** When nothing plays any more. */
  idle(): Promise<void> {
    return this.stage === null ? Promise.resolve() : new Promise((done) => this.waiting.push(done));
  }

  act(text: string): ReturnType<TableModel['act']> {
    this.hurry();
    return this.present.act(text);
  }
  why(text: string): ReturnType<TableModel['why']> {
    return this.present.why(text);
  }
  foresee(text: string): ReturnType<TableModel['foresee']> {
    return this.present.foresee(text);
  }
  hint(): Promise<Advice | null> {
    return this.present.hint();
  }
  lookBack(): ReturnType<TableModel['lookBack']> {
    return this.present.lookBack();
  }
  putBack(): ReturnType<TableModel['putBack']> {
    this.hurry();
    return this.present.putBack();
  }
  takeBack(): ReturnType<TableModel['takeBack']> {
    this.hurry();
    return this.present.takeBack();
  }
  answerUndo(agree: boolean): void {
    this.present.answerUndo(agree);
  }
  say(words: Parameters<TableModel['say']>[0]): ReturnType<TableModel['say']> {
    return this.present.say(words);
  }
  eyes(seat: number): void {
    this.hurry();
    this.present.eyes(seat);
  }
  close(): void {
    clearTimeout(this.timer);
    if (this.present.audience === this) this.present.audience = null;
  }
}

const eventsOf = (told: Told): GameEvent[] => told.entries.flatMap((entry) => entry.events);
