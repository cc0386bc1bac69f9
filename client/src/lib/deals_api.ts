/** Deals that several people play, and games played on from one of their moves. */
import type { ChallengeNews, Daily, DealAnswer, Json, TableInfo } from '../wire';
import { call, json } from './api';

const tableOf = async (path: string, body: unknown): Promise<TableInfo> => (await json<{ table: TableInfo }>('POST', path, body)).table;

export const dealsApi = {
  daily: () => json<Daily>('GET', 'api/daily'),
  deal: (id: string) => json<DealAnswer>('GET', `api/deals/${id}`),
  play: (id: string, practice: boolean) => tableOf(`api/deals/${id}/play`, { practice }),
  /** The record of the best try. */
  best: (id: string) => json<Json>('GET', `api/deals/${id}/best`),
  challenge: (table: string, seat: number) => json<{ id: string; path: string }>('POST', `api/tables/${table}/challenge`, { seat }),
  /** Mine that were played since I looked. */
  played: () => json<ChallengeNews[]>('GET', 'api/me/challenges'),
  seen: (id: string) => call('POST', `api/deals/${id}/seen`),
  /** A new table with the first moves of a finished game. */
  again: (table: string, ply: number, seat: number, friends: boolean, otherCards: boolean) => tableOf(`api/tables/${table}/again`, { ply, seat, friends, other_cards: otherCards }),
  recordAgain: (record: Json, ply: number, seat: number, otherCards: boolean) =>
    tableOf(`api/replay/again?${new URLSearchParams({ ply: String(ply), seat: String(seat), other_cards: String(otherCards) }).toString()}`, record),
};
