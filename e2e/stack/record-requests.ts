import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { createWaveCounter, getRequestKind, type RequestKind } from './request-waves.ts';

/** One request of a page. */
export type RecordedRequest = {
  path: string;
  kind: RequestKind;
  /** `high` where it goes before others from the start. */
  priority: 'high' | 'low';
  /** How many answers had to come before it was sent: 0 for the page itself, 1 for what its HTML names. */
  wave: number;
  /** Its size in bytes as production sends it: texts with brotli, pictures and fonts as they are. */
  bytes: number;
};

/** The sizes of compressed texts by their hash: the pages share most of their files, and brotli takes a second for a page. */
const compressedSizes = new Map<string, number>();

function measureCompressed(body: Buffer): number {
  const hash = createHash('sha256').update(body).digest('hex');
  const size = compressedSizes.get(hash) ?? brotliCompressSync(body).length;
  compressedSizes.set(hash, size);
  return size;
}

async function measure(response: Response, kind: RequestKind): Promise<number> {
  // A redirect has no body.
  if (!response.ok()) return 0;
  const body = await response.body();
  return kind === 'picture' || kind === 'font' ? body.length : measureCompressed(body);
}

/**
 * Records what a page requests from its site, from now on.
 *
 * @returns a function that gets the requests so far, in the order of their paths.
 */
export async function recordRequests(page: Page): Promise<() => Promise<readonly RecordedRequest[]>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const priorities = new Map<string, string>();
  const waves = createWaveCounter();
  cdp.on('Network.requestWillBeSent', (sent) => {
    priorities.set(sent.request.url, sent.request.initialPriority);
    waves.add(sent);
  });
  const responses = new Map<string, Response>();
  page.on('response', (response) => responses.set(response.url(), response));
  return async () => {
    const requests = await Promise.all(
      [...responses].map(async ([address, response]): Promise<RecordedRequest> => {
        const path = new URL(address).pathname;
        const kind = getRequestKind(path, response.request().resourceType());
        return {
          path,
          kind,
          priority: /High/.test(priorities.get(address) ?? '') ? 'high' : 'low',
          wave: waves.get(address),
          bytes: await measure(response, kind),
        };
      }),
    );
    return requests.sort((a, b) => a.path.localeCompare(b.path));
  };
}
