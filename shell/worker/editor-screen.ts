import { EDITOR_FOLDER, isRemoteName } from '@almaty/delivery/schema';
import type { EdgeContext } from './env.ts';
import { editorHeaders } from './headers.ts';
import { readFile } from './read-file.ts';
import { readCurrentReleases } from './releases.ts';
import { fileNotFound, unavailable } from './responses.ts';

// index.html is excluded: under a second URL the page would come without its content security policy.
const EDITOR_PATH = /^\/edit\/(?<remote>[a-z-]+)(?<slash>\/)?(?<file>(?!index\.html$)[\w.-]+)?$/;

/**
 * Serves `/edit/<remote>/` from the remote's current release: the screen of its content editors, under a content
 * security policy of its own (docs/decisions/0015). Its file names contain a content hash, so they are cached for good.
 */
export async function serveEditorScreen(request: Request, context: EdgeContext): Promise<Response> {
  const { origin, pathname, hostname } = new URL(request.url);
  const { remote = '', slash, file } = EDITOR_PATH.exec(pathname)?.groups ?? {};
  if (!isRemoteName(remote)) return fileNotFound();
  if (!slash) return Response.redirect(`${origin}${pathname}/`, 308);
  const release = (await readCurrentReleases(context))[remote];
  if (!release) return unavailable();
  const response = await readFile(context, {
    remote,
    version: release.version,
    file: `${EDITOR_FOLDER}/${file ?? 'index.html'}`,
    limitMs: context.settings.fileLimitMs,
  });
  return file || !response.ok ? response : new Response(response.body, { headers: editorHeaders(hostname) });
}
