import {
  EDITOR_FOLDER,
  EDITOR_MODULE,
  type EditorSettings,
  getEditorOrigin,
  isRemoteName,
  Version,
} from '@almaty/delivery/schema';
import type { EdgeContext } from './env.ts';
import { baseHeaders, editorHeaders } from './headers.ts';
import { isNavigation } from './navigation.ts';
import { readFile } from './read-file.ts';
import { servePicture } from './released-files.ts';
import { readCurrentReleases } from './releases.ts';
import { fileNotFound, methodNotAllowed } from './responses.ts';

/** The settings of the screen, and the folder of its static files; on the site's own origin they are not served. */
const SETTINGS_PATH = '/settings.json';
export const isEditorFile = (pathname: string): boolean => pathname.startsWith(`/${EDITOR_FOLDER}/`);

/** A file of a remote's part: its name contains a hash, or its version is in the address. */
const PART_FILE = /^\/(?<remote>[a-z-]+)\/(?<version>[^/]+)\/(?<file>[\w.-]+)$/;

async function serveScreen({ url }: Request, { env }: EdgeContext): Promise<Response> {
  const response = await env.ASSETS.fetch(new URL(`/${EDITOR_FOLDER}/index.html`, url));
  return new Response(response.body, { status: response.status, headers: editorHeaders });
}

async function serveScreenFile(request: Request, pathname: string, { env }: EdgeContext): Promise<Response> {
  // Under a second address the page would come without its content security policy.
  const response = pathname.endsWith('.html') ? null : await env.ASSETS.fetch(request);
  return response?.ok ? response : fileNotFound();
}

/** Says which repository editors change, and where the part of each remote is whose current release has one. */
async function serveSettings(context: EdgeContext): Promise<Response> {
  const releases = Object.entries(await readCurrentReleases(context));
  const modules = releases.flatMap(([remote, release]) =>
    release?.files[`${EDITOR_FOLDER}/${EDITOR_MODULE}`]
      ? [[remote, `/${remote}/${release.version}/${EDITOR_MODULE}`]]
      : [],
  );
  const settings: EditorSettings = {
    repository: context.env.CONTENT_REPOSITORY ?? '',
    modules: Object.fromEntries(modules),
  };
  return Response.json(settings, { headers: { ...baseHeaders, 'cache-control': 'no-store' } });
}

async function servePartFile(pathname: string, context: EdgeContext): Promise<Response | null> {
  const { remote = '', version = '', file = '' } = PART_FILE.exec(pathname)?.groups ?? {};
  if (!isRemoteName(remote) || !Version.safeParse(version).success) return null;
  return readFile(context, {
    remote,
    version,
    file: `${EDITOR_FOLDER}/${file}`,
    limitMs: context.settings.fileLimitMs,
  });
}

/**
 * Serves the origin of the content editors (docs/decisions/0014): their screen under a content security policy of its own,
 * and what the remotes bring to it. Nothing of the site is served there: a person who follows a link of the preview is
 * redirected to the site, and whatever else is requested is 404.
 *
 * @param siteOrigin origin of the site.
 */
export async function serveEditorOrigin(request: Request, context: EdgeContext, siteOrigin: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed();
  if (pathname === '/') return serveScreen(request, context);
  if (pathname === SETTINGS_PATH) return serveSettings(context);
  if (isEditorFile(pathname)) return serveScreenFile(request, pathname, context);
  // Of the previews.
  if (pathname.startsWith('/pictures/')) return servePicture(request, context);
  const partFile = await servePartFile(pathname, context);
  if (partFile) return partFile;
  return isNavigation(request) ? Response.redirect(siteOrigin + pathname + search, 302) : fileNotFound();
}

/** Redirects a person from `/edit` on the site to the screen; null for any other request. */
export function redirectToEditor(request: Request): Response | null {
  const { origin, pathname } = new URL(request.url);
  if (!/^\/edit\/?$/.test(pathname) || !isNavigation(request)) return null;
  const editorOrigin = getEditorOrigin(origin);
  return editorOrigin ? Response.redirect(`${editorOrigin}/`, 302) : null;
}
