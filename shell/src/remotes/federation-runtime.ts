import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { FILE_TIMEOUT_MS, limitStyleSheets } from './file-timeout.ts';
import type { RemoteModule } from './module-loader.ts';
import { createReleaseIntegrityPlugin } from './release-integrity-plugin.ts';
import { setReleasedPages } from './released-pages.ts';
import { REMOTE_LIST_ID, REMOTE_LIST_PATH, type RemoteEntry, type RemoteList } from './remote-list.ts';

// The runtime looks up manifests in its module info before it requests them (docs/architecture.md, "Federation").
type HostInfo = { version: string; remoteEntry: string; remotesInfo: Record<string, { matchedVersion: string }> };
const host: HostInfo = { version: '', remoteEntry: '', remotesInfo: {} };

/** Absolute URL -> integrity hash, of the files of every registered release. */
const integrityByUrl = new Map<string, string>();

function addModuleInfo(key: string, info: object) {
  Object.assign(globalThis.__FEDERATION__.moduleInfo, { [key]: info });
}

function registerEntries(entries: readonly RemoteEntry[], force: boolean) {
  for (const { name, version, base, snapshot, pages, integrity: hashes } of entries) {
    const publicPath = new URL(base, location.href).href;
    for (const [path, integrity] of Object.entries(hashes)) integrityByUrl.set(publicPath + path, integrity);
    host.remotesInfo[name] = { matchedVersion: version };
    setReleasedPages(name, pages);
    addModuleInfo(`${name}:${version}`, { ...snapshot, version, publicPath });
  }
  const remotes = entries.map(({ name, version, base }) => ({
    name,
    alias: name,
    version,
    entry: `${base}mf-manifest.json`,
  }));
  registerRemotes(remotes, { force });
}

/** Registers the remotes that the Worker listed in this page. */
export function registerRemoteList(): void {
  const list: RemoteList = JSON.parse(document.getElementById(REMOTE_LIST_ID)?.textContent ?? '{"remotes":[]}');
  addModuleInfo('shell', host);
  registerPlugins([createReleaseIntegrityPlugin(integrityByUrl)]);
  limitStyleSheets(integrityByUrl);
  registerEntries(list.remotes, false);
}

/** Requests the current release of a remote; undefined when it has none. */
async function fetchCurrentRelease(name: string): Promise<RemoteEntry | undefined> {
  const response = await fetch(REMOTE_LIST_PATH, { signal: AbortSignal.timeout(FILE_TIMEOUT_MS) });
  const list: RemoteList = await response.json();
  return list.remotes.find((remote) => remote.name === name);
}

/**
 * Requests the current release of a module's remote, which may have been published, repaired or rolled back since the page
 * was opened. The page is loaded anew when it is another one: the old container cannot be unloaded, and would run the files
 * of the new release. The itinerary and drafts are in the session storage.
 *
 * @param id `<remote>/<Module>`
 * @returns never resolves while the page is being loaded anew.
 * @throws Error when the current release cannot be requested.
 */
export async function prepareRetry(id: string): Promise<void> {
  const name = id.slice(0, id.indexOf('/'));
  const current = await fetchCurrentRelease(name);
  const known = host.remotesInfo[name]?.matchedVersion;
  if (!current || current.version === known) return;
  if (known === undefined) return registerEntries([current], true);
  location.reload();
  await new Promise<never>(() => {});
}

/**
 * Loads an exposed module of a remote.
 *
 * @param id `<remote>/<Module>`
 * @throws Error of the federation runtime: a network failure, a timeout, or a hash that does not match.
 */
export async function load(id: string): Promise<RemoteModule> {
  const module = await loadRemote<RemoteModule>(id);
  if (typeof module?.default !== 'function') throw new Error(`${id} does not default-export a component`);
  return module;
}
