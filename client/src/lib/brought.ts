/** Games that were finished on this device, and their way to the person's account on a server. */
import { openStore } from '../anywhere/store';
import { api, json } from './api';
import { anywhere, alone } from './base';

const BROUGHT = 'clowder-brought';

function brought(): string[] {
  try {
    return JSON.parse(localStorage.getItem(BROUGHT) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** The tables whose games are only here; Python need not start for that. */
export async function onlyHere(): Promise<string[]> {
  if (!anywhere || alone) return [];
  try {
    const rows = JSON.parse(await (await openStore()).rows('results', '')) as { table: string }[];
    const gone = new Set(brought());
    return rows.map((row) => row.table).filter((table) => !gone.has(table));
  } catch {
    return [];
  }
}

/** Raises ApiError; a game that the server has already counts as brought. */
export async function bringGame(table: string): Promise<void> {
  await json('POST', 'api/me/games', await api.record(table));
  localStorage.setItem(BROUGHT, JSON.stringify([...brought(), table]));
}
