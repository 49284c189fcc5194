import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { deliveryPlugin, type ReleaseFile } from './delivery-plugin.ts';
import type { RemoteModule } from './pages.ts';
import { SEED_ID, SEED_PATH, type Seed, type SeededRemote } from './seed.ts';

/** A visitor on a poor connection gets this long before the notice with Retry comes, in milliseconds. */
const SEED_TIMEOUT_MS = 8000;

// Where the federation runtime looks for manifests it need not request (notes/federation.md, "Seeding").
type HostInfo = { version: string; remoteEntry: string; remotesInfo: Record<string, { matchedVersion: string }> };
const host: HostInfo = { version: '', remoteEntry: '', remotesInfo: {} };
/** By absolute address, every file of every remote that was registered. */
const releaseFiles = new Map<string, ReleaseFile>();

function addModuleInfo(key: string, info: object) {
  Object.assign(globalThis.__FEDERATION__.moduleInfo, { [key]: info });
}

function register(remotes: readonly SeededRemote[], force: boolean) {
  for (const { name, version, base, snapshot, integrity: files } of remotes) {
    const publicPath = new URL(base, location.href).href;
    for (const [path, hash] of Object.entries(files)) releaseFiles.set(publicPath + path, { path, integrity: hash });
    host.remotesInfo[name] = { matchedVersion: version };
    addModuleInfo(`${name}:${version}`, { ...snapshot, version, publicPath });
  }
  const entries = remotes.map(({ name, version, base }) => ({
    name,
    alias: name,
    version,
    entry: `${base}mf-manifest.json`,
  }));
  registerRemotes(entries, { force });
}

/** Reads the seed the Worker put into this page and makes its remotes known to the federation runtime. */
export function registerSeed(): void {
  const seed: Seed = JSON.parse(document.getElementById(SEED_ID)?.textContent ?? '{"remotes":[]}');
  addModuleInfo('shell', host);
  registerPlugins([deliveryPlugin(releaseFiles)]);
  register(seed.remotes, false);
}

/** Asks the Worker which releases stand now: a remote may be back, or its broken release replaced. */
async function refreshSeed(name: string): Promise<void> {
  const answer = await fetch(SEED_PATH, { signal: AbortSignal.timeout(SEED_TIMEOUT_MS) });
  const seed: Seed = await answer.json();
  const changed = seed.remotes.filter(
    (remote) => remote.name === name && host.remotesInfo[name]?.matchedVersion !== remote.version,
  );
  if (changed.length > 0) register(changed, true);
}

/**
 * Loads one exposed module of a remote.
 *
 * @param id `<remote>/<Module>`
 * @param attempt 0 for the first; a later one first asks which release stands now.
 * @throws whatever the federation runtime met: a network failure, a time-out, a hash that does not match.
 */
export async function loadModule(id: string, attempt: number): Promise<RemoteModule> {
  if (attempt > 0) await refreshSeed(id.slice(0, id.indexOf('/')));
  const loaded = await loadRemote<RemoteModule>(id);
  if (typeof loaded?.default !== 'function') throw new Error(`${id} does not default-export a component`);
  return loaded;
}
