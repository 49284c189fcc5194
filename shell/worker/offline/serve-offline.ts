import { todayInAlmaty } from '@almaty/dates';
import { getBase, getLanguage, isLanguage } from '@almaty/languages';
import { type GuideList, LIST_PATH, PAGE_PATH, TEXTS_PATH } from '../../src/offline/guide-list.ts';
import { SERVICE_WORKER_PATH } from '../../src/offline/service-worker-path.ts';
import { acceptsBrotli } from '../compressed-copy.ts';
import type { EdgeContext } from '../env.ts';
import { baseHeaders } from '../headers.ts';
import { readNewestReleases } from '../releases.ts';
import { fileNotFound, unavailable } from '../responses.ts';
import { getShell } from '../shells.ts';
import { createGuideList, listPagePaths } from './guide-list.ts';
import { type OfferedText, offerPage, offerTexts } from './kept-pages.ts';
import { REMOVING_WORKER } from './removing-worker.ts';

const headers = { ...baseHeaders, 'cache-control': 'no-store', 'content-type': 'application/json' };

/** Whether the guide is offered offline: the switch for the day when a worker does harm (docs/operations.md). */
const isOffered = ({ env }: EdgeContext) => env.OFFLINE_GUIDE !== 'off';

/** Serves the service worker, which browsers ask for again at each page, or the one that removes it. */
export async function serveServiceWorker(request: Request, context: EdgeContext): Promise<Response> {
  const script = isOffered(context) ? (await context.env.ASSETS.fetch(request)).body : REMOVING_WORKER;
  return new Response(script, {
    headers: { ...baseHeaders, 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

/** Whether a path is that of the service worker. */
export const isServiceWorker = (pathname: string): boolean => pathname === SERVICE_WORKER_PATH;

/** Whether a path is of what browsers keep of the guide. */
export const isOfflinePath = (pathname: string): boolean => pathname.startsWith('/_offline/');

const respond = (request: Request, { text, compressed }: OfferedText): Response =>
  acceptsBrotli(request)
    ? new Response(compressed, { headers: { ...headers, 'content-encoding': 'br' }, encodeBody: 'manual' })
    : new Response(text, { headers });

/**
 * Serves what a browser keeps of the guide: the list of a language, the texts that its pages share, and pages, all of the
 * releases that this visitor gets. 404 to who looks at a preview, which nobody keeps; 503 when something cannot be read.
 */
export async function serveOffline(request: Request, context: EdgeContext): Promise<Response> {
  if (!isOffered(context) || Object.keys(context.visitor.previews).length > 0) return fileNotFound();
  const { origin: site, pathname } = new URL(request.url);
  const releases = await readNewestReleases(context);
  try {
    if (pathname.startsWith(PAGE_PATH)) {
      const path = pathname.slice(PAGE_PATH.length);
      const paths = listPagePaths(releases, getLanguage(path));
      return paths.includes(path) ? respond(request, await offerPage(context, releases, path, site)) : fileNotFound();
    }
    const language = pathname.slice((pathname.startsWith(TEXTS_PATH) ? TEXTS_PATH : LIST_PATH).length);
    if (!isLanguage(language)) return fileNotFound();
    if (pathname.startsWith(TEXTS_PATH))
      return respond(request, await offerTexts(context, releases, language, listPagePaths(releases, language), site));
    const list: GuideList = {
      ...(await createGuideList(context, releases, language, site)),
      notes: getShell(getBase(language)).renderOfflineNotes(todayInAlmaty()),
    };
    return Response.json(list, { headers });
  } catch (error) {
    console.error(JSON.stringify({ event: 'guide_list_failed', error: String(error) }));
    return unavailable();
  }
}
