import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** How long a remote's file may take before the visitor is told, in milliseconds; the runtime's own limit is 20 s. */
const FILE_TIMEOUT_MS = 8000;

/** A file as its release lists it: the path within the release, and the Subresource Integrity hash. */
export type ReleaseFile = { path: string; integrity: string };

/**
 * Makes the federation runtime load remotes' files the way this site delivers them: with the hash of the release and
 * in one cross-origin mode, so that what a preload link fetched is used and not fetched again.
 *
 * @param files by absolute address, what is known of the registered releases; may grow later.
 */
export function deliveryPlugin(files: ReadonlyMap<string, ReleaseFile>): ModuleFederationRuntimePlugin {
  return {
    name: 'delivery',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      secure(script, files.get(url));
      return { script, timeout: FILE_TIMEOUT_MS };
    },
    createLink({ url, attrs }) {
      const link = document.createElement('link');
      link.href = url;
      for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value));
      const file = files.get(url);
      secure(link, file);
      // Without it the bundler's runtime does not recognise the sheet and inserts it again (notes/edge.md).
      if (file) link.dataset.href = file.path;
      return link;
    },
    // Without a snapshot the runtime asks for the manifest, and by itself would wait for it without end.
    fetch: (url, init) => globalThis.fetch(url, { ...init, signal: AbortSignal.timeout(FILE_TIMEOUT_MS) }),
  };
}

function secure(element: HTMLScriptElement | HTMLLinkElement, file: ReleaseFile | undefined) {
  element.crossOrigin = 'anonymous';
  if (file) element.integrity = file.integrity;
}
