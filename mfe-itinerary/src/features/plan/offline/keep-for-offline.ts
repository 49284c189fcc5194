/** Path of this release's files on the site, with its version; the bundler fills it in. */
declare const __webpack_public_path__: string;

const WORKER = '/plan/service-worker.js';

/** The same-origin files that the page has loaded so far. */
function listLoadedFiles(): readonly string[] {
  const own = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(own)].filter((url) => url.startsWith(`${location.origin}/`) && !url.includes('/api/'));
}

/** Loads the parts that are otherwise loaded when they are needed, and that work without a connection. */
const loadLaterParts = () => Promise.all([import('../panels/PlanPanel.tsx'), import('../take-along/files.ts')]);

/**
 * Has the service worker keep what this page is made of, so that it opens without a connection. Marks the document when it
 * is done. A browser that cannot do it shows the page only with a connection.
 */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const { serviceWorker } = navigator;
    await serviceWorker.register(`${WORKER}?release=${encodeURIComponent(__webpack_public_path__)}`, {
      scope: '/plan/',
    });
    const { active } = await serviceWorker.ready;
    await loadLaterParts();
    serviceWorker.addEventListener('message', () => {
      document.documentElement.dataset.offline = 'ready';
    });
    serviceWorker.startMessages();
    active?.postMessage({ page: location.pathname, urls: listLoadedFiles() });
  } catch {
    // A private window refuses service workers, or the connection is gone already.
  }
}
