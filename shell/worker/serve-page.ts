import { drawGroup } from '@almaty/delivery/canary';
import type { FragmentHead } from '@almaty/delivery/schema';
import template from '../dist/web/index.html';
import { matchRoute, renderDocumentHead, renderFrame, renderScriptPreloads } from '../dist/worker/frame.mjs';
import { NOT_FOUND_ROUTE, remotePages } from '../src/app/pages.ts';
import type { DocumentHead } from '../src/document-head.tsx';
import { findReleasedPage, isUnknownPage, removeTrailingSlashes } from '../src/remotes/released-pages.ts';
import { composeDocument } from './compose-document.ts';
import type { EdgeContext, Env } from './env.ts';
import { readFragment, withReleaseUrls } from './fragments.ts';
import { getScriptPreloads } from './head-links.ts';
import { pageHeaders } from './headers.ts';
import { type ComposedPage, readPage } from './page-memory.ts';
import { readPageStyles } from './page-styles.ts';
import { renderPartsOverlay } from './parts-overlay.ts';
import { renderPreviewBanner } from './preview.ts';
import { type CurrentReleases, readCurrentReleases } from './releases.ts';
import { createRemoteList, renderRemoteList } from './remote-list.ts';
import { RETRY_AFTER_SECONDS } from './responses.ts';
import { getScriptHashes, getShellStyleHash } from './template-elements.ts';
import { setGroup } from './visitor.ts';

