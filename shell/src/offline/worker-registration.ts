import { SERVICE_WORKER_PATH } from './service-worker-path.ts';

/** Whether this browser can keep something at all: a private window of some cannot. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis && 'locks' in navigator;

/** The registration of the worker of the whole site. */
const findRegistration = async () =>
  (await navigator.serviceWorker.getRegistrations()).find(({ scope }) => new URL(scope).pathname === '/');

/** Whether the worker is active. */
export const hasWorker = async (): Promise<boolean> => Boolean((await findRegistration())?.active);

/** Waits until a worker is active. @throws Error when another one takes its place first. */
async function waitUntilActive(worker: ServiceWorker): Promise<void> {
  while (worker.state !== 'activated') {
    if (worker.state === 'redundant') throw new Error('Another worker has taken over');
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
  }
}

/**
 * Registers the worker, waits until it is active, and tells it that the store has changed.
 *
 * @throws Error when the browser refuses, as some do in a private window.
 */
export async function startWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' });
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (!worker) throw new Error('The worker did not start');
  await waitUntilActive(worker);
  worker.postMessage('changed');
}

/** Removes the worker. */
export async function stopWorker(): Promise<void> {
  await (await findRegistration())?.unregister();
}
