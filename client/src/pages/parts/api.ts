/** What the editor of parts asks the server, or the worker where there is none. */
import { call, json } from '../../lib/api';
import type { Json } from '../../wire';
import type { components } from '../../wire.gen';

type Shapes = components['schemas'];
export type Data = Record<string, Json>;
export type Summary = Shapes['PartSummary'];
export type Fault = Omit<Shapes['PartFault'], 'params'> & { params: Record<string, string | number> };
export type Verdict = { ok: boolean; faults: Fault[] };
export type Kept = Omit<Shapes['PartAnswer'], 'data'> & { data: Data };
export type Read = Verdict & { game: string; option: string; data: Data | null };
export type Shared = Omit<Shapes['SharedPart'], 'data'> & { data: Data };
interface House {
  is_json: boolean;
  data: Data;
}

export const partsApi = {
  house: (game: string, option: string) => json<House>('GET', `api/parts/${game}/${option}`),
  check: (game: string, option: string, data: Data) => json<Verdict>('POST', 'api/parts/check', { game, option, data }),
  read: (text: string) => json<Read>('POST', 'api/parts/read', { text }),
  shared: (key: string) => json<Shared>('GET', `api/parts/shared/${encodeURIComponent(key)}`),
  mine: () => json<Summary[]>('GET', 'api/me/parts'),
  get: (id: string) => json<Kept>('GET', `api/me/parts/${id}`),
  keep: (game: string, option: string, name: string, data: Data) => json<Kept>('POST', 'api/me/parts', { game, option, name, data }),
  change: async (id: string, name: string, data: Data, version: number) => (await json<{ version: number }>('PUT', `api/me/parts/${id}`, { name, data, version })).version,
  remove: (id: string) => call('DELETE', `api/me/parts/${id}`),
  share: async (id: string, on: boolean) => (await json<{ key: string }>('POST', `api/me/parts/${id}/share`, { on })).key,
};
