import { drawGroup } from '@almaty/delivery/canary';
import { removeTrailingSlashes } from '@almaty/delivery/find-page';
import { FIRST_LANGUAGE, getLanguage, removeLanguage } from '@almaty/languages';
import { isNotFound } from '../src/site/site-page.ts';
import { composeDocument } from './compose-document.ts';
import type { EdgeContext } from './env.ts';
import { pageHeaders } from './headers.ts';
import { getTurnstileKey, readPageContent, renderPart } from './page-content.ts';
import { type ComposedPage, readPage } from './page-memory.ts';
import { renderPartsOverlay } from './parts-overlay.ts';
import { renderPreviewBanner } from './preview.ts';
import { findReleasedPage, listPageLanguages } from './released-page.ts';
import { type CurrentReleases, readCurrentReleases } from './releases.ts';
import { createRemoteList, renderRemoteList } from './remote-list.ts';
import { createTokenHeader } from './reports/page-token.ts';
import { RETRY_AFTER } from './responses.ts';
import { getShell } from './shells.ts';
import { getScriptHashes, getShellStyleHash } from './template-elements.ts';
import { renderVersionPanel } from './version-panel.ts';
import { setGroup } from './visitor.ts';

/** The document that is left when not even the frame can be rendered. */
const WORDS_ONLY = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Almaty guide</title></head>
<body><h1>Almaty guide</h1><p>This page did not load. Your trip is safe. Try again in a moment.</p><p><a href="?">Retry</a></p></body>
</html>
`;

/** Composes a page: the frame of its path, the fragment of its part in it, and the list of all remotes. */
async function composePage(request: Request, context: EdgeContext, releases: CurrentReleases): Promise<ComposedPage> {
  const url = new URL(request.url);
  const { origin: site, pathname, search } = url;
  const turnstileKey = getTurnstileKey(context.env);
  const path = removeTrailingSlashes(pathname);
  const page = findReleasedPage(releases, path.toLowerCase());
  // Crawlers do not ignore case: every page has one URL.
  if (!isNotFound(page) && path !== path.toLowerCase())
    return { response: Response.redirect(site + path.toLowerCase() + search, 308), isRepeatable: false };
  const language = getLanguage(path);
  const english = removeLanguage(path);
  // A remote without a language has its pages in English only.
  if (isNotFound(page) && language !== FIRST_LANGUAGE && !isNotFound(findReleasedPage(releases, english)))
    return { response: Response.redirect(site + english + search, 302), isRepeatable: false };
  const { template, renderDocumentHead, renderFrame, renderScriptPreloads } = getShell(path);
  const { head, body, styles, scripts, isRepeatable } = await readPageContent(context, page, releases, site, language);
  const banner = renderPreviewBanner(url, context, releases);
  const html = await composeDocument(template, {
    language,
    teamTools: banner + (await renderVersionPanel(request, context, releases)) + renderPartsOverlay(url),
    head: renderDocumentHead({ head, site, path, styles }),
    frame: await renderFrame(pathname, body ? null : page.skeleton, listPageLanguages(releases, path)),
    fragment: body && renderPart(page.part, body),
    remoteList: renderRemoteList(createRemoteList(releases, language)),
    scriptPreloads: renderScriptPreloads(scripts),
    turnstileKey,
  });
  const headers = pageHeaders({
    hasTurnstile: turnstileKey !== '',
    isNoindex: (head.noindex ?? false) || banner !== '',
    scriptHashes: await getScriptHashes(),
    styleHashes: [await getShellStyleHash(), ...styles.map(({ integrity }) => integrity)],
  });
  if (!body)
    return { response: new Response(html, { status: 503, headers: { ...headers, ...RETRY_AFTER } }), isRepeatable };
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
  if (response.status >= 300 && response.status < 400) return response;
  if (hasCanary && visitor.group === null)
    response.headers.append('set-cookie', setGroup(group, new URL(request.url).origin));
  // In a header, because the body is remembered, compressed, for all visitors.
  const token = await createTokenHeader(request, context.env.REPORT_SECRET);
  if (token) response.headers.set('server-timing', token);
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
  try {
    const withoutKey = { ...context, env: { ...context.env, TURNSTILE_SITE_KEY: '' } };
    const { response: frame } = await composePage(request, withoutKey, {});
    const headers = { ...Object.fromEntries(frame.headers), ...RETRY_AFTER };
    return frame.ok ? new Response(frame.body, { status: 503, headers }) : frame;
  } catch (error) {
    console.error(JSON.stringify({ event: 'frame_failed', error: String(error) }));
    const headers = {
      ...pageHeaders({ hasTurnstile: false, isNoindex: false, scriptHashes: [], styleHashes: [] }),
      ...RETRY_AFTER,
    };
    return new Response(WORDS_ONLY, { status: 503, headers });
  }
}
