import { MissingObjectError } from '@almaty/delivery/bucket-reader';
import { getContentType } from '@almaty/delivery/content-type';
import { preferCompressed } from './compressed-copy.ts';
import type { EdgeContext } from './env.ts';
import { baseHeaders } from './headers.ts';
import { AS_RESPONSE, FOREVER_SECONDS, getKept } from './kept.ts';
import { fileNotFound, unavailable } from './responses.ts';

/** What the build names by its content: the same in every version that has it. */
const HASHED = /^\/static\/[\w/.-]+\.[0-9a-f]{10}\.\w+$/;

async function readStored({ env }: EdgeContext, pathname: string): Promise<Response> {
  const object = await env.R2_SHELL.get(pathname.slice(1));
  if (!object) throw new MissingObjectError(`The bucket has no ${pathname}`);
  return new Response(await object.arrayBuffer(), {
    headers: {
      ...baseHeaders,
      'content-type': getContentType(pathname),
      'cache-control': `public, max-age=${FOREVER_SECONDS}, immutable`,
    },
  });
}

async function readKept(context: EdgeContext, pathname: string): Promise<Response> {
  try {
    return await getKept(context, {
      key: `/shell${pathname}`,
      maxAge: FOREVER_SECONDS,
      limitMs: context.settings.fileLimitMs,
      format: AS_RESPONSE,
      read: () => readStored(context, pathname),
    });
  } catch (error) {
    if (error instanceof MissingObjectError) return fileNotFound();
    console.error(JSON.stringify({ event: 'file_unreadable', remote: 'shell', file: pathname, error: String(error) }));
    return unavailable();
  }
}

/**
 * Serves a file that this version of the shell does not have: a page of another version asks for it, which is an old tab, or
 * one of the two versions of a canary (docs/decisions/0086).
 *
 * @returns 404 for what no version has, 503 for what cannot be read.
 */
export const serveFileOfOtherVersion = async (request: Request, context: EdgeContext): Promise<Response> => {
  const { pathname } = new URL(request.url);
  if (!HASHED.test(pathname)) return fileNotFound();
  return preferCompressed(request, pathname, (file) => readKept(context, file));
};
