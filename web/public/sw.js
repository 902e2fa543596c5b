// Keeps the page itself, so that it opens without a line and says so. Games are always live:
// nothing of /api and /ws is ever kept.
const KEPT = 'pakl-2';
const ASSET = /\/assets\/[\w.-]+/g;

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage());
  self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/api') || url.pathname.startsWith('/ws')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/')));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
});

// What the page had loaded before this worker was there: its language, for one.
self.addEventListener('message', (event) => {
  const wanted = (event.data?.loaded ?? []).filter((url) => new URL(url).pathname.startsWith('/assets/'));
  event.waitUntil(Promise.all(wanted.map((url) => kept(new Request(url)))));
});

// Whoever touches a notice wants the table it tells of: the page that is open, or a new one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showPage(event.notification.data?.path ?? '/'));
});

async function showPage(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((each) => new URL(each.url).pathname === path) ?? pages[0];
  return page ? page.focus() : self.clients.openWindow(path);
}

/** The page and the files that it names. */
async function keepPage() {
  const cache = await caches.open(KEPT);
  const answer = await fetch('/');
  if (!answer.ok) throw new Error('there is no page to keep');
  const text = await answer.clone().text();
  await cache.put('/', answer);
  await cache.addAll([...new Set(text.match(ASSET))]);
}

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Files with a hash in their name never change. */
async function kept(request) {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
