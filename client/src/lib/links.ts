/** Links to tables: made once for a purpose, and found again in this browser, since the server keeps only their hashes. */
import type { LinkWish, TableLinkList } from '../wire';
import { api } from './api';

const STORE = 'clowder.links';
const KEPT = 60;

interface Kept {
  id: string;
  table: string;
  about: string;
  path: string;
}

export interface ReadyLink {
  id: string;
  path: string;
}

type Wish = Partial<LinkWish> & Pick<LinkWish, 'purpose'>;

function read(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

function write(links: Kept[]): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(links.slice(-KEPT)));
  } catch {
    // Without storage a new link is made every time.
  }
}

/** The link to a table for a wish: the one this browser made before, if it is still in force, or a new one. */
export async function linkTo(table: string, wish: Wish, known?: TableLinkList): Promise<ReadyLink> {
  const about = JSON.stringify([wish.purpose, wish.ply ?? 0, wish.eyes ?? 'all', wish.names ?? true]);
  const kept = read();
  const found = kept.find((each) => each.table === table && each.about === about);
  if (found && (known ?? (await api.tableLinks(table))).links.some((each) => each.id === found.id)) return { id: found.id, path: found.path };
  const made = await api.newLink(table, wish);
  write([...kept.filter((each) => each !== found), { id: made.link.id, table, about, path: made.path }]);
  return { id: made.link.id, path: made.path };
}
