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

const aboutOf = (wish: Wish): string => JSON.stringify([wish.purpose, wish.ply ?? 0, wish.eyes ?? 'all', wish.names ?? true]);

/** The link that this browser made before for a wish, if it is still in force. */
export function linkBefore(table: string, wish: Wish, known: TableLinkList): ReadyLink | null {
  const about = aboutOf(wish);
  const found = read().find((each) => each.table === table && each.about === about);
  return found && known.links.some((each) => each.id === found.id) ? { id: found.id, path: found.path } : null;
}

/** The link to a table for a wish: the one of before, or a new one. */
export async function linkTo(table: string, wish: Wish, known?: TableLinkList): Promise<ReadyLink> {
  const before = linkBefore(table, wish, known ?? (await api.tableLinks(table)));
  if (before) return before;
  const about = aboutOf(wish);
  const made = await api.newLink(table, wish);
  write([...read().filter((each) => each.table !== table || each.about !== about), { id: made.link.id, table, about, path: made.path }]);
  return { id: made.link.id, path: made.path };
}
