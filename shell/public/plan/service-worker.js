/*
 * Keeps what the plan page is made of, so that it opens without a connection: the page, its files, its pictures, and the
 * data of the catalogue and of the trip tips. It never sees anything private, because it leaves the API alone, and the page
 * is the same for every plan. The page registers it with the version of its release, which names the cache; each language has a
 * worker of its own, with the pages of plans in it as its scope.
 */

/** Under this key is the page, whichever plan it was opened for: `/plan/`, `/ru/plan/`. */
const PAGE = new URL(registration.scope).pathname;
/** What the paths of the language begin with: nothing in English. */
const BASE = PAGE.replace(/\/plan\/$/, '');

const CACHE_PREFIX = 'plan-page-';
const CACHE = CACHE_PREFIX + BASE + new URL(location.href).searchParams.get('release');
/** Whether a cache is of this language, in any release. */
const isOfLanguage = (name) => (/^plan-page-(\/[a-z]{2})?/.exec(name)?.[1] ?? '') === BASE;

/** Files without a version in their URL: the newest that can be had. */
const DATA = [
  ...['/planning.json', '/_mfe/remotes.json'],
  ...['/catalogue.json', '/planning-evidence.json', '/tips.json'].map((file) => BASE + file),
];

/** What is kept under a key, in this release before others: another language may have an older file of the same name. */
const findKept = async (key) => (await (await caches.open(CACHE)).match(key)) ?? caches.match(key);

/** A picture is kept in its smallest size, which stands in for the others. */
const PICTURE_END = /-\d+\.(avif|webp)$/;
const SMALLEST_PICTURE = '-400.avif';

const isFile = (pathname) =>
  /^\/(static|_mfe|pictures)\//.test(pathname) || /\.(js|svg|png|webmanifest)$/.test(pathname);

/** Only the site's own pages say where their policy is reported to, and no file is a page: a hotel's sign-in page is neither. */
const POLICY_REPORTS = 'report-uri /_reports';
const isOwn = ({ ok, type, headers }, key) => {
  const get = (name) => headers.get(name) ?? '';
  const isRight =
    key === PAGE ? get('content-security-policy').includes(POLICY_REPORTS) : !get('content-type').includes('text/html');
  return ok && type === 'basic' && isRight;
};

async function keep(key, response) {
  if (isOwn(response, key)) await (await caches.open(CACHE)).put(key, response);
}

/** After so many milliseconds without an answer, what is kept is shown. The answer is kept for the next time. */
const SILENCE_MS = 1000;
/** While the site is silent, nothing waits for it again. */
let isSilent = false;
const waitForSilence = () => new Promise((resolve) => setTimeout(resolve, isSilent ? 0 : SILENCE_MS, null));

/** After so many milliseconds nothing comes any more, and a connection that waits would be missing for the next requests. */
const LATE_MS = 10_000;

/** The site redirects other spellings of a path to the one that is kept. */
const isSpelling = ({ mode, url }) => {
  const { pathname } = new URL(url);
  return mode === 'navigate' && (pathname !== pathname.toLowerCase() || /%|\/$/.test(pathname));
};

async function fetchFirst(event, key) {
  const { request } = event;
  const kept = await findKept(key);
  const fetching = fetch(request, kept && { signal: AbortSignal.timeout(LATE_MS) }).then(async (response) => {
    isSilent = false;
    // A redirect is no page, and leads to one that is kept.
    if (!(request.mode === 'navigate' && response.redirected)) await keep(key, response.clone());
    return response;
  });
  if (!kept || isSpelling(request)) return fetching;
  event.waitUntil(fetching.catch(() => {}));
  const response = await Promise.race([fetching, waitForSilence()]).catch(() => undefined);
  if (response === null) isSilent = true;
  return response && isOwn(response, key) ? response : kept;
}

async function cacheFirst(request) {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const fetching = fetch(request).then(async (response) => {
    await keep(request.url, response.clone());
    return response;
  });
  const smallest = await caches.match(request.url.replace(PICTURE_END, SMALLEST_PICTURE));
  if (!smallest) return fetching;
  const response = await Promise.race([fetching, waitForSilence()]).catch(() => null);
  return response ?? smallest;
}

function respond(event) {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return undefined;
  if (request.mode === 'navigate') return pathname.startsWith(PAGE) ? fetchFirst(event, PAGE) : undefined;
  // The list of remotes names its language in the query.
  if (DATA.includes(pathname)) return fetchFirst(event, pathname + search);
  return isFile(pathname) ? cacheFirst(request) : undefined;
}

const hasKept = async (key) => (await (await caches.open(CACHE)).match(key)) !== undefined;

/** Keeps a file, which the release before may have under the same URL. Returns whether it is kept, or there is none. */
async function fill(key, request) {
  const response = (await caches.match(key)) ?? (await fetch(request));
  await keep(key, response);
  return response.status === 404 || (await hasKept(key));
}

/** Keeps what the page had loaded before this worker could see it. Returns whether all of it is kept. */
async function keepLoaded(page, urls) {
  await fetch(page).then((response) => keep(PAGE, response));
  let isComplete = await hasKept(PAGE);
  for (const url of urls) {
    const { pathname, search } = new URL(url, location.href);
    if (DATA.includes(pathname)) {
      const key = pathname + search;
      await fetch(key).then((response) => keep(key, response));
      isComplete &&= await hasKept(key);
    } else if (isFile(pathname)) isComplete = (await fill(url, url)) && isComplete;
  }
  return isComplete;
}

/** Removes the caches of other releases in this language. */
async function removeOld() {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(CACHE_PREFIX) && isOfLanguage(name) && name !== CACHE)
      .map((name) => caches.delete(name)),
  );
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const response = respond(event);
  if (response) event.respondWith(response);
});

self.addEventListener('message', (event) => {
  const { page, urls } = event.data;
  const keepAll = async () => {
    if (await keepLoaded(page, urls)) await removeOld();
    event.source?.postMessage({ kept: true });
  };
  event.waitUntil(keepAll());
});
