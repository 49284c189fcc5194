import { EDITOR_FOLDER } from '@almaty/delivery/schema';
import { answerWith, missingFile, throughCache } from './files.ts';
import { editorHeaders } from './headers.ts';
import { bucketOf, currentReleases, type Edge, isRemoteName } from './releases.ts';

// The page has one address: at any other it would come without its policy.
const EDITOR = /^\/edit\/(?<remote>[a-z-]+)(?<slash>\/)?(?<file>(?!index\.html$)[\w.-]+)?$/;

/**
 * Serves `/edit/<remote>/` out of the remote's current release: the screen of those who write its content, under a
 * policy of its own (decision 15). The names of its files tell their content, so they may be kept for good.
 */
export async function serveEditor(request: Request, edge: Edge): Promise<Response> {
  const { origin, pathname, hostname } = new URL(request.url);
  const { remote = '', slash, file } = EDITOR.exec(pathname)?.groups ?? {};
  if (!isRemoteName(remote)) return missingFile();
  if (!slash) return Response.redirect(`${origin}${pathname}/`, 308);
  const read = async (name: string) => {
    const release = (await currentReleases(edge))[remote];
    return release ? bucketOf(edge.env, remote).get(`${release.version}/${EDITOR_FOLDER}/${name}`) : null;
  };
  if (!file) {
    const page = await read('index.html');
    return page ? new Response(page.body, { headers: editorHeaders(hostname) }) : missingFile();
  }
  return throughCache(edge, origin + pathname, async () => {
    const object = await read(file);
    return object && answerWith(object, 'public, max-age=31536000, immutable');
  });
}
