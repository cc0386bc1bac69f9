/** A game of Csacska Macska as scenes: a card is taken before it is played, a theft flies before the series is counted, then coins arrive. */
import { atLast, type Moment, type Part, type Scene, type Script, seatOf } from '../../lib/director/scene';
import type { Flight } from '../../lib/flights';
import type { GameEvent } from '../../wire';
import type { CsacskaMacskaView } from '../views';
import { area, cats, lane, purse } from './cards';
import { ToldTable } from './told';

const pileOf = (event: GameEvent): number => Number(event['pile']) - 1;

/** The parts of the view that an event changes. */
function touched(event: GameEvent): string[] {
  const [seat, to] = [seatOf(event), seatOf(event, 'to')];
  const [series, coins] = [`series.${seat}`, `coins.${to < 0 ? seat : to}`];
  switch (event.kind) {
    case 'take':
      return [`piles.${pileOf(event)}`, 'hand'];
    case 'draw':
      return ['deck', 'unseen', 'hand'];
    case 'play':
    case 'place_kittens':
      return [series, 'hand'];
    case 'discard':
      return [`piles.${pileOf(event)}`, 'hand'];
    case 'put_kittens':
      return [`piles.${pileOf(event)}`, 'orphans'];
    case 'orphan':
      return ['orphans'];
    case 'twins':
    case 'reshuffle':
      return ['hand', 'box', 'deck'];
    case 'stray_leaves':
      return [series];
    case 'swap':
      return [series, `series.${to}`, coins, 'hand'];
    case 'good_dog':
    case 'bad_dog':
    case 'cat_lady':
    case 'score':
      return [series, coins, 'hand', 'box'];
    case 'steal':
      return [`series.${seatOf(event, 'victim')}`, series];
    case 'pair':
      return [...pairOf(event).map((pile) => `piles.${pile}`), 'box'];
    case 'refill':
      return [`piles.${pileOf(event)}`, 'deck', 'unseen'];
    default:
      return [];
  }
}

function pairOf(event: GameEvent): number[] {
  return Array.isArray(event['piles']) ? event['piles'].map((pile) => Number(pile) - 1) : [];
}

/** What flies; `next` is the event that follows in the same update. */
function flightsOf(event: GameEvent, isHeld: boolean, next: GameEvent | undefined): Flight[] {
  const [seat, to, colour, card] = [seatOf(event), seatOf(event, 'to'), String(event['colour']), String(event['card'])];
  const [panel, pile, own] = [`seat:${seat}`, `pile:${String(event['pile'])}`, `${lane(seat, colour)}:end`];
  const place = [own, lane(seat, colour), area(seat), panel];
  const hand = [`held:${card}`, area(seat), panel];
  switch (event.kind) {
    case 'take':
      return [{ from: [pile], to: isHeld ? hand : [area(seat), panel] }];
    case 'draw':
      return cats(String(event['cards'])).map((each) => ({ from: ['deck'], to: isHeld ? [`held:${each}`, area(seat), panel] : [area(seat), panel] }));
    case 'play':
      return [{ from: hand, to: place }];
    case 'place_kittens':
      return [{ from: ['held:KIT', area(seat), panel], to: [`${lane(seat, colour)}:kittens`, area(seat), panel] }];
    case 'discard':
      return [{ from: hand, to: [pile] }];
    case 'twins':
      return [{ from: hand, to: ['box'] }];
    case 'put_kittens':
      return [{ from: [area(seat), panel], to: [pile] }];
    case 'refill':
      return [{ from: ['deck'], to: [pile] }];
    case 'pair':
      return pairOf(event).map((each) => ({ from: [`pile:${each + 1}`], to: ['box'] }));
    case 'steal':
      return [{ from: [`${lane(seatOf(event, 'victim'), colour)}:end`], to: place }];
    case 'stray_leaves':
      return [{ from: [`${lane(seat, colour)}:stray`, own], to: next?.kind === 'swap' ? [area(seatOf(next, 'to'))] : [purse(seat), panel] }];
    case 'swap':
      return [{ from: [`${lane(to, colour)}:end`], to: place }];
    case 'good_dog':
      return [{ from: [own], to: [purse(to), `seat:${to}`] }];
    case 'bad_dog':
      return [{ from: [lane(seat, colour)], to: [purse(to), `seat:${to}`] }];
    case 'score':
      return [{ from: [lane(seat, colour)], to: Number(event['points']) > 0 ? [purse(seat), panel] : ['box', panel] }];
    case 'cat_lady':
      return [{ from: ['held:LADY', area(seat), panel], to: [purse(seat), panel] }];
    default:
      return [];
  }
}

