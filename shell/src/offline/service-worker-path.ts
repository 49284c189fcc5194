/** The script of the service worker, of the whole site. */
export const SERVICE_WORKER_PATH = '/service-worker.js';
