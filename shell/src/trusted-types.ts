/**
 * The page's Trusted Types policy. It must exist before the first script is inserted, so the entry imports it first:
 * only scripts of this site's own static and released files may run.
 */
type PolicyFactory = { createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown };

const trustedTypes: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes');

/** The check of the request form, where the site has one (decision 16): its own script, and no other. */
const isTurnstile = (origin: string, pathname: string) =>
  'turnstile' in document.documentElement.dataset &&
  origin === 'https://challenges.cloudflare.com' &&
  pathname === '/turnstile/v0/api.js';

trustedTypes?.createPolicy('default', {
  createScriptURL(url) {
    const { origin, pathname } = new URL(url, location.href);
    const isOurs = origin === location.origin && /^\/(static|_mfe)\//.test(pathname);
    return isOurs || isTurnstile(origin, pathname) ? url : null;
  },
});
