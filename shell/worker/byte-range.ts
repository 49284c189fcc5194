/** The bytes of a file that a request asks for, both ends included. */
type ByteRange = { first: number; last: number };

/** `bytes=0-99`, `bytes=100-` or `bytes=-100`. */
const RANGE = /^bytes=(?<first>\d*)-(?<last>\d*)$/i;

/**
 * Parses the header `Range` (RFC 9110).
 *
 * @param bytes size of the file.
 * @returns the range; null for one that the file does not have; undefined for what is answered with the whole file: no range,
 *   a wrong one, or several at once.
 */
export function parseRange(header: string | null, bytes: number): ByteRange | null | undefined {
  const { first = '', last = '' } = RANGE.exec(header ?? '')?.groups ?? {};
  if (first === '' && last === '') return undefined;
  if (first === '') return Number(last) === 0 ? null : { first: Math.max(0, bytes - Number(last)), last: bytes - 1 };
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= bytes) return null;
  return { first: Number(first), last: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) };
}

/** Whether a range is wanted of this file; `If-Range` names the one that its reader has begun. */
function isSameFile({ headers }: Request, etag: string | null): boolean {
  const wanted = headers.get('if-range');
  return wanted === null || wanted === etag;
}

/** Passes on a range of a stream, and stops reading it there, so that no isolate holds a large file. */
function cut({ first, last }: ByteRange): TransformStream<Uint8Array, Uint8Array> {
  let at = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const part = chunk.subarray(Math.max(0, first - at), Math.max(0, last + 1 - at));
      at += chunk.length;
      if (part.length > 0) controller.enqueue(part);
      if (at > last) controller.terminate();
    },
  });
}

/**
 * Responds with the range that a request asks for of a file, or with the whole file. A range has no hash of its own: it is cut from
 * the file whose hash the edge has compared (docs/decisions/0079).
 *
 * @param response the whole file; what is compressed, or has no length, stays whole.
 */
export function serveRange(request: Request, response: Response): Response {
  const { headers, status, body } = response;
  const bytes = Number(headers.get('content-length') ?? Number.NaN);
  if (request.method !== 'GET' || status !== 200 || !body || Number.isNaN(bytes) || headers.has('content-encoding'))
    return response;
  const range = parseRange(request.headers.get('range'), bytes);
  if (range === undefined || !isSameFile(request, headers.get('etag'))) return response;
  const partHeaders = new Headers(headers);
  if (range === null) {
    partHeaders.delete('content-length');
    partHeaders.set('content-range', `bytes */${bytes}`);
    partHeaders.set('cache-control', 'no-store');
    return new Response(null, { status: 416, headers: partHeaders });
  }
  partHeaders.set('content-range', `bytes ${range.first}-${range.last}/${bytes}`);
  const length = range.last - range.first + 1;
  partHeaders.set('content-length', String(length));
  const part = body.pipeThrough(cut(range)).pipeThrough(new FixedLengthStream(length));
  return new Response(part, { status: 206, headers: partHeaders });
}
