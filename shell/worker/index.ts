import { REMOTE_LIST_PATH } from '../src/remotes/remote-list.ts';
import { serveCrawlerFile } from './crawlers.ts';
import { serveEditorScreen } from './editor-screen.ts';
import type { EdgeContext, Env } from './env.ts';
import { baseHeaders } from './headers.ts';
import { isCatalogueDataPath, redirectToCatalogueData, servePicture, serveReleasedFile } from './released-files.ts';
import { readCurrentReleases } from './releases.ts';
import { createRemoteList } from './remote-list.ts';
import { fileNotFound, unavailable } from './responses.ts';
import { servePage } from './serve-page.ts';
import { readSettings } from './settings.ts';

const hasFileExtension = (pathname: string) => /\.[a-z0-9]+$/i.test(pathname);

/** Whether a person opened the URL, as opposed to a page that loads the file. */
const isNavigation = ({ headers }: Request) => headers.get('accept')?.includes('text/html') ?? false;

/** Serves a static file of the shell; a person who opens the URL of a missing file gets the not-found page. */
async function serveStaticFile(request: Request, context: EdgeContext): Promise<Response> {
  const response = await context.env.ASSETS.fetch(request);
  if (response.status !== 404) return response;
  return isNavigation(request) ? servePage(request, context) : fileNotFound();
}

async function serveRemoteList(context: EdgeContext): Promise<Response> {
  const headers = { ...baseHeaders, 'cache-control': 'no-store' };
  return Response.json(createRemoteList(await readCurrentReleases(context)), { headers });
}

const methodNotAllowed = () =>
  new Response('Pages and files can only be read: use GET.\n', {
    status: 405,
    headers: { ...baseHeaders, allow: 'GET, HEAD', 'cache-control': 'no-store' },
  });

/** The router would take a path that begins with two slashes for the URL of another site. */
const redirectToSingleSlashes = ({ origin, pathname, search }: URL) =>
  Response.redirect(origin + pathname.replaceAll(/\/{2,}/g, '/') + search, 308);

/** The template of all pages is one of the static files, and is not a page itself. */
const TEMPLATE_PATH = '/index.html';

async function handleRequest(request: Request, context: EdgeContext): Promise<Response> {
  const url = new URL(request.url);
  const { pathname } = url;
  if (pathname.startsWith('/api/')) return context.env.API.fetch(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed();
  if (pathname === REMOTE_LIST_PATH) return serveRemoteList(context);
  if (pathname.startsWith('/_mfe/')) return serveReleasedFile(request, context);
  if (pathname.startsWith('/edit/')) return serveEditorScreen(request, context);
  if (pathname.startsWith('/pictures/')) return servePicture(request, context);
  if (isCatalogueDataPath(pathname)) return redirectToCatalogueData(pathname, context);
  if (pathname.includes('//')) return redirectToSingleSlashes(url);
  if (pathname === TEMPLATE_PATH) return Response.redirect(url.origin, 308);
  const crawlerFile = await serveCrawlerFile(request, context);
  if (crawlerFile) return crawlerFile;
  if (hasFileExtension(pathname)) return serveStaticFile(request, context);
  return servePage(request, context);
}

/** Responds to whatever goes wrong with 503 and a text; the path is not logged, because it may name a plan. */
async function respond(request: Request, context: EdgeContext): Promise<Response> {
  try {
    return await handleRequest(request, context);
  } catch (error) {
    console.error(JSON.stringify({ event: 'request_failed', error: String(error) }));
    return unavailable();
  }
}

export default {
  fetch: (request, env, execution) =>
    respond(request, {
      env,
      settings: readSettings(env),
      cache: caches.default,
      waitUntil: (promise) => execution.waitUntil(promise),
    }),
} satisfies ExportedHandler<Env>;