/** Whoever decides something oneself need not read it; what a series brings everybody reads. */
function momentOf(event: GameEvent, seat: number): Moment | null {
  const by = seatOf(event);
  if (event.kind === 'score') return { kind: 'series', by, hits: [] };
  if (by === seat) return null;
  if (event.kind === 'steal') return { kind: 'theft', by, hits: [seatOf(event, 'victim')] };
  const piece = { good_dog: 'GOOD', bad_dog: 'BAD', swap: 'RAS', cat_lady: 'LADY' }[event.kind];
  return piece ? { kind: 'special', piece, by, hits: [seatOf(event, 'to')].filter((each) => each >= 0) } : null;
}

const LAID = ['play', 'place_kittens', 'steal', 'stray_leaves', 'swap', 'good_dog'];

/** Parts that are true as soon as a piece is on its way: where it left, the next card shows; where it goes, its place is there, and empty. */
function isPlace(path: string, event: GameEvent): boolean {
  if (path === 'hand') return event.kind !== 'score';
  return path.startsWith('piles.') || (path.startsWith('series.') && LAID.includes(event.kind));
}

export function scenes({ events, before, seat, isWatched }: Script<CsacskaMacskaView>): Scene[][] {
  const reader = isWatched ? -1 : seat;
  const last = atLast(events.map(touched));
  const table = new ToldTable(before);
  return events.map((event, index) => {
    const next = events[index + 1];
    const paths = last[index] ?? [];
    const starts: Part[] = paths.filter((path) => isPlace(path, event));
    // What changes once more in this update shows meanwhile what the events tell.
    const told = table.tell(event, next).filter(([path]) => !paths.includes(path));
    const ends: Part[] = event.kind === 'score' || event.kind === 'bad_dog' ? told : [];
    if (!ends.length) starts.push(...told);
    const isHeld = paths.includes('hand') && (event.kind === 'take' || event.kind === 'draw');
    // The Rascal's card lies already when it is told that it was played.
    const flights = event.kind === 'play' && events[index - 1]?.kind === 'swap' ? [] : flightsOf(event, isHeld, next);
    const named = new Set(starts);
    const scene: Scene = { flights, starts, ends: [...ends, ...paths.filter((path) => !named.has(path))], beats: flights.length ? 1.4 : 0.5 };
    const moment = momentOf(event, reader);
    return moment ? [{ moment }, scene] : [scene];
  }).map((own, index) => readFirst(own, index, events, reader));
}

/** Who sends the Rascal or calls the Cat lady is read before the first stray leaves. */
function readFirst(own: Scene[], index: number, events: readonly GameEvent[], seat: number): Scene[] {
  const event = events[index];
  const cause = events.slice(index).find((each) => each.kind !== 'stray_leaves');
  const moment = cause ? momentOf(cause, seat) : null;
  const isFirst = event?.kind === 'stray_leaves' && events[index - 1]?.kind !== 'stray_leaves';
  if (isFirst && moment && cause) return [{ moment: { ...moment, tells: cause } }, ...own];
  return events[index - 1]?.kind === 'stray_leaves' && event?.kind !== 'stray_leaves' ? own.filter((scene) => !scene.moment) : own;
}
