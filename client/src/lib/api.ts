import type { GameInfo, LinkInfo, LinkOwner, LinkWish, Me, OpenedLink, Params, TableInfo, TableLinkList, TableWish } from '../wire';
import { answerHere, isAnsweredHere, isPerhapsBrought } from './anywhere';
import { base } from './base';
import type { SealedRecord } from './fairness';

/** An answer the server refused, by key of the catalogue (`error-<key>`). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly params: Params,
  ) {
    super(key);
  }
}

const ME = 'api/me';
let met: Promise<unknown> = Promise.resolve();

/** A newcomer's request that overtakes the first `api/me` would be another newcomer's, and a table made by it nobody's. */
function afterMeeting(method: string, path: string): Promise<unknown> {
  const isForAll = method === 'GET' && (path === ME || path.startsWith('api/games'));
  return isForAll ? Promise.resolve() : met;
}

export async function call(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    const text = body === undefined ? null : JSON.stringify(body);
    const headers: HeadersInit = text === null ? {} : { 'content-type': 'application/json' };
    const atServer = async (): Promise<Response> => {
      await afterMeeting(method, path); // what this device answers itself does not wait for a server
      return fetch(base + path, { method, credentials: 'same-origin', headers, body: text });
    };
    answer = isAnsweredHere(path) ? await answerHere(method, path, text) : await atServer();
    if (answer.status === 404 && isPerhapsBrought(path)) answer = await atServer();
  } catch {
    throw new ApiError(0, 'offline', {});
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as { error?: { key?: string; params?: Params } } | null;
  throw new ApiError(answer.status, problem?.error?.key ?? 'unknown', problem?.error?.params ?? {});
}

export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await call(method, path, body)).json()) as T;
}

function unwrap(answer: { table: TableInfo } | TableInfo): TableInfo {
  return 'table' in answer ? answer.table : answer;
}

const query = (args: Record<string, string>): string => new URLSearchParams(args).toString();

export const api = {
  me: () => {
    const me = json<Me>('GET', ME);
    met = me.catch(() => null);
    return me;
  },
  patchMe: (change: Partial<Pick<Me, 'name' | 'language'>>) => json<Me>('PATCH', ME, change),
  deviceLink: () => json<{ link: string }>('POST', 'api/me/link'),
  linkOwner: (token: string) => json<LinkOwner>('GET', `api/me/link/${token}`),
  takeLink: (token: string) => json<Me>('POST', `api/me/link/${token}`),
  /** Ends this person's sessions on all other devices. */
  revoke: () => json<Me>('POST', 'api/me/revoke'),
  /** Everything that is stored about this person goes; games of others stay. */
  forgetMe: () => call('DELETE', ME),
  games: () => json<GameInfo[]>('GET', 'api/games'),
  gameTexts: async (game: string, lang: string) => (await call('GET', `api/games/${game}/texts?${query({ lang })}`)).text(),
  newTable: async (wish: TableWish) => unwrap(await json<{ table: TableInfo }>('POST', 'api/tables', wish)),
  tables: (which: 'mine' | 'open') => json<TableInfo[]>('GET', `api/tables?${which}=1`),
  table: async (id: string) => unwrap(await json<TableInfo>('GET', `api/tables/${id}`)),
  join: async (id: string, wish: { seat?: number; name?: string; contribution: string }) =>
    unwrap(await json<{ table: TableInfo }>('POST', `api/tables/${id}/join`, wish)),
  /** Deals; `fill` puts bots of that level on free seats. */
  start: async (id: string, wish: { contribution: string; fill?: string }) =>
    unwrap(await json<{ table: TableInfo }>('POST', `api/tables/${id}/start`, wish)),
  leave: (id: string) => call('POST', `api/tables/${id}/leave`),
  pause: (id: string, on: boolean) => call('POST', `api/tables/${id}/pause`, { on }),
  /** The same people at a new table: dealt at once, or first a lobby in which they meet again. */
  rematch: async (id: string, start: boolean) => unwrap(await json<TableInfo>('POST', `api/tables/${id}/rematch`, { start })),
  tableLinks: (id: string) => json<TableLinkList>('GET', `api/tables/${id}/links`),
  newLink: (id: string, wish: Partial<LinkWish> & Pick<LinkWish, 'purpose'>) => json<{ link: LinkInfo; path: string }>('POST', `api/tables/${id}/links`, wish),
  myLinks: () => json<LinkInfo[]>('GET', 'api/me/links'),
  endLink: (id: string) => call('DELETE', `api/me/links/${id}`),
  openLink: (key: string) => json<OpenedLink>('GET', `api/links/${key}`),
  joinByLink: async (key: string, wish: { name?: string; contribution: string }) =>
    unwrap(await json<{ table: TableInfo }>('POST', `api/links/${key}/join`, wish)),
  record: (id: string) => json<SealedRecord>('GET', `api/tables/${id}/record`),
};
