/** The path prefix under which this client is served, from the page's <base>; always ends in a slash. */
export const base: string = typeof document === 'undefined' ? '/' : new URL('.', document.baseURI).pathname;

export function within(path: string): string {
  return base + path.replace(/^\//, '');
}

export function socketAddress(path: string): string {
  const url = new URL(within(path), location.href);
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
