/*
 * Keeps what the plan page is made of, so that it opens without a connection: the page, its files, its pictures and the
 * catalogue's data. It never sees anything private, because it leaves the API alone, and the page is the same for every
 * plan. The page registers it with the version of its release, which names the cache.
 */
const CACHE_PREFIX = 'plan-page-';
const CACHE = CACHE_PREFIX + new URL(location.href).searchParams.get('release');

/** Under this key is the page, whichever plan it was opened for. */
const PAGE = '/plan/';

/** Files without a version in their URL: the newest that can be had. */
const DATA = ['/catalogue.json', '/planning.json', '/planning-evidence.json', '/_mfe/remotes.json'];

/** A picture is kept in its smallest size, which stands in for the others. */
const PICTURE_END = /-\d+\.(avif|webp)$/;
const SMALLEST_PICTURE = '-400.avif';

const isFile = (pathname) =>
  /^\/(static|_mfe|pictures)\//.test(pathname) || /\.(js|svg|png|webmanifest)$/.test(pathname);

async function keep(key, response) {
  if (response.ok && response.type === 'basic') await (await caches.open(CACHE)).put(key, response);
}

async function fetchFirst(request, key) {
  try {
    const response = await fetch(request);
    // A redirect is no page, and leads to one that is kept.
    if (!(request.mode === 'navigate' && response.redirected)) await keep(key, response.clone());
    return response;
  } catch (error) {
    const kept = await caches.match(key);
    if (kept) return kept;
    throw error;
  }
}

async function cacheFirst(request) {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  try {
    const response = await fetch(request);
    await keep(request.url, response.clone());
    return response;
  } catch (error) {
    const smallest = await caches.match(request.url.replace(PICTURE_END, SMALLEST_PICTURE));
    if (smallest) return smallest;
    throw error;
  }
}

function respond(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return undefined;
  if (request.mode === 'navigate') return pathname.startsWith(PAGE) ? fetchFirst(request, PAGE) : undefined;
  if (DATA.includes(pathname)) return fetchFirst(request, pathname);
  return isFile(pathname) ? cacheFirst(request) : undefined;
}

/** Keeps what the page had loaded before this worker could see it. */
async function keepLoaded(page, urls) {
  await fetch(page).then((response) => keep(PAGE, response));
  for (const url of urls) {
    const { pathname } = new URL(url, location.href);
    if (DATA.includes(pathname)) await fetch(pathname).then((response) => keep(pathname, response));
    else if (isFile(pathname)) await cacheFirst(new Request(url));
  }
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  const removeOld = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(removeOld());
});

self.addEventListener('fetch', (event) => {
  const response = respond(event.request);
  if (response) event.respondWith(response);
});

self.addEventListener('message', (event) => {
  const { page, urls } = event.data;
  event.waitUntil(keepLoaded(page, urls).then(() => event.source?.postMessage({ kept: true })));
});
