import { EDITOR_FOLDER, getEditorOrigin, type RemoteName } from '@almaty/delivery/schema';
import type { EdgeContext } from './env.ts';
import { editorHeaders } from './headers.ts';
import { isNavigation } from './navigation.ts';
import { readFile } from './read-file.ts';
import { readCurrentReleases } from './releases.ts';
import { fileNotFound, methodNotAllowed, unavailable } from './responses.ts';

/** The remote whose release contains the editor of all content (docs/decisions/0014). */
const REMOTE: RemoteName = 'trip-tips';
const EDITOR_PATH = `/${REMOTE}/`;

// index.html is excluded: under a second URL the page would come without its content security policy.
const FILE_NAME = /^(?!index\.html$)[\w.-]*$/;

/** Serves the screen, or one of its files, from the remote's current release; their names contain a content hash. */
async function serveScreen(file: string, hostname: string, context: EdgeContext): Promise<Response> {
  const release = (await readCurrentReleases(context))[REMOTE];
  if (!release) return unavailable();
  const response = await readFile(context, {
    remote: REMOTE,
    version: release.version,
    file: `${EDITOR_FOLDER}/${file || 'index.html'}`,
    limitMs: context.settings.fileLimitMs,
  });
  return file || !response.ok ? response : new Response(response.body, { headers: editorHeaders(hostname) });
}

/**
 * Serves the origin of the content editors (docs/decisions/0014): their screen under a content security policy of its own,
 * and their sign-in. Nothing of the site is served there: a person who follows a link of the
 * preview is redirected to the site, and whatever else is requested is 404.
 *
 * @param siteOrigin origin of the site.
 */
export async function serveEditorOrigin(request: Request, context: EdgeContext, siteOrigin: string): Promise<Response> {
  const { origin, pathname, search, hostname } = new URL(request.url);
  if (pathname.startsWith('/api/editor/')) return context.env.API.fetch(request);
  if (pathname.startsWith('/api/')) return fileNotFound();
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed();
  if (pathname === '/' || `${pathname}/` === EDITOR_PATH) return Response.redirect(origin + EDITOR_PATH, 308);
  if (pathname.startsWith(EDITOR_PATH)) {
    const file = pathname.slice(EDITOR_PATH.length);
    return FILE_NAME.test(file) ? serveScreen(file, hostname, context) : fileNotFound();
  }
  return isNavigation(request) ? Response.redirect(siteOrigin + pathname + search, 302) : fileNotFound();
}

/** Redirects a person from the address that the screen once had on the site; null for any other request. */
export function redirectToEditor(request: Request): Response | null {
  const { origin, pathname } = new URL(request.url);
  if (!pathname.startsWith('/edit/') || !isNavigation(request)) return null;
  const editorOrigin = getEditorOrigin(origin);
  return editorOrigin ? Response.redirect(editorOrigin + EDITOR_PATH, 302) : null;
}
