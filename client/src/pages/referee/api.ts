/** What the referee asks the engine, at the server or in the worker. */
import { json } from '../../lib/api';
import type { GameEvent, Json, Legal, OutcomeInfo, Params, RefusalInfo, View } from '../../wire';
import type { components } from '../../wire.gen';

export type Data = Record<string, Json>;

type Shapes = components['schemas'];
type With<Name extends keyof Shapes, Own> = Omit<Shapes[Name], keyof Own> & Own;
export type Fault = With<'PositionFault', { params: Params }>;
export type Counted = With<'PadAnswer', { faults: Fault[]; outcome: OutcomeInfo | null }>;
export type Shown = With<'ShownPosition', { position: Data; view: View; legal: Legal; outcome: OutcomeInfo | null }>;
export type Checked = With<'PositionAnswer', { faults: Fault[]; shown: Shown | null }>;
/** Something a table is set up from by hand. */
export type Piece = Shapes['SetupPiece'];
export type Judged = With<'MoveVerdict', { faults: Fault[]; shown: Shown | null; refusal: RefusalInfo | null; events: GameEvent[] }>;

export const refereeApi = {
  count: (game: string, pad: Data) => json<Counted>('POST', `api/games/${game}/count`, { pad }),
  position: (game: string, position: Data) => json<Checked>('POST', `api/games/${game}/position`, { position }),
  deal: (game: string, seats: number, seed: number, options: Data = {}) => json<Checked>('POST', `api/games/${game}/position`, { deal: { seats, seed, options } }),
  bot: (game: string, position: Data) => json<Judged>('POST', `api/games/${game}/bot`, { position }),
  move: (game: string, position: Data, text: string) => json<Judged>('POST', `api/games/${game}/move`, { position, text }),
};
