/** A game of Cat Attack as scenes: cards are played before cats walk, a walk ends before the larder fills, a Curiosity card is read before it works. */
import { atLast, type Moment, type Part, type Scene, type Script, seatOf } from '../../lib/director/scene';
import type { GameEvent } from '../../wire';
import type { CatAttackView } from '../views';

const FOOD = new Set(['shopped', 'sampled', 'caught', 'raided', 'burgled', 'escaped']);
/** How many beats a travel takes, and a throw with its reading. */
const TRAVEL = 1.8;
const THROW = 2;

/** What the event itself tells of the table; later events of the same update may change it again. */
class Running {
  private discards: string[];
  private readonly homes: string[];
  private closed: string[];
  private readonly prey: Record<string, string[]>;

  constructor(private readonly view: CatAttackView) {
    this.discards = view.discards;
    this.homes = view.homes;
    this.closed = view.closed;
    this.prey = { mice: view.mice, birds: view.birds };
  }

  play(...cards: string[]): Part {
    this.discards = [...this.discards, ...cards];
    return ['discards', this.discards];
  }

  home(seat: number): string {
    return this.homes[seat] ?? '';
  }

  reshuffle(): Part {
    this.discards = [];
    return ['discards', this.discards];
  }

  shop(shop: string, isOpen: boolean): Part {
    this.closed = isOpen ? this.closed.filter((each) => each !== shop) : [...this.closed, shop];
    return ['closed', this.closed];
  }

  walkPrey(event: GameEvent): Part {
    const path = event['animal'] === 'mouse' ? 'mice' : 'birds';
    const places = [...(this.prey[path] ?? [])];
    places[places.indexOf(String(event['from']))] = String(event['to']);
    this.prey[path] = places;
    return [path, places];
  }

  /** Lives are counted once for a gang and shown at each of its seats. */
  lives(seat: number, left: number): Part[] {
    return this.view.gangs.flatMap((gang, each): Part[] => (each === seat || gang === this.view.gangs[seat] ? [[`lives.${each}`, left]] : []));
  }
}

/** The parts that only the view after knows. */
function touched(event: GameEvent, seat: number): string[] {
  const by = seatOf(event);
  const own = by === seat ? ['hand'] : [];
  if (event.kind === 'played' || event.kind === 'discarded') return [`hands.${by}`, ...own];
  if (event.kind === 'moved' || event.kind === 'home') return ['measured', 'steps'];
  if (event.kind === 'drew') return [`hands.${by}`, 'mog_pile', ...own];
  if (event.kind === 'reshuffled') return ['mog_pile'];
  if (event.kind === 'swapped') return by === seat || seatOf(event, 'victim') === seat ? ['hand'] : [];
  if (event.kind === 'looked') return by === seat ? ['victim_hand'] : [];
  if (FOOD.has(event.kind)) return ['larders', 'stock', 'mice', 'birds', 'penalties'];
  if (event.kind === 'curiosity') return ['curiosity_pile', 'curiosity_seen'];
  return event.kind === 'safe' || event.kind === 'woke' ? ['safe'] : [];
}

/** Whoever decided it need not read it; chance is read by all. */
function momentOf(event: GameEvent, seat: number): Moment | null {
  const [by, victim] = [seatOf(event), seatOf(event, 'victim')];
  if (event.kind === 'curiosity') return { kind: 'curiosity', piece: String(event['card']), by, hits: [] };
  if (event.kind === 'lost') return ['car', 'dog', 'shop', 'penalty'].includes(String(event['cause'])) ? { kind: 'life', by: -1, hits: [by] } : null;
  if (event.kind === 'fight-lost') return { kind: 'fight-over', by: victim, hits: [by] };
  if (by === seat) return null;
  if (event.kind === 'fight') return { kind: 'fight', by, hits: [victim] };
  if (event.kind === 'attacked' || event.kind === 'trespasser') return { kind: 'attack', by, hits: [victim] };
  if (event.kind === 'raided' || event.kind === 'burgled') return { kind: 'theft', by, hits: [] };
  return event.kind === 'six' ? { kind: 'six', by, hits: [] } : null;
}

