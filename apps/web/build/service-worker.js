/*
 * Keeps the whole built app on the device, so that it opens without a network after the first visit.
 * One version is one cache: a page never mixes files of two builds. The new version waits until the
 * person agrees to it (the page sends "take-over") or until no page of the old one is open.
 */
const VERSION = '%VERSION%';
const FILES = [
  /* %FILES% */
];
const CACHE = `medallion-${VERSION}`;
const SERVER_PATHS = /^\/(api|ws|healthz|metrics)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith('medallion-') && name !== CACHE).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
});

async function answer(request, path) {
  const cache = await caches.open(CACHE);
  const kept = request.mode === 'navigate' ? await cache.match('/') : await cache.match(path);
  return kept ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || SERVER_PATHS.test(url.pathname)) return;
  event.respondWith(answer(request, url.pathname));
});
