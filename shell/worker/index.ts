import { type Promises, SHELL_CONTRACT_PATH } from '@almaty/delivery/gate';
import { REPORTS_PATH } from '@almaty/delivery/routes';
import { getSiteOrigin, REMOTE_NAMES } from '@almaty/delivery/schema';
import { FIRST_LANGUAGE, isLanguage, OTHER_LANGUAGES, removeLanguage, toLanguage } from '@almaty/languages';
import { LANGUAGE_PARAMETER, REMOTE_LIST_PATH } from '../src/parts/remote-list.ts';
import { MANIFEST_PATH } from '../src/site/manifest-path.ts';
import { OWNERS } from '../src/site/owners.ts';
import { STATUS_PAGE } from '../src/status/site-status.ts';
import { preferCompressed } from './compressed-copy.ts';
import { serveCrawlerFile } from './crawlers.ts';
import { isEditorFile, redirectToEditor, serveEditorOrigin } from './editor-screen.ts';
import type { EdgeContext, Env } from './env.ts';
import { baseHeaders } from './headers.ts';
import { serveHealth } from './health.ts';
import { listShellLinks } from './links.ts';
import { isNavigation } from './navigation.ts';
import { isOfflinePath, isServiceWorker, serveOffline, serveServiceWorker } from './offline/serve-offline.ts';
import { changePreviews, PREVIEW_PARAMETER } from './preview.ts';
import { findReleaseServer, NO_CACHE } from './release-server.ts';
import { isDataPath, redirectToData, servePicture, serveReleasedFile } from './released-files.ts';
import { readNewestReleases } from './releases.ts';
import { createRemoteList } from './remote-list.ts';
import { fetchApi } from './reports/count-api-answer.ts';
import { serveReports } from './reports/serve-reports.ts';
import { fileNotFound, methodNotAllowed, unavailable } from './responses.ts';
import { isFragmentPath, serveFragment } from './serve-fragment.ts';
import { serveFileOfOtherVersion } from './serve-other-version.ts';
import { servePage } from './serve-page.ts';
import { readSettings } from './settings.ts';
import { getShell } from './shells.ts';
import { serveStatus } from './status/serve-status.ts';
import { protect, redirectToHttps } from './transport.ts';
import { readVisitor } from './visitor.ts';

const hasFileExtension = (pathname: string) => /\.[a-z0-9]+$/i.test(pathname);

/**
 * Serves a static file of the shell, also of another version of it; a person who opens the URL of a missing file gets the
 * not-found page.
 */
async function serveStaticFile(request: Request, context: EdgeContext): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const own = await preferCompressed(request, pathname, (file) =>
    context.env.ASSETS.fetch(new Request(origin + file, request)),
  );
  const response = own.status === 404 ? await serveFileOfOtherVersion(request, context) : own;
  if (response.status !== 404) return response;
  return isNavigation(request) ? servePage(request, context) : fileNotFound();
}

/** Serves the list by which a page finds out, after a failure, whether a release was replaced. */
async function serveRemoteList(context: EdgeContext, language: string): Promise<Response> {
  const headers = { ...baseHeaders, 'cache-control': 'no-store' };
  const releases = await readNewestReleases(context);
  return Response.json(createRemoteList(releases, isLanguage(language) ? language : FIRST_LANGUAGE), { headers });
}

/** Says what the live site promises to remotes, for the gate of a release. */
async function serveContract(context: EdgeContext): Promise<Response> {
  const releases = Object.values(await readNewestReleases(context));
  const slots = Object.assign({}, ...releases.map((release) => release.slots));
  const promises: Promises = { owners: OWNERS, links: listShellLinks(), slots };
  return Response.json(promises, { headers: { ...baseHeaders, 'cache-control': 'no-store' } });
}

/** Serves the web app manifest in the language of its path. */
const serveManifest = (pathname: string) =>
  Response.json(getShell(pathname).createManifest(), {
    headers: {
      ...baseHeaders,
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
    },
  });

/** The router would take a path that begins with two slashes for the URL of another site. */
const redirectToSingleSlashes = ({ origin, pathname, search }: URL) =>
  Response.redirect(origin + pathname.replaceAll(/\/{2,}/g, '/') + search, 308);

/** The # of a link as some mail programs write it, encoded once or more often. */
const ENCODED_HASH = /%(?:25)*23/i;

