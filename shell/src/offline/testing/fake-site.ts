import { createHash } from 'node:crypto';
import type { GuideList } from '../guide-list.ts';
import { fillMarks, type KeptPage, mark } from '../kept-page.ts';
import type { StoreAccess } from '../guide-store.ts';

const toPath = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), 'https://guide.test').pathname;

/** The cache of a browser, in memory: what a page that is killed leaves behind. `room` is how many more entries fit. */
export function createFakeCaches() {
  const caches = new Map<string, Map<string, ArrayBuffer>>();
  const state = { room: Number.POSITIVE_INFINITY, isKilled: false };
  const alive = () => (state.isKilled ? new Promise<never>(() => {}) : Promise.resolve());
  const open = async (name: string) => {
    const entries = caches.get(name) ?? new Map<string, ArrayBuffer>();
    caches.set(name, entries);
    return {
      async match(key: RequestInfo) {
        await alive();
        const body = entries.get(toPath(key));
        return body && new Response(body.slice(0));
      },
      async put(key: RequestInfo, response: Response) {
        await alive();
        if (!entries.has(toPath(key)) && state.room <= 0) throw new DOMException('No room', 'QuotaExceededError');
        state.room -= entries.has(toPath(key)) ? 0 : 1;
        entries.set(toPath(key), await response.arrayBuffer());
      },
      async delete(key: RequestInfo) {
        await alive();
        return entries.delete(toPath(key));
      },
      async keys() {
        await alive();
        return [...entries.keys()].map((path) => new Request(`https://guide.test${path}`));
      },
    } as unknown as Cache;
  };
  return { state, entries: (name: string) => caches.get(name) ?? new Map(), open, delete: async (name: string) => caches.delete(name) };
}
