/** Client-side routes below the path prefix. */
import { base, within } from './base';

export interface Route {
  page: 'start' | 'table' | 'rules' | 'proof' | 'stats' | 'learn' | 'replay' | 'link' | 'missing';
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
  if (head === 'stats') return { page: 'stats', id: '' };
  if (head === 'proof') return { page: 'proof', id };
  return { page: 'missing', id: '' };
}

export const route = $state<Route>(parse(typeof location === 'undefined' ? '/' : location.pathname));

export function go(path: string): void {
  history.pushState(null, '', within(path));
  Object.assign(route, parse(location.pathname));
  scrollTo(0, 0);
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
  addEventListener('popstate', () => Object.assign(route, parse(location.pathname)));
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || !url.pathname.startsWith(base) || link.hasAttribute('download')) return;
    if (parse(url.pathname).page === 'missing' || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    go(url.pathname.slice(base.length) + url.search);
  });
}
