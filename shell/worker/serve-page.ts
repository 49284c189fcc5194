import { drawGroup } from '@almaty/delivery/canary';
import { removeTrailingSlashes } from '@almaty/delivery/find-page';
import type { Fragment } from '@almaty/delivery/schema';
import template from '../dist/web/index.html';
import { renderDocumentHead, renderFrame, renderScriptPreloads, renderShellPage } from '../dist/worker/frame.mjs';
import { SITE_NAME } from '../src/app/site-name.ts';
import type { InlineStyle } from '../src/document-head.tsx';
import { isNotFound, type SitePage } from '../src/site/site-page.ts';
import { composeDocument } from './compose-document.ts';
import type { EdgeContext, Env } from './env.ts';
import { readFragment, withReleaseUrls } from './fragments.ts';
import { getScriptPreloads } from './head-links.ts';
import { pageHeaders } from './headers.ts';
import { type ComposedPage, readPage } from './page-memory.ts';
import { readPageStyles } from './page-styles.ts';
import { renderPartsOverlay } from './parts-overlay.ts';
import { renderPreviewBanner } from './preview.ts';
import { findReleasedPage } from './released-page.ts';
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

/** What is shown of a page: its fragment and styles, as far as they can be read. `isRepeatable` says that everything was. */
type PageContent = { fragment: Fragment | null; styles: readonly InlineStyle[]; isRepeatable: boolean };

/** Reads the content of a page from the release that has it. */
async function readContent(context: EdgeContext, page: SitePage, releases: CurrentReleases): Promise<PageContent> {
  if (page.part === 'shell') return { fragment: await renderShellPage(page.path), styles: [], isRepeatable: true };
  const release = releases[page.part];
  if (!release) return { fragment: null, styles: [], isRepeatable: false };
  const [fragment, { styles, areAllRead }] = await Promise.all([
    readFragment(context, page.part, release, page.path),
    readPageStyles(context, page.part, page, release),
  ]);
  return { fragment, styles, isRepeatable: fragment !== null && areAllRead };
}

/** The element of a page's part, in which the browser finds it (shell/src/parts/open-part.tsx). */
function renderPart({ part }: SitePage, { body }: Fragment, site: string, releases: CurrentReleases): string {
  const release = part === 'shell' ? undefined : releases[part];
  return part === 'shell' || !release
    ? `<div data-static="">${body}</div>`
    : `<div data-mfe="${part}" data-hydration-boundary="">${withReleaseUrls(body, site, part, release.version)}</div>`;
}

/**
 * The public key of Turnstile; empty where the site uses none (docs/decisions/0012).
 *
 * @throws Error when the variable is set to something that is no key.
 */
function getTurnstileKey({ TURNSTILE_SITE_KEY = '' }: Env): string {
  if (TURNSTILE_SITE_KEY === '' || /^[\w-]+$/.test(TURNSTILE_SITE_KEY)) return TURNSTILE_SITE_KEY;
  throw new Error('TURNSTILE_SITE_KEY may contain letters, digits, hyphens and underscores only');
}

/** Composes a page: the frame of its path, the fragment of its part in it, and the list of all remotes. */
async function composePage(request: Request, context: EdgeContext, releases: CurrentReleases): Promise<ComposedPage> {
  const { origin: site, pathname, search } = new URL(request.url);
  const turnstileKey = getTurnstileKey(context.env);
  const path = removeTrailingSlashes(pathname);
  const page = findReleasedPage(releases, path.toLowerCase());
  // Crawlers do not ignore case: every page has one URL.
  if (!isNotFound(page) && path !== path.toLowerCase())
    return { response: Response.redirect(site + path.toLowerCase() + search, 308), isRepeatable: false };
  const { fragment, styles, isRepeatable } = await readContent(context, page, releases);
  const frame = await renderFrame(pathname, fragment ? null : page.skeleton);
  const head = fragment?.head ?? { title: SITE_NAME };
  const banner = renderPreviewBanner(context, releases);
  const html = await composeDocument(template, {
    teamTools: banner + renderPartsOverlay(new URL(request.url)),
    head: renderDocumentHead({ head, site, path, styles }),
    frame,
    fragment: fragment ? renderPart(page, fragment, site, releases) : '',
    remoteList: renderRemoteList(createRemoteList(releases)),
    scriptPreloads: renderScriptPreloads(getScriptPreloads(page, releases, site)),
    turnstileKey,
  });
  const headers = pageHeaders({
    hasTurnstile: turnstileKey !== '',
    isNoindex: (head.noindex ?? false) || banner !== '',
    scriptHashes: await getScriptHashes(),
    styleHashes: [await getShellStyleHash(), ...styles.map(({ integrity }) => integrity)],
  });
  if (!fragment) {
    const retryAfter = { 'retry-after': String(RETRY_AFTER_SECONDS) };
    return { response: new Response(html, { status: 503, headers: { ...headers, ...retryAfter } }), isRepeatable };
  }
  // The paths of the not-found page have no end.
  if (isNotFound(page)) return { response: new Response(html, { status: 404, headers }), isRepeatable: false };
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
