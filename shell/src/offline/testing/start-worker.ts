import { vi } from 'vitest';
import type { createFakeCaches, createFakeSite } from './fake-site.ts';
import { ORIGIN } from './fake-site.ts';

type Listener = (event: object) => void;

/** Starts the worker that visitors get, as a browser does that has stopped it: nothing is left but the store. */
export async function startWorker(
  caches: ReturnType<typeof createFakeCaches>,
  site: Pick<ReturnType<typeof createFakeSite>, 'fetch'>,
) {
  const listeners = new Map<string, Listener>();
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => listeners.set(type, listener));
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', site.fetch);
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.resetModules();
  await import('../service-worker.ts');
  const request = (path: string, mode: string): Promise<Response> | undefined => {
    let response: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: { method: 'GET', mode, url: ORIGIN + path },
      waitUntil: () => {},
      respondWith: (answer: Promise<Response>) => {
        response = answer;
      },
    });
    return response;
  };
  return {
    /** Opens a page; undefined when the worker leaves it to the browser. */
    open: (path: string) => request(path, 'navigate'),
    load: (path: string) => request(path, 'no-cors'),
    /** A page says that it has changed the store. */
    tellChanged: () => listeners.get('message')?.({}),
  };
}
