/** A game of Csacska Macska as scenes: a card is taken before it is played, a theft flies before the series is counted, then coins arrive. */
import { atLast, type Moment, type Part, type Scene, type Script, seatOf } from '../../lib/director/scene';
import type { Flight } from '../../lib/flights';
import type { GameEvent } from '../../wire';
import type { CsacskaMacskaView } from '../views';
import { area, cats, lane } from './cards';

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

function flightsOf(event: GameEvent, after: CsacskaMacskaView, isHeld: boolean): Flight[] {
  const [seat, to, colour, card] = [seatOf(event), seatOf(event, 'to'), String(event['colour']), String(event['card'])];
  const [panel, pile, own] = [`seat:${seat}`, `pile:${String(event['pile'])}`, `${lane(seat, colour)}:end`];
  const place = [own, lane(seat, colour), area(seat), panel];
  switch (event.kind) {
    case 'take':
      return [{ from: [pile], to: isHeld ? [`held:${card}`, panel] : [area(seat), panel] }];
    case 'draw':
      return cats(String(event['cards'])).map((each) => ({ from: ['deck'], to: isHeld ? [`held:${each}`, panel] : [panel] }));
    case 'play':
      return [{ from: [`held:${card}`, panel], to: place }];
    case 'place_kittens':
      return [{ from: ['held:KIT', panel], to: [lane(seat, colour), panel] }];
    case 'discard':
      return [{ from: [`held:${card}`, panel], to: [pile] }];
    case 'put_kittens':
      return [{ from: [panel], to: [pile] }];
    case 'refill':
      return [{ from: ['deck'], to: [pile] }];
    case 'pair':
      return pairOf(event).map((each) => ({ from: [`pile:${each + 1}`], to: ['box'] }));
    case 'steal':
      return [{ from: [`${lane(seatOf(event, 'victim'), colour)}:end`], to: place }];
    case 'swap':
      return [{ from: [`${lane(to, colour)}:end`], to: [area(seat), panel] }];
    case 'good_dog':
      return [{ from: [own], to: [`seat:${to}`] }];
    case 'bad_dog':
      return [{ from: [lane(seat, colour)], to: [`seat:${to}`] }];
    case 'score':
      return [{ from: [lane(seat, colour)], to: [panel] }];
    case 'cat_lady':
      return (after.series[seat] ?? []).flatMap((series) => (series.stray ? [] : [{ from: [`${lane(seat, series.colour)}:end`], to: [panel] }])).slice(0, 1);
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

/** Parts that are true as soon as a piece is on its way: where it left, the next card shows; where it goes, its place is there, and empty. */
function isPlace(path: string, event: GameEvent): boolean {
  if (path === 'hand') return event.kind !== 'score';
  return path.startsWith('piles.') || (path.startsWith('series.') && ['play', 'place_kittens'].includes(event.kind));
}

export function scenes({ events, before, after, seat }: Script<CsacskaMacskaView>): Scene[][] {
  const last = atLast(events.map(touched));
  const piles = [...before.piles];
  return events.map((event, index) => {
    const paths = last[index] ?? [];
    const starts: Part[] = paths.filter((path) => isPlace(path, event));
    // A pile that changes once more in this update shows meanwhile what the events tell.
    const told = tellPile(event, piles);
    if (told >= 0 && !paths.includes(`piles.${told}`)) starts.push([`piles.${told}`, piles[told] ?? '']);
    const isHeld = paths.includes('hand') && (event.kind === 'take' || event.kind === 'draw');
    const stays = event.kind === 'steal' || (event.kind === 'play' && !paths.includes(`series.${seatOf(event)}`));
    const flights = flightsOf(event, after, isHeld).map((flight) => ({ ...flight, stays }));
    const named = new Set(starts);
    const scene: Scene = { flights, starts, ends: paths.filter((path) => !named.has(path)), beats: flights.length ? 1.4 : 0.5 };
    const moment = momentOf(event, seat);
    return moment ? [{ moment }, scene] : [scene];
  });
}

/** Keeps the piles as the events tell them; returns the pile that changed, or -1. */
function tellPile(event: GameEvent, piles: string[]): number {
  const pile = pileOf(event);
  const cards = (piles[pile] ?? '').split(' ').filter(Boolean);
  const card = event.kind === 'put_kittens' ? 'KIT' : String(event['card']);
  if (event.kind === 'take') piles[pile] = cards.slice(0, -1).join(' ');
  else if (['refill', 'discard', 'put_kittens'].includes(event.kind)) piles[pile] = [...cards, card].join(' ');
  else return -1;
  return pile;
}
