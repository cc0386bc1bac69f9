/** A game of Cat Box as scenes: cards leave the hand before they lie, and are counted when they lie. */
import { atLast, type Moment, type Scene, type Script, seatOf } from '../../lib/director/scene';
import type { GameEvent } from '../../wire';
import type { CatBoxView } from '../views';
import { readCard } from './plane';

const COUNTED = ['counts', 'unplayed', 'points'];

/** The tile that an event used; none: an ordinary card. */
function tileOf(event: GameEvent): string | null {
  if (event.kind === 'played') return typeof event['tile'] === 'string' ? event['tile'] : null;
  return { fished: 'fish', mouse_moved: 'mouse', scratcher_laid: 'scratcher' }[event.kind] ?? null;
}

/** Whoever used a tile oneself has just decided so: only the others read it. */
function momentOf(event: GameEvent, seat: number): Moment | null {
  const tile = tileOf(event);
  const [by, owner] = [seatOf(event), seatOf(event, 'owner')];
  return tile === null || by === seat ? null : { kind: 'tile', piece: tile, by, hits: owner >= 0 && owner !== by ? [owner] : [] };
}

/** Where a card of a hand lies on the screen; one's own reserved card has no number. */
function slotOf(event: GameEvent, owner: number, seat: number): string {
  if (typeof event['slot'] === 'number') return `hand:${owner + 1}.${event['slot']}`;
  return owner === seat ? 'hand:reserved' : `hand:reserved.${owner + 1}`;
}

function played(event: GameEvent, seat: number, isWatched: boolean): Scene {
  const [by, owner] = [seatOf(event), seatOf(event, 'owner')];
  const held = typeof event['slot'] === 'number' ? `hands.${owner}.${event['slot']}` : `reserved.${by}`;
  const card = `card:${readCard(String(event['card'])).id}`;
  // One's own was a ghost on its place already: it only lands.
  const flights = by === seat && !isWatched ? [] : [{ from: [slotOf(event, owner, seat), `seat:${by}`], to: [card] }];
  return { flights, moving: [card], starts: ['table', 'faces', [held, null]], ends: tileOf(event) ? [...COUNTED, `tiles.${by}`] : COUNTED, beats: 1.4 };
}

function fished(event: GameEvent, seat: number): Scene {
  const [by, owner] = [seatOf(event), seatOf(event, 'owner')];
  const kept = by === seat ? 'hand:reserved' : `hand:reserved.${by + 1}`;
  return {
    flights: [{ from: [slotOf(event, owner, seat)], to: [kept, `seat:${by}`] }],
    starts: [[`hands.${owner}.${String(event['slot'])}`, null], `reserved.${by}`],
    ends: [`tiles.${by}`, 'points'],
    beats: 1.4,
  };
}

function sceneOf(event: GameEvent, seat: number, isWatched: boolean, last: readonly string[]): Scene {
  const by = seatOf(event);
  if (event.kind === 'played') return played(event, seat, isWatched);
  if (event.kind === 'fished') return fished(event, seat);
  if (event.kind === 'mouse_moved') return { moving: [`card:${readCard(String(event['card'])).id}`], starts: ['table', 'faces'], ends: [...COUNTED, `tiles.${by}`], beats: 1.4 };
  if (event.kind === 'scratcher_laid') return { flights: [{ from: [`seat:${by}`], to: [`scratcher:${by}`] }], starts: last.filter((path) => path === `scratchers.${by}`), ends: [`tiles.${by}`, 'points'] };
  if (event.kind === 'scratcher_taken') return { flights: [{ from: [`scratcher:${by}`], to: [`seat:${by}`] }], starts: [[`scratchers.${by}`, null]] };
  if (event.kind === 'drew') {
    const slot = `${by}.${String(event['slot'])}`;
    return {
      flights: [{ from: ['deck'], to: [slotOf(event, by, seat), `seat:${by}`] }],
      starts: [`hands.${slot}`],
      ends: [['deck', { count: Number(event['deck']), top: typeof event['top'] === 'string' ? event['top'] : null }], ...last],
    };
  }
  return event.kind === 'revealed' ? { ends: ['identities', 'removed_cards'] } : { beats: 0.5 };
}

export function scenes({ events, seat, isWatched = false }: Script<CatBoxView>): Scene[][] {
  const last = atLast(events.map((event) => (event.kind.startsWith('scratcher') ? [`scratchers.${seatOf(event)}`] : event.kind === 'drew' ? ['unseen'] : [])));
  return events.map((event, index) => {
    const moment = momentOf(event, isWatched ? -1 : seat);
    const scene = sceneOf(event, seat, isWatched, last[index] ?? []);
    return moment ? [{ moment }, scene] : [scene];
  });
}
