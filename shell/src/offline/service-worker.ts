import { getBase } from '@almaty/languages';
import { type Found, findFile, findFragment, findPage, findStandIn, getNotice } from './find-kept.ts';
import { BODY, fillMarks, type KeptPage, LAST_SEGMENT, NOTICE, type SharedTexts } from './kept-page.ts';
import { getContentKey, type KeptSet, openStore, readSets } from './kept-set.ts';
import { classifyRequest, isOwnFile, isOwnPage } from './requests.ts';

// The worker of the site (docs/offline.md). It shows what the page has put into the store, and stores nothing itself. Online it
// changes nothing but that files which never change come from the store.

/** What is used here of the scope of a service worker; the types of the DOM and of workers exclude each other. */
type WorkerScope = {
  addEventListener(type: 'install' | 'activate' | 'fetch' | 'message', listener: (event: WorkerEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
};
type WorkerEvent = Event & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
  waitUntil(promise: Promise<unknown>): void;
};
const scope = globalThis as unknown as WorkerScope;

/** After so many milliseconds without an answer, what is kept is shown. */
const SILENCE_MS = 3000;
/** While the site is silent, nothing waits for it again. */
let isSilent = false;

let sets: Promise<readonly KeptSet[]> | undefined;
const getSets = () =>
  (sets ??= openStore()
    .then(readSets)
    .catch(() => []));

const findContent = async (hash: string | undefined) =>
  hash ? (await openStore()).match(getContentKey(hash)) : undefined;

/** Reads a page and the texts that it shares; undefined when the browser has removed one of them. */
async function readPage({ set, hash, segment }: Found) {
  const [page, texts] = await Promise.all([findContent(hash), findContent(set.texts)]);
  if (!page || !texts) return undefined;
  const { head, body, document, headers }: KeptPage = await page.json();
  const shared: SharedTexts = await texts.json();
  return { head, headers, document, texts: { ...shared, [LAST_SEGMENT]: segment }, body: fillMarks(body, shared) };
}

async function createDocument(found: Found | undefined): Promise<Response | undefined> {
  const page = found && (await readPage(found));
  if (!page) return undefined;
  const texts = { ...page.texts, [BODY]: page.body, [NOTICE]: getNotice(found.set, Date.now()) };
  return new Response(fillMarks(page.document, texts), { headers: page.headers });
}

async function createFragment(found: Found | undefined): Promise<Response | undefined> {
  const page = found && (await readPage(found));
  return page && Response.json({ head: page.head, body: page.body });
}

/** Waits for the site until its limit. @returns the right answer of the site; null without one. */
async function ask(fetching: Promise<Response>, isRight: (response: Response) => boolean): Promise<Response | null> {
  const answer = fetching.then(
    (response) => {
      isSilent = false;
      return isRight(response) ? response : null;
    },
    () => null,
  );
  const silence = new Promise<undefined>((resolve) => setTimeout(resolve, isSilent ? 0 : SILENCE_MS, undefined));
  const response = await Promise.race([answer, silence]);
  if (response === undefined) isSilent = true;
  return response ?? null;
}

/** Leads to what is kept, from a page that is not: from the home page to that of the kept language, else to the page that says what is. */
function redirectToKept(kept: readonly KeptSet[], pathname: string): Response | undefined {
  const guide = kept.find(({ kind }) => kind === 'guide');
  const base = guide && getBase(guide.language);
  // The browser may have removed it.
  if (base === undefined || pathname === `${base}/offline`) return undefined;
  return Response.redirect(new URL(base && pathname === '/' ? base : `${base}/offline?missing`, location.href));
}

async function servePage(event: WorkerEvent): Promise<Response> {
  const { request } = event;
  const fetching = Promise.resolve(event.preloadResponse).then((response) => response ?? fetch(request));
  // Its answer may come after what is kept is shown.
  event.waitUntil(fetching.catch(() => {}));
  const kept = await getSets();
  const { pathname } = new URL(request.url);
  const found = findPage(kept, pathname);
  const answer = found ? await ask(fetching, isOwnPage) : await fetching.catch(() => null);
  return answer ?? (await createDocument(found)) ?? redirectToKept(kept, pathname) ?? fetching;
}

async function serveImmutable(request: Request): Promise<Response> {
  const kept = await getSets();
  const { pathname } = new URL(request.url);
  const own = (await findContent(findFile(kept, pathname))) ?? (await createFragment(findFragment(kept, pathname)));
  if (own) return own;
  const fetching = fetch(request);
  const standIn = await findContent(findStandIn(kept, pathname));
  return (standIn && (await ask(fetching, isOwnFile))) ?? standIn ?? fetching;
}

async function serveNewest(request: Request): Promise<Response> {
  const fetching = fetch(request);
  const kept = await getSets();
  const { pathname } = new URL(request.url);
  const own = (await findContent(findFile(kept, pathname))) ?? (await findContent(findStandIn(kept, pathname)));
  return (own && (await ask(fetching, isOwnFile))) ?? own ?? fetching;
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  // The request for a page does not wait until the worker has started.
  const preload = scope.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, scope.clients.claim()]));
});

scope.addEventListener('fetch', (event) => {
  const kind = classifyRequest(event.request, location.origin);
  if (kind === 'page') event.respondWith(servePage(event));
  else if (kind === 'immutable') event.respondWith(serveImmutable(event.request));
  else if (kind === 'newest') event.respondWith(serveNewest(event.request));
});

// A page says that it has changed the store.
scope.addEventListener('message', () => {
  sets = undefined;
});
