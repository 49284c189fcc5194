import { BASE } from '../document/base.ts';

/** Path of this release's files on the site, with its version; the bundler fills it in. */
declare const __webpack_public_path__: string;

const WORKER = '/plan/service-worker.js';

/** How the name of a picture ends that the service worker keeps. */
const KEPT_SIZE = '-400.avif';

/** The file of every picture that the service worker takes for all its sizes, also of those that are not loaded yet. */
const listPictures = (): readonly string[] =>
  [...document.querySelectorAll<HTMLSourceElement>('source[type="image/avif"]')].flatMap(({ srcset }) => {
    const [first] = srcset.split(' ');
    return first ? [new URL(first.replace(/-\d+\.avif$/, KEPT_SIZE), location.href).href] : [];
  });

/** The same-origin files that the page is made of. */
function listFiles(): readonly string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = [...loaded, ...listPictures()].filter((url) => url.startsWith(`${location.origin}/`));
  return [...new Set(own)].filter((url) => !url.includes('/api/'));
}

/** Loads the parts that are otherwise loaded when they are needed, and that work without a connection. */
const loadLaterParts = () => Promise.all([import('../panels/PlanPanel.tsx'), import('../take-along/files.ts')]);

/**
 * Registers the worker of this release, and waits until it has taken over: the one of the release before may still be active.
 *
 * @throws Error when another one takes over first.
 */
async function registerWorker(url: string): Promise<ServiceWorker> {
  const { installing, waiting, active } = await navigator.serviceWorker.register(url, { scope: `${BASE}/plan/` });
  const { href } = new URL(url, location.href);
  const worker = [installing, waiting, active].find((candidate) => candidate?.scriptURL === href);
  if (!worker) throw new Error('Another release has registered its worker');
  while (worker.state !== 'activated') {
    if (worker.state === 'redundant') throw new Error('The worker of another release has taken over');
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
  }
  return worker;
}

/**
 * Has the service worker keep what this page is made of, so that it opens without a connection. Marks the document when it
 * is done. A browser that cannot do it shows the page only with a connection.
 */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const { serviceWorker } = navigator;
    const worker = await registerWorker(`${WORKER}?release=${encodeURIComponent(__webpack_public_path__)}`);
    await loadLaterParts();
    serviceWorker.addEventListener('message', () => {
      document.documentElement.dataset.offline = 'ready';
    });
    serviceWorker.startMessages();
    worker.postMessage({ page: location.pathname, urls: listFiles() });
  } catch {
    // A private window refuses service workers, or the connection is gone already.
  }
}
