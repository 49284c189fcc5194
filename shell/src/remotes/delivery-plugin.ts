import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** How long a remote's file may take before the visitor is told, in milliseconds; the runtime's own limit is 20 s. */
const FILE_TIMEOUT_MS = 8000;

/**
 * Makes the federation runtime load remotes' files the way this site delivers them: with the hash of the release and
 * in one cross-origin mode, so that what a preload link fetched is used and not fetched again.
 */
export function deliveryPlugin(integrityOf: (url: string) => string | undefined): ModuleFederationRuntimePlugin {
  return {
    name: 'delivery',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      secure(script, integrityOf(url));
      return { script, timeout: FILE_TIMEOUT_MS };
    },
    createLink({ url, attrs }) {
      const link = document.createElement('link');
      link.href = url;
      for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value));
      secure(link, integrityOf(url));
      return link;
    },
    // Without a snapshot the runtime asks for the manifest, and by itself would wait for it without end.
    fetch: (url, init) => globalThis.fetch(url, { ...init, signal: AbortSignal.timeout(FILE_TIMEOUT_MS) }),
  };
}

function secure(element: HTMLScriptElement | HTMLLinkElement, integrity: string | undefined) {
  element.crossOrigin = 'anonymous';
  if (integrity) element.integrity = integrity;
}
