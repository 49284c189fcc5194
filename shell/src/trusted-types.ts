import { SERVICE_WORKER_PATH } from './offline/service-worker-path.ts';

type PolicyFactory = { createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown };

const trustedTypes: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes');

/** Whether a URL is the script of Turnstile, on a site that uses it (docs/decisions/0012). */
const isTurnstile = (origin: string, pathname: string) =>
  'turnstile' in document.documentElement.dataset &&
  origin === 'https://challenges.cloudflare.com' &&
  pathname === '/turnstile/v0/api.js';

/**
 * The policy of pages: only static files of the shell, files of releases and the service worker may be loaded as
 * scripts. The entry imports it first, because it must exist before the first script is inserted.
 */
trustedTypes?.createPolicy('default', {
  createScriptURL(url) {
    const { origin, pathname } = new URL(url, location.href);
    const isOwnScript = origin === location.origin && /^\/(static|_mfe)\//.test(pathname);
    const isServiceWorker = origin === location.origin && pathname === SERVICE_WORKER_PATH;
    return isOwnScript || isServiceWorker || isTurnstile(origin, pathname) ? url : null;
  },
});
