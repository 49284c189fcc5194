import { Refusal } from './answer.ts';

const tooLarge = (limit: number) =>
  new Refusal(413, 'too_large', `Send at most ${limit / 1024} KB: choose fewer places.`);

/** Reads a body up to a limit while it comes, so that a large one is never held. */
async function readBytes(body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/**
 * Checks that a body claims to be JSON, which no form of another site can.
 *
 * @throws Refusal 415
 */
export function requireJson(request: Request): void {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Refusal(415, 'not_json', 'Send the request as application/json.');
}

/**
 * Reads a JSON body.
 *
 * @param limit the most bytes it may have.
 * @throws Refusal 413 over the limit, 400 for what is not UTF-8 or not JSON.
 */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  if (Number(request.headers.get('content-length')) > limit) throw tooLarge(limit);
  const bytes = request.body ? await readBytes(request.body, limit) : new Uint8Array();
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    throw new Refusal(400, 'malformed_json', 'The body could not be read: send JSON in UTF-8.');
  }
}
