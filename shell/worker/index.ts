import { SEED_PATH } from '../src/remotes/seed.ts';
import { serveCrawlers } from './crawlers.ts';
import { serveEditor } from './editor.ts';
import type { Env } from './env.ts';
import { missingFile, servePicture, serveReleasedFile } from './files.ts';
import { plainHeaders } from './headers.ts';
import { servePage } from './page.ts';
import { currentReleases, type Edge } from './releases.ts';
import { seedOf } from './seed.ts';

const isFile = (pathname: string) => /\.[a-z0-9]+$/i.test(pathname);

/** Whether somebody opens the address, rather than a page that needs the file. */
const wantsPage = ({ headers }: Request) => headers.get('accept')?.includes('text/html') ?? false;

async function serveAsset(request: Request, edge: Edge): Promise<Response> {
  const answer = await edge.env.ASSETS.fetch(request);
  if (answer.status !== 404) return answer;
  return wantsPage(request) ? servePage(request, edge) : missingFile();
}

async function serveSeed(edge: Edge): Promise<Response> {
  const headers = { ...plainHeaders, 'cache-control': 'no-store' };
  return Response.json(seedOf(await currentReleases(edge)), { headers });
}

const readOnly = () =>
  new Response('Pages and files can only be read: use GET.\n', {
    status: 405,
    headers: { ...plainHeaders, allow: 'GET, HEAD', 'cache-control': 'no-store' },
  });

/** The router would read a path that begins with two slashes as another site's address. */
const withSingleSlashes = ({ origin, pathname, search }: URL) =>
  Response.redirect(origin + pathname.replaceAll(/\/{2,}/g, '/') + search, 308);

/** What pages are made from stands among the files, and is no page itself. */
const TEMPLATE = '/index.html';

async function route(request: Request, edge: Edge): Promise<Response> {
  const url = new URL(request.url);
  const { pathname } = url;
  if (pathname.startsWith('/api/')) return edge.env.API.fetch(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') return readOnly();
  if (pathname === SEED_PATH) return serveSeed(edge);
  if (pathname.startsWith('/_mfe/')) return serveReleasedFile(request, edge);
  if (pathname.startsWith('/edit/')) return serveEditor(request, edge);
  if (pathname.startsWith('/pictures/')) return servePicture(request, edge);
  if (pathname.includes('//')) return withSingleSlashes(url);
  if (pathname === TEMPLATE) return Response.redirect(url.origin, 308);
  const forCrawlers = await serveCrawlers(request, edge);
  if (forCrawlers) return forCrawlers;
  if (isFile(pathname)) return serveAsset(request, edge);
  return servePage(request, edge);
}

export default {
  fetch: (request, env, context) =>
    route(request, { env, cache: caches.default, waitUntil: (work) => context.waitUntil(work) }),
} satisfies ExportedHandler<Env>;
