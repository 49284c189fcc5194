import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** After this many milliseconds a file of a remote counts as failed; the runtime's own limit is 20 s. */
const FILE_TIMEOUT_MS = 8000;

/** A file as its release lists it: the path within the release, and the Subresource Integrity hash. */
export type ReleaseFile = { path: string; integrity: string };

/**
 * Makes the federation runtime load the files of remotes with the integrity hash of their release, and in one CORS mode,
 * so that a file fetched by a preload link is not fetched again.
 *
 * @param files absolute URL -> file, of all registered releases; may grow later.
 */
export function createReleaseIntegrityPlugin(files: ReadonlyMap<string, ReleaseFile>): ModuleFederationRuntimePlugin {
  return {
    name: 'release-integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      setIntegrity(script, files.get(url));
      return { script, timeout: FILE_TIMEOUT_MS };
    },
    createLink({ url, attrs }) {
      const link = document.createElement('link');
      link.href = url;
      for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value));
      const file = files.get(url);
      setIntegrity(link, file);
      // The bundler's runtime recognises a loaded style sheet by this attribute, and would insert it again without it.
      if (file) link.dataset.href = file.path;
      return link;
    },
    // For a remote without a snapshot the runtime requests the manifest, and would wait for it without limit.
    fetch: (url, init) => globalThis.fetch(url, { ...init, signal: AbortSignal.timeout(FILE_TIMEOUT_MS) }),
  };
}

function setIntegrity(element: HTMLScriptElement | HTMLLinkElement, file: ReleaseFile | undefined) {
  element.crossOrigin = 'anonymous';
  if (file) element.integrity = file.integrity;
}
