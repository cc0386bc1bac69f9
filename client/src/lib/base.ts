/** The path prefix under which this client is served, from the page's <base>; always ends in a slash. */
export const base: string = typeof document === 'undefined' ? '/' : new URL('.', document.baseURI).pathname;

/** Which archives of the authority belong to this page, and whether it has no server at all; null: it cannot go without one. */
export interface Anywhere {
  version: string;
  alone: boolean;
}

function told(): Anywhere | null {
  const text = typeof document === 'undefined' ? null : document.querySelector?.<HTMLMetaElement>('meta[name="clowder-anywhere"]')?.content;
  if (!text) return null;
  const [version = '', alone] = text.split(' ');
  return { version, alone: alone === 'alone' };
}

export const anywhere: Anywhere | null = told();
export const alone: boolean = anywhere?.alone ?? false;

/** A host of plain files knows one page only: there the path stands in the query, as `at`. */
export function within(path: string, plain: boolean = alone): string {
  const rest = path.replace(/^\//, '');
  return plain && rest ? `${base}?at=${rest.replace('?', '&')}` : base + rest;
}

/** The path below the prefix, with its query, that an address stands for. */
export function placeOf(url: { pathname: string; search: string }, plain: boolean = alone): { path: string; search: string } {
  const path = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : url.pathname.replace(/^\//, '');
  if (!plain) return { path, search: url.search };
  const query = new URLSearchParams(url.search);
  const at = query.get('at') ?? '';
  query.delete('at');
  return { path: at, search: query.size ? `?${query.toString()}` : '' };
}

export function socketAddress(path: string): string {
  const url = new URL(base + path, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** Whether a page at this host is of use on this computer only. */
export function isHere(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}

/** An address that other devices understand: on the server's own computer the page's is replaced by the one it told. */
export function addressOf(path: string, outside: string | null | undefined, page: { href: string; hostname: string }): string {
  return new URL(path.includes('://') ? path : within(path), outside && isHere(page.hostname) ? outside : page.href).href;
}
