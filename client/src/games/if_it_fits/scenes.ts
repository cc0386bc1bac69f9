/** A game of If It Fits as scenes: a card lies before its box is counted, and a box that is closed by it is read. */
import { type Scene, type Script, seatOf } from '../../lib/director/scene';
import type { GameEvent } from '../../wire';
import type { IfItFitsView } from '../views';
import { ACROSS, LAID } from './grid';

const LYING = ['table', 'lying', 'faces', 'starts'];
const COUNTED = ['boxes', 'scores', 'negative'];
const SUPPLIES = ['supply', 'cards', 'played'];

function laid(event: GameEvent, script: Script<IfItFitsView>): Scene[] {
  const [by, cell] = [seatOf(event), String(event['cell'])];
  const isMine = by === script.seat;
  const places = ACROSS.has(event.kind) ? [`lying:${cell}`, `cell:${cell}`] : [`cell:${cell}`, `lying:${cell}`];
  // A box that it closes is read before anything is counted.
  const closes = script.events.some((each) => each.kind === 'closed');
  const scene: Scene = {
    // One's own was a ghost on its place already: it only lands.
    flights: isMine && !script.isWatched ? [] : [{ from: [`seat:${by}`], to: places }],
    moving: places,
    starts: isMine ? [...LYING, 'hand'] : LYING,
    ends: closes ? SUPPLIES : [...SUPPLIES, ...COUNTED],
    beats: 1.4,
  };
  const owner = seatOf(event, 'owner');
  const before: Scene[] = event.kind === 'princess' && (!isMine || script.isWatched) ? [{ moment: { kind: 'princess', piece: 'princess', by, hits: [owner] } }] : [];
  return [...before, scene];
}

function drawn(event: GameEvent, seat: number): Scene {
  const by = seatOf(event);
  const card = typeof event['card'] === 'string' && by === seat ? [`hand:${event['card']}`] : [];
  return { flights: [{ from: ['pile'], to: [...card, `seat:${by}`] }], starts: by === seat ? ['hand', 'faces'] : [], ends: ['pile', 'cards'] };
}

/** Several boxes may be closed at once: they are counted when all have been read. */
function closed(event: GameEvent, { events }: Script<IfItFitsView>): Scene {
  const hits = Array.isArray(event['takers']) ? event['takers'].filter((seat) => typeof seat === 'number') : [];
  const isLast = events.findLast((each) => each.kind === 'closed') === event;
  return { moment: { kind: 'closed', by: seatOf(event), hits }, ends: isLast ? COUNTED : [] };
}

export function scenes(script: Script<IfItFitsView>): Scene[][] {
  return script.events.map((event) => {
    if (LAID.has(event.kind)) return laid(event, script);
    if (event.kind === 'closed') return [closed(event, script)];
    if (event.kind === 'draw') return [drawn(event, script.seat)];
    if (event.kind === 'over') return [{ ends: ['hands'] }];
    return [{ beats: event.kind === 'turn' ? 0 : 0.5, ends: event.kind === 'end_phase' ? ['ending'] : [] }];
  });
}
