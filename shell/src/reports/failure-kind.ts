import type { RemoteName } from '@almaty/delivery/schema';
import { getIntegrity } from '../remotes/federation-runtime.ts';

/** How federation runtime and bundler call a file that they could not get. */
const NOT_LOADED = /ScriptNetworkError|Loading (CSS )?chunk|ChunkLoadError/;
/** How the bundler calls a file that has arrived and did not do what it is for. */
const NOT_RUN = /\(missing: /;

async function isDamaged(url: string): Promise<boolean> {
  const response = await fetch(url, { cache: 'force-cache' });
  if (!response.ok) return false;
  const hash = await crypto.subtle.digest('SHA-384', await response.arrayBuffer());
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}` !== getIntegrity(url);
}

/** The files of a remote that the page has requested, and those that the error names: the browser lists a file late. */
const getRequestedFiles = (remote: RemoteName, errorText: string) => {
  const prefix = new URL(`/_mfe/${remote}/`, location.href).href;
  const listed = performance.getEntriesByType('resource').map(({ name }) => name);
  const named = errorText.match(/https?:[^\s"')]+/g) ?? [];
  return [...new Set([...listed, ...named])].filter((url) => url.startsWith(prefix) && getIntegrity(url));
};

/**
 * Finds out why the code of a page failed: it did not arrive, its hash is not that of its release, or it could not be used.
 * No browser says so itself.
 */
export async function findFailureKind(
  remote: RemoteName,
  error: unknown,
): Promise<'load' | 'integrity' | 'evaluation'> {
  const text = String(error);
  if (!NOT_LOADED.test(text) || NOT_RUN.test(text)) return 'evaluation';
  const results = await Promise.all(getRequestedFiles(remote, text).map((url) => isDamaged(url).catch(() => false)));
  return results.includes(true) ? 'integrity' : 'load';
}
