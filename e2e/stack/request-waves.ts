/** What a browser requests, by what it is. */
export type RequestKind = 'document' | 'script' | 'style' | 'font' | 'picture' | 'other';

/** Says what a request is for. @param resourceType as the browser names it, in small letters. */
export function getRequestKind(path: string, resourceType: string): RequestKind {
  if (/\.(avif|webp)$/.test(path)) return 'picture';
  if (path.endsWith('.woff2')) return 'font';
  if (resourceType === 'stylesheet') return 'style';
  return resourceType === 'document' || resourceType === 'script' ? resourceType : 'other';
}

/** What the browser says of a request when it sends it, as far as it matters for its wave. */
type SentRequest = {
  request: { url: string };
  initiator: { url?: string; stack?: { callFrames: readonly { url: string }[] } };
};

/** Counts, for the requests of a page, how many answers had to come before each was sent. */
export type WaveCounter = {
  /** Takes the event `Network.requestWillBeSent`; the events have to come in their order. */
  add: (sent: SentRequest) => void;
  /** The wave of an address: 0 for the page itself, 1 for what its HTML names. */
  get: (url: string) => number;
};

/** Creates a counter for one page. */
export function createWaveCounter(): WaveCounter {
  const waves = new Map<string, number>();
  return {
    add: ({ request, initiator }) => {
      if (waves.has(request.url)) return;
      const callers = [initiator.url, ...(initiator.stack?.callFrames.map(({ url }) => url) ?? [])];
      const known = callers.map((caller) => waves.get(caller ?? '')).filter((wave) => wave !== undefined);
      waves.set(request.url, known.length ? Math.max(...known) + 1 : 0);
    },
    get: (url) => waves.get(url) ?? 0,
  };
}
