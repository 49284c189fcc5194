import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { HttpError } from './http-error.ts';

/**
 * Refuses a body that does not claim to be JSON: a form of another site can only claim something else.
 *
 * @throws HttpError 415
 */
export const requireJson = createMiddleware(async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new HttpError(415, 'not_json', (m) => m.errorNotJson);
  await next();
});

/**
 * Refuses a body of more than so many kilobytes while it is read.
 *
 * @throws HttpError 413
 */
export const limitBody = (kilobytes: number) =>
  bodyLimit({
    maxSize: kilobytes * 1024,
    onError: () => {
      throw new HttpError(413, 'too_large', (m) => m.errorTooLarge({ kilobytes }));
    },
  });

/**
 * Reads a JSON body. Hono's own reader would replace bytes that are not UTF-8 instead of refusing them.
 *
 * @throws HttpError 400 when the body is not UTF-8 or not JSON.
 */
export async function readJson(request: { arrayBuffer(): Promise<ArrayBuffer> }): Promise<unknown> {
  const bytes = await request.arrayBuffer();
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    throw new HttpError(400, 'malformed_json', (m) => m.errorMalformedJson);
  }
}
