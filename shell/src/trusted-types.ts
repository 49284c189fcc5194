/**
 * The page's Trusted Types policy. It must exist before the first script is inserted, so the entry imports it first:
 * only scripts of this site's own static and released files may run.
 */
type PolicyFactory = { createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown };

const trustedTypes: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes');

trustedTypes?.createPolicy('default', {
  createScriptURL(url) {
    const { origin, pathname } = new URL(url, location.href);
    return origin === location.origin && /^\/(static|_mfe)\//.test(pathname) ? url : null;
  },
});
