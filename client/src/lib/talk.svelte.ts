/** What is said at a table, as far as this device wants to hear it. */
import type { Said, TableModel } from './table_model';
import { t } from './texts.svelte';

const KEY = 'clowder-muted';
/** Tables whose muted seats are remembered. */
const KEPT = 30;
type Muted = [table: string, seats: number[]][];

function load(): Muted {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Muted;
  } catch {
    return [];
  }
}

const memory = $state<{ muted: Muted }>({ muted: load() });

export function isMuted(table: string, seat: number): boolean {
  return memory.muted.some(([id, seats]) => id === table && seats.includes(seat));
}

/** The seat's words are hidden on this device, at this table. */
export function mute(table: string, seat: number, on: boolean): void {
  const before = memory.muted.find(([id]) => id === table)?.[1] ?? [];
  const seats = [...before.filter((each) => each !== seat), ...(on ? [seat] : [])];
  const others = memory.muted.filter(([id]) => id !== table);
  memory.muted = [...others, ...(seats.length ? ([[table, seats]] as Muted) : [])].slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(memory.muted));
  } catch {
    // A browser that keeps nothing mutes until it is closed.
  }
}

/** Words that are there to be heard: neither taken back nor of a muted seat. */
export function heardAt(link: Pick<TableModel, 'id' | 'said'>): Said[] {
  return link.said.filter((each) => (each.phrase || each.text) && !isMuted(link.id, each.seat));
}

export function wordsOf(said: Said): string {
  return said.phrase ? t(`phrase-${said.phrase}`) : (said.text ?? '');
}
