// Notices while the page is closed: shown, one for each table, and led back to it. Nothing is kept or fetched here.
const WAYS = { invited: () => '', tried: (deal) => `deal/${deal}` };
const way = ({ what, table }) => (WAYS[what] ?? ((id) => `t/${id}`))(table);
self.addEventListener('push', (event) => {
  const notice = event.data?.json() ?? {};
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const looks = pages.some((page) => page.visibilityState === 'visible' && page.url.includes(notice.table));
      return looks ? undefined : self.registration.showNotification(notice.title, { body: notice.body, tag: notice.table, icon: 'icon.svg', data: way(notice) });
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data, self.registration.scope).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const page = pages.find((each) => each.url.startsWith(address));
      return page ? page.focus() : self.clients.openWindow(address);
    }),
  );
});
