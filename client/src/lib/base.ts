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
