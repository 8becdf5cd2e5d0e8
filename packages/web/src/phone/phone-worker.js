// Where browsers allow it (https, this computer): the phone's page opens without network, with what it last knew. On the
// hall's plain http there is none, and an open page goes on by itself. It keeps files, never an answer of the API.
const cacheName = 'ronde-phone-1';
const page = '/j/';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** The page names what it has loaded; files of an older program leave. */
self.addEventListener('message', (event) => event.waitUntil(keep(event.data.files)));

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate') event.respondWith(opened(event.request));
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(event.request));
});

async function keep(files) {
  const cache = await caches.open(cacheName);
  const wanted = new Set([page, ...files]);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (!wanted.has(pathname)) await cache.delete(url);
  }
  for (const file of wanted)
    if (file === page || !(await cache.match(file)))
      await cache.add(new Request(file, { headers: { Accept: 'text/html, */*' } }));
}

/** The house's own page while it answers; else the one that was kept, for whichever player. */
async function opened(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const known = await caches.match(page);
    if (!known) throw error;
    return known;
  }
}

async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}
