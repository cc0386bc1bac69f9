/** What the page and the worker of the tables say to each other. */
import type { Place } from './python';

export type ToWorker =
  | { t: 'begin'; place: Place }
  | { t: 'ask'; id: number; method: string; path: string; body: string | null }
  | { t: 'open'; socket: number; table: string }
  | { t: 'frame'; socket: number; text: string }
  | { t: 'close'; socket: number };

export type FromWorker =
  | { t: 'ready'; milliseconds: number }
  | { t: 'failed'; reason: string }
  | { t: 'answer'; id: number; status: number; text: string }
  /** An empty text: there is no such table. */
  | { t: 'frame'; socket: number; text: string };
