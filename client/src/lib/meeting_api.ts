/** What people who meet here ask the server for: open tables, ready marks, whom they do not want to hear. */
import type { BlockInfo, Company, ReportAction, ReportInfo, ReportWish, TableInfo } from '../wire';
import { ApiError, call, json } from './api';
import { base } from './base';

export type LobbyFilter = Record<'game' | 'language' | 'clock' | 'level' | 'free', string>;

/** The page of the host of the server: nothing but the token opens it. */
async function asHost<T>(token: string, path: string, body?: unknown): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const answer = await fetch(`${base}api/admin/${path}`, { method: body === undefined ? 'GET' : 'POST', headers, body: body === undefined ? null : JSON.stringify(body) }).catch(() => null);
  if (!answer) throw new ApiError(0, 'offline', {});
  const told = (await answer.json().catch(() => null)) as { error?: { key?: string } } | null;
  if (!answer.ok) throw new ApiError(answer.status, told?.error?.key ?? 'unknown', {});
  return told as T;
}

export const meetingApi = {
  /** The browser asks with the tag of the last answer by itself: an unchanged list costs a line. */
  lobby: (filter: LobbyFilter) => json<TableInfo[]>('GET', `api/lobby?${new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString()}`),
  ready: async (id: string, on: boolean) => (await json<{ table: TableInfo }>('POST', `api/tables/${id}/ready`, { on })).table,
  company: (id: string) => json<Company>('GET', `api/tables/${id}/people`),
  block: (id: string, seat: number, on: boolean) => json<Company>('PUT', `api/tables/${id}/seats/${seat}/block`, { on }),
  report: (id: string, seat: number, wish: ReportWish) => call('POST', `api/tables/${id}/seats/${seat}/report`, wish),
  blocks: () => json<BlockInfo[]>('GET', 'api/me/blocks'),
  endBlock: (id: string) => call('DELETE', `api/me/blocks/${id}`),
  reports: (token: string, done: boolean) => asHost<ReportInfo[]>(token, `reports?done=${done ? 1 : 0}`),
  actOn: (token: string, id: string, action: ReportAction) => asHost<ReportInfo>(token, `reports/${id}`, { action }),
};