const cardsOf = (event: GameEvent): string[] => (Array.isArray(event['cards']) ? event['cards'].map(String) : []);

function sceneOf(event: GameEvent, running: Running): Scene {
  const by = seatOf(event);
  const to = String(event['to']);
  switch (event.kind) {
    case 'played':
      return { flights: [{ from: [`seat:${by}`], to: ['pile:played', 'pile:mog'] }], starts: [running.play(String(event['card']))], beats: 1.4 };
    case 'discarded': {
      const cards = cardsOf(event);
      return { flights: cards.map(() => ({ from: [`seat:${by}`], to: ['pile:played', 'pile:mog'] })), starts: [running.play(...cards)], beats: 1.4 };
    }
    case 'drew':
      return { flights: [{ from: ['pile:mog'], to: [`seat:${by}`] }] };
    case 'reshuffled':
      return { flights: [{ from: ['pile:played'], to: ['pile:mog'] }], ends: [running.reshuffle()] };
    case 'curiosity':
      return { flights: [{ from: ['pile:curiosity'], to: [`seat:${by}`] }] };
    case 'swapped': {
      const other = seatOf(event, 'victim');
      return { flights: [{ from: [`seat:${other}`], to: [`seat:${by}`] }, { from: [`seat:${by}`], to: [`seat:${other}`] }] };
    }
    case 'threw':
      return { beats: THROW };
    case 'moved':
    case 'home':
      return { moving: [`cat${by}`], ends: [[`cats.${by}`, to]], beats: event['from'] === to ? 0.5 : TRAVEL };
    case 'prey':
      return { moving: [`${String(event['animal'])}@${to}`, `${String(event['animal'])}@${String(event['from'])}`], starts: [running.walkPrey(event)], beats: TRAVEL };
    case 'caught':
      return { flights: [{ from: [`${String(event['food'])}@${String(event['place'])}`], to: [`larder:${running.home(by)}:${String(event['food'])}`, `seat:${by}`] }], beats: 1.4 };
    case 'shopped':
    case 'sampled':
    case 'raided':
    case 'burgled': {
      const [food, place] = [String(event['food']), String(event['place'])];
      return { flights: [{ from: [`shop:${place}`, `larder:${place}:${food}`], to: [`larder:${running.home(by)}:${food}`, `seat:${by}`] }], beats: 1.4 };
    }
    case 'escaped':
      return { flights: [{ from: [`larder:${String(event['home'])}:${String(event['animal'])}`], to: [`lair:${String(event['animal'])}`] }], beats: 1.4 };
    case 'car':
      return { moving: ['car'], ends: [['car', to]], beats: TRAVEL };
    case 'lost':
    case 'gained':
      return { ends: running.lives(by, Number(event['left'])) };
    case 'opened':
    case 'closed':
      return { ends: [running.shop(String(event['shop']), event.kind === 'opened')] };
    case 'retired':
      return { flights: [{ from: [`cat${by}`], to: [`seat:${by}`] }], ends: [[`cats.${by}`, null]] };
    case 'turn':
    case 'looked':
    case 'idle':
      return { beats: 0.5 };
    default:
      return {};
  }
}

export function scenes({ events, before, seat, isWatched }: Script<CatAttackView>): Scene[][] {
  const running = new Running(before);
  const last = atLast(events.map((event) => touched(event, seat)));
  return events.map((event, index) => {
    const scene = sceneOf(event, running);
    const moment = momentOf(event, isWatched ? -1 : seat);
    const told = { ...scene, ends: [...(scene.ends ?? []), ...(last[index] ?? [])] };
    return moment ? [{ moment }, told] : [told];
  });
}
