/** Client-side routes below the path prefix. */
import { base, placeOf, within } from './base';

export interface Route {
  page: 'start' | 'table' | 'rules' | 'proof' | 'stats' | 'learn' | 'replay' | 'link' | 'shared' | 'mail' | 'parts' | 'referee' | 'position' | 'daily' | 'deal' | 'mistakes' | 'practice' | 'puzzles' | 'puzzle' | 'tables' | 'admin' | 'missing';
  id: string;
}

export function parse(path: string): Route {
  const rest = path.startsWith(base) ? path.slice(base.length) : path.replace(/^\//, '');
  let parts: string[];
  try {
    parts = rest.split('/').map(decodeURIComponent);
  } catch {
    return { page: 'missing', id: '' }; // a lone % means nothing
  }
  const [head = '', id = ''] = parts;
  if (head === '') return { page: 'start', id: '' };
  if (head === 't' && id) return { page: 'table', id };
  if (head === 'rules' && id) return { page: 'rules', id };
  if (head === 'learn') return { page: 'learn', id };
  if (head === 'replay') return { page: 'replay', id };
  if (head === 's' && id) return { page: 'link', id };
  if (head === 'l' && id) return { page: 'shared', id };
  if (head === 'mail' && (id === 'confirm' || id === 'off') && parts[2]) return { page: 'mail', id: `${id}/${parts[2]}` };
  if (head === 'parts') return { page: 'parts', id };
  if (head === 'referee') return { page: 'referee', id };
  if (head === 'position' && id) return { page: 'position', id };
  if (head === 'daily') return { page: 'daily', id: '' };
  if (head === 'mistakes' && id) return { page: 'mistakes', id };
  if (head === 'practice') return { page: 'practice', id: '' };
  if (head === 'puzzles' && id === 'shared' && parts[2]) return { page: 'puzzle', id: parts[2] };
  if (head === 'puzzles') return { page: 'puzzles', id };
  if (head === 'deal' && id) return { page: 'deal', id };
  if (head === 'stats') return { page: 'stats', id: '' };
  if (head === 'tables') return { page: 'tables', id: '' };
  if (head === 'admin') return { page: 'admin', id: '' };
  if (head === 'proof') return { page: 'proof', id };
  return { page: 'missing', id: '' };
}

export const route = $state<Route>(parse(typeof location === 'undefined' ? '/' : base + placeOf(location).path));

export function go(path: string): void {
  // What lay over the old page is not a place to come back to.
  if (depthOf(history.state)) history.replaceState(null, '', within(path));
  else history.pushState(null, '', within(path));
  depth = 0;
  covers.length = 0;
  Object.assign(route, parse(base + placeOf(location).path));
  scrollTo(0, 0);
}

/** What lies over the page and is taken away by Back, the topmost last. The browser's history has an entry for each, which knows how deep it lies. */
const covers: (() => void)[] = [];
let depth = 0;
const depthOf = (state: unknown): number => (typeof state === 'object' && state !== null && 'cover' in state ? Number(state.cover) : 0);

/**
 * From now on Back calls this instead of leaving the page. The answer takes it away again; its entry stays behind, is used by the next one,
 * and is passed over by Back.
 */
export function cover(away: () => void): () => void {
  covers.push(away);
  if (depthOf(history.state) < covers.length) history.pushState({ cover: covers.length }, '', location.href);
  depth = depthOf(history.state);
  return () => {
    const at = covers.indexOf(away);
    if (at >= 0) covers.splice(at, 1);
  };
}

function onpopstate(): void {
  const was = depth;
  depth = depthOf(history.state);
  const path = parse(base + placeOf(location).path);
  if (path.page !== route.page || path.id !== route.id) {
    covers.length = 0;
    Object.assign(route, path);
  } else if (covers.length > depth) covers.pop()?.();
  else if (was > depth) history.back(); // nothing lay there any more
}

/** Another address for the page one is on: what was new has its own place now. */
export function setPath(path: string): void {
  history.replaceState(history.state, '', within(path));
}

/** Changes the address without a visit: a reload or a copied link comes back here. Null takes a word away. */
export function setQuery(args: Record<string, string | null>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(args)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  history.replaceState(null, '', url);
}

export function followLinks(): void {
  addEventListener('popstate', onpopstate);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || !url.pathname.startsWith(base) || link.hasAttribute('download')) return;
    const { path, search } = placeOf(url);
    if (parse(base + path).page === 'missing' || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    go(path + search);
  });
}