/** What follows the # is the key of a plan, whose case must not change. */
const redirectToFragment = ({ origin, pathname, search }: URL) =>
  Response.redirect(`${origin}${pathname.replace(ENCODED_HASH, `${search}#`)}`, 308);

/** The templates of all pages are static files, and are no pages themselves. */
const TEMPLATES = new Set(['/index.html', ...OTHER_LANGUAGES.map((language) => `/${language}.html`)]);

async function handleRequest(request: Request, context: EdgeContext): Promise<Response> {
  const url = new URL(request.url);
  const { pathname, searchParams } = url;
  const editedSite = getSiteOrigin(url.origin);
  if (editedSite) return serveEditorOrigin(request, context, editedSite);
  if (pathname === '/api/health') return serveHealth(request, context);
  if (pathname.startsWith('/api/')) return fetchApi(request, context);
  if (pathname === REPORTS_PATH || pathname.startsWith(`${REPORTS_PATH}/`)) return serveReports(request, context);
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed();
  if (pathname === REMOTE_LIST_PATH) return serveRemoteList(context, searchParams.get(LANGUAGE_PARAMETER) ?? '');
  if (pathname === SHELL_CONTRACT_PATH) return serveContract(context);
  if (removeLanguage(pathname) === STATUS_PAGE) return serveStatus(request, context);
  if (removeLanguage(pathname) === MANIFEST_PATH) return serveManifest(pathname);
  if (isServiceWorker(pathname)) return serveServiceWorker(request, context);
  if (isOfflinePath(pathname)) return serveOffline(request, context);
  if (isFragmentPath(pathname)) return serveFragment(request, context);
  if (pathname.startsWith('/_mfe/')) return serveReleasedFile(request, context);
  if (pathname.startsWith('/pictures/')) return servePicture(request, context);
  if (isDataPath(pathname)) return redirectToData(pathname, context);
  if (ENCODED_HASH.test(pathname)) return redirectToFragment(url);
  if (pathname.includes('//')) return redirectToSingleSlashes(url);
  if (TEMPLATES.has(pathname)) return Response.redirect(url.origin, 308);
  const editorRedirect = redirectToEditor(request);
  if (editorRedirect) return editorRedirect;
  const crawlerFile = await serveCrawlerFile(request, context);
  if (crawlerFile) return crawlerFile;
  if (searchParams.has(PREVIEW_PARAMETER)) {
    const change = await changePreviews(request, context);
    if (change) return change;
  }
  // Only the home page goes by the language that a visitor chose: every other address says its own. From a page of the site only
  // the switch leads to English, and the cookie that it writes may come later than this request.
  const isFromSite = request.headers.get('sec-fetch-site') === 'same-origin';
  const chosen = isFromSite ? undefined : context.visitor.language;
  if (pathname === '/' && chosen && chosen !== FIRST_LANGUAGE)
    return new Response(null, {
      status: 302,
      headers: { ...baseHeaders, location: toLanguage('/', chosen) + url.search, 'cache-control': 'no-store' },
    });
  if (hasFileExtension(pathname) && !isEditorFile(pathname)) return serveStaticFile(request, context);
  return servePage(request, context);
}

/** Within so many milliseconds after a request its response has been sent, and the files of a page were asked for. */
const AFTER_RESPONSE_MS = 1000;

/** Responds to whatever goes wrong with 503 and a text; the path is not logged, because it may name a plan. */
async function respond(request: Request, context: EdgeContext): Promise<Response> {
  try {
    return redirectToHttps(request) ?? (await handleRequest(request, context));
  } catch (error) {
    console.error(JSON.stringify({ event: 'request_failed', error: String(error) }));
    return unavailable();
  }
}

export { FigureStore } from './reports/figure-store.ts';

export default {
  async fetch(request, env, execution) {
    const visitor = readVisitor(request);
    const waitUntil = (promise: Promise<unknown>) => execution.waitUntil(promise);
    const response = await respond(request, {
      env,
      settings: readSettings(env),
      visitor,
      cache: REMOTE_NAMES.some((remote) => findReleaseServer({ env, visitor }, remote)) ? NO_CACHE : caches.default,
      waitUntil,
      afterResponse: (task) => waitUntil(scheduler.wait(AFTER_RESPONSE_MS).then(task)),
    });
    return protect(response, request.url);
  },
} satisfies ExportedHandler<Env>;
