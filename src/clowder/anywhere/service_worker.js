/* Keeps every file of one version and gives them when there is no network. A new version waits until no page uses the old one:
   pages and files of two versions never meet. */
const VERSION = '%VERSION%';
const ALONE = %ALONE%;
const FILES = %FILES%;
const NAME = `clowder-${VERSION}`;
const BASE = new URL('./', self.location).pathname;
const PATIENCE = 3000;
const MEMORY = 'clowder-memory'; // client/src/anywhere/memory.ts
const SHARED = 'clowder-shared'; // client/src/lib/keeping.ts
if (!ALONE) importScripts('notices.js'); // only a server can call

/* A file is the one that belongs to this version or none: what was fetched for a page before is taken if it is. */
async function store(cache, [file, integrity]) {
  const told = integrity ? { integrity } : {};
  let answer = await fetch(file, told).catch(() => null);
  if (!answer?.ok) answer = await fetch(file, { ...told, cache: 'reload' });
  if (!answer.ok) throw new Error(`${answer.status} ${file}`);
  await cache.put(file, answer);
}

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => Promise.all(FILES.map((file) => store(cache, file)))));
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('clowder-') && name !== NAME && name !== MEMORY && name !== SHARED;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

const kept = async (key) => (await caches.open(NAME)).match(key);

/* With a server the page is the server's, as long as it answers. */
async function page(request) {
  if (ALONE) return (await kept(BASE)) ?? fetch(request);
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    return (await kept(BASE)) ?? Response.error();
  }
}

/* A record that another app shares: put aside, and shown by the page. */
async function shared(request) {
  const file = (await request.formData()).get('record');
  if (file) await (await caches.open(SHARED)).put(`${BASE}share`, new Response(file));
  return Response.redirect(ALONE ? `${BASE}?at=replay&shared=1` : `${BASE}replay?shared=1`, 303);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === 'POST' && url.href === new URL(`${BASE}share`, self.location).href) return event.respondWith(shared(request));
  if (request.method !== 'GET' || url.origin !== self.location.origin || !url.pathname.startsWith(BASE)) return;
  const path = url.pathname.slice(BASE.length);
  if (path.startsWith('api/') || path === 'sw.js') return;
  const isPage = path === '' || path === 'index.html' || (!ALONE && !path.includes('.'));
  if (request.mode === 'navigate' && isPage) event.respondWith(page(request));
  else event.respondWith(kept(url.pathname).then((found) => found ?? fetch(request)));
});
