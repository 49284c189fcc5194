import { EDITOR_FOLDER, isRemoteName } from '@almaty/delivery/schema';
import type { EdgeContext } from './env.ts';
import { editorHeaders } from './headers.ts';
import { getBucket, readCurrentReleases } from './releases.ts';
import { assetResponse, cached, fileNotFound } from './responses.ts';

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
  const readFile = async (name: string) => {
    const release = (await readCurrentReleases(context))[remote];
    return release ? getBucket(context.env, remote).get(`${release.version}/${EDITOR_FOLDER}/${name}`) : null;
  };
  if (!file) {
    const page = await readFile('index.html');
    return page ? new Response(page.body, { headers: editorHeaders(hostname) }) : fileNotFound();
  }
  return cached(context, origin + pathname, async () => {
    const object = await readFile(file);
    return object && assetResponse(object, 'public, max-age=31536000, immutable');
  });
}
