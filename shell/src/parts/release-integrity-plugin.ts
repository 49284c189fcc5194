import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { FILE_TIMEOUT_MS } from './file-timeout.ts';

/**
 * Makes the federation runtime load the files of remotes with the integrity hash of their release, and in one CORS mode,
 * so that a file fetched by a preload link is not fetched again. A file without a hash is not loaded.
 *
 * @param integrityByUrl absolute URL -> hash, of the files that it loads of all registered releases; may grow later.
 */
export function createReleaseIntegrityPlugin(
  integrityByUrl: ReadonlyMap<string, string>,
): ModuleFederationRuntimePlugin {
  return {
    name: 'release-integrity',
    createScript({ url }) {
      const integrity = integrityByUrl.get(url);
      if (!integrity) throw new Error(`${url} has no hash in its release`);
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      return { script, timeout: FILE_TIMEOUT_MS };
    },
    createLink({ url, attrs }) {
      const link = document.createElement('link');
      const integrity = integrityByUrl.get(url);
      // The shell inserts style sheets itself, waits for them and notices when one fails (style-sheets.ts). A link without a
      // type of relation loads nothing.
      if (!integrity || attrs?.rel === 'stylesheet') return link;
      link.href = url;
      for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value));
      link.crossOrigin = 'anonymous';
      link.integrity = integrity;
      return link;
    },
    // For a remote without a snapshot the runtime requests the manifest, and would wait for it without limit.
    fetch: (url, init) => globalThis.fetch(url, { ...init, signal: AbortSignal.timeout(FILE_TIMEOUT_MS) }),
  };
}
