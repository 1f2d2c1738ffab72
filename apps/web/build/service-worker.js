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

/** Keeps everything, if all of it is of this build: a server that is being renewed may still give the page before. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
  const page = await (await cache.match('/')).text();
  const strange = (page.match(/\/assets\/[^"'\s]+/g) ?? []).find((file) => !FILES.includes(file));
  if (strange === undefined) return;
  await caches.delete(CACHE);
  throw new Error(`the page is of another build: it asks for ${strange}`);
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));

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
