import { getContentType } from '@almaty/delivery/content-type';
import { getCompressedCopy, hasCompressedCopy } from '@almaty/delivery/schema';

/**
 * Whether a browser accepts Brotli. Cloudflare replaces the header by what the edge itself accepts, and says in `cf` what the
 * visitor's browser does.
 */
export function acceptsBrotli({ cf, headers }: Request): boolean {
  const accepted = String(cf?.clientAcceptEncoding ?? headers.get('accept-encoding'));
  return accepted.split(',').some((coding) => /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$)|$)/i.test(coding));
}

/**
 * Serves the compressed copy of a script or style sheet to a browser that accepts it (docs/decisions/0064).
 *
 * @param file the name of any file, such as `static/js/index.js`.
 * @param read responds with a file; 404 when there is none, as of a script that no build made (`/team-tools/parts.js`).
 */
export async function preferCompressed(
  request: Request,
  file: string,
  read: (file: string) => Promise<Response>,
): Promise<Response> {
  if (!hasCompressedCopy(file)) return read(file);
  const copy = acceptsBrotli(request) ? await read(getCompressedCopy(file)) : null;
  const isCopy = copy !== null && copy.status !== 404;
  const response = isCopy ? copy : await read(file);
  if (response.status !== 200) return response;
  const headers = new Headers(response.headers);
  headers.set('vary', 'accept-encoding');
  if (!isCopy) return new Response(response.body, { headers });
  headers.set('content-type', getContentType(file));
  headers.set('content-encoding', 'br');
  return new Response(response.body, { headers, encodeBody: 'manual' });
}