/** The document that is left when not even the frame can be rendered. */
const WORDS_ONLY = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Almaty guide</title></head>
<body><h1>Almaty guide</h1><p>This page did not load. Your trip is safe. Try again in a moment.</p><p><a href="?">Retry</a></p></body>
</html>
`;

/** The route of a path; that of the not-found page also for a path that a release could contain and does not. */
function findRoute(releases: CurrentReleases, path: string): string {
  const route = matchRoute(path);
  const page = remotePages[route];
  const pages = page && releases[page.remote]?.pages;
  return isUnknownPage(route, path.toLowerCase(), pages) ? NOT_FOUND_ROUTE : route;
}

/**
 * Finds what the current releases contain for a path: its page, release, fragment and styles, as far as they can be read.
 * `isIncomplete` says that its text is missing, `isRepeatable` that everything was read.
 */
async function findRemotePage(context: EdgeContext, releases: CurrentReleases, route: string, path: string) {
  const page = remotePages[route];
  const release = page && releases[page.remote];
  const released = release && findReleasedPage(route, path, release.pages);
  const [fragment, { styles, areAllRead }] = await Promise.all([
    page && released ? readFragment(context, page.remote, release, released) : null,
    page && release ? readPageStyles(context, page, release) : { styles: [], areAllRead: true },
  ]);
  const isIncomplete = page !== undefined && (!release || (released !== undefined && fragment === null));
  return { page, release, fragment, styles, isIncomplete, isRepeatable: !isIncomplete && areAllRead };
}

/**
 * The public key of Turnstile; empty where the site uses none (docs/decisions/0016).
 *
 * @throws Error when the variable is set to something that is no key.
 */
function getTurnstileKey({ TURNSTILE_SITE_KEY = '' }: Env): string {
  if (TURNSTILE_SITE_KEY === '' || /^[\w-]+$/.test(TURNSTILE_SITE_KEY)) return TURNSTILE_SITE_KEY;
  throw new Error('TURNSTILE_SITE_KEY may contain letters, digits, hyphens and underscores only');
}

/** Composes a page: the frame of its path, the remote's fragment in it, and the list of all remotes. */
async function composePage(request: Request, context: EdgeContext, releases: CurrentReleases): Promise<ComposedPage> {
  const { origin: site, pathname, search } = new URL(request.url);
  const turnstileKey = getTurnstileKey(context.env);
  const path = removeTrailingSlashes(pathname);
  const route = findRoute(releases, path);
  // The router ignores case, and crawlers do not: every page has one URL.
  if (route !== NOT_FOUND_ROUTE && path !== path.toLowerCase())
    return { response: Response.redirect(site + path.toLowerCase() + search, 308), isRepeatable: false };
  const { page, release, fragment, styles, isIncomplete, isRepeatable } = await findRemotePage(
    context,
    releases,
    route,
    path,
  );
  const frame = await renderFrame(pathname, fragment !== null, (remote) => releases[remote]?.pages);
  const head: FragmentHead | null = fragment?.head ?? frame.head;
  if (!head) throw new Error(`The route ${route} renders no PageHead`);
  const source: DocumentHead['source'] = fragment ? 'fragment' : page ? 'skeleton' : 'shell';
  const preloads = page && release ? getScriptPreloads(page, release, site) : [];
  const banner = renderPreviewBanner(context, releases);
  const html = await composeDocument(template, {
    teamTools: banner + renderPartsOverlay(new URL(request.url)),
    head: renderDocumentHead({ head, source, site, path, styles }),
    frame: frame.body,
    fragment: page && release && fragment ? withReleaseUrls(fragment.body, site, page.remote, release.version) : null,
    remoteList: renderRemoteList(createRemoteList(releases, route === NOT_FOUND_ROUTE)),
    scriptPreloads: renderScriptPreloads(preloads),
    turnstileKey,
  });
  const headers = pageHeaders({
    hasTurnstile: turnstileKey !== '',
    isNoindex: (head.noindex ?? false) || banner !== '',
    scriptHashes: await getScriptHashes(),
    styleHashes: [await getShellStyleHash(), ...styles.map(({ integrity }) => integrity)],
  });
  if (isIncomplete) {
    const retryAfter = { 'retry-after': String(RETRY_AFTER_SECONDS) };
    return { response: new Response(html, { status: 503, headers: { ...headers, ...retryAfter } }), isRepeatable };
  }
  // The paths of the not-found page have no end.
  if (route === NOT_FOUND_ROUTE) return { response: new Response(html, { status: 404, headers }), isRepeatable: false };
  return { response: new Response(html, { headers }), isRepeatable };
}

/** Serves a page of the releases that this visitor gets; who has no group yet is given one while a canary runs. */
async function serveCurrentPage(request: Request, context: EdgeContext): Promise<Response> {
  const { visitor } = context;
  const group = visitor.group ?? drawGroup();
  const releases = await readCurrentReleases({ ...context, visitor: { ...visitor, group } });
  const response = await readPage(request, context, releases, () => composePage(request, context, releases));
  const hasCanary = Object.values(releases).some((release) => release.hasCanary);
  const isPage = response.status !== 308;
  if (hasCanary && visitor.group === null && isPage)
    response.headers.append('set-cookie', setGroup(group, new URL(request.url).origin));
  return response;
}

/**
 * Serves a page. What cannot be composed becomes the frame without any release, and if even that fails a document of
 * words: 503 in both cases.
 */
export async function servePage(request: Request, context: EdgeContext): Promise<Response> {
  try {
    return await serveCurrentPage(request, context);
  } catch (error) {
    console.error(JSON.stringify({ event: 'page_failed', error: String(error) }));
  }
  const retryAfter = { 'retry-after': String(RETRY_AFTER_SECONDS) };
  try {
    const withoutKey = { ...context, env: { ...context.env, TURNSTILE_SITE_KEY: '' } };
    const { response: frame } = await composePage(request, withoutKey, {});
    const headers = { ...Object.fromEntries(frame.headers), ...retryAfter };
    return frame.ok ? new Response(frame.body, { status: 503, headers }) : frame;
  } catch (error) {
    console.error(JSON.stringify({ event: 'frame_failed', error: String(error) }));
    const headers = {
      ...pageHeaders({ hasTurnstile: false, isNoindex: false, scriptHashes: [], styleHashes: [] }),
      ...retryAfter,
    };
    return new Response(WORDS_ONLY, { status: 503, headers });
  }
}
