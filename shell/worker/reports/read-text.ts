import { MAX_REPORT_BYTES } from '@almaty/delivery/schema';

/** Reads the text of a request; null when it is longer than a report may be. */
export async function readText(request: Request): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_REPORT_BYTES) return null;
    chunks.push(chunk);
  }
  return new Blob(chunks).text();
}
