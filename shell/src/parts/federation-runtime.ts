import type { ChannelName, Part, ReleasedInset, RemoteName } from '@almaty/delivery/schema';
import type { Language } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { findPageLanguages } from '../languages/page-languages.ts';
import { findSitePage, type SitePage, type SitePages } from '../site/site-page.ts';
import { limitFiles, SLOW_PAGE_MS } from './file-timeout.ts';
import { createReleaseIntegrityPlugin } from './release-integrity-plugin.ts';
import {
  getReleasePath,
  LANGUAGE_PARAMETER,
  REMOTE_LIST_ID,
  REMOTE_LIST_PATH,
  type RemoteEntry,
  type RemoteList,
} from './remote-list.ts';
import { loadStyleSheet } from './style-sheets.ts';

// The runtime looks up manifests in its module info before it requests them (docs/architecture.md, "Federation").
type HostInfo = { version: string; remoteEntry: string; remotesInfo: Record<string, { matchedVersion: string }> };
const host: HostInfo = { version: '', remoteEntry: '', remotesInfo: {} };

/** Absolute URL -> integrity hash, of the files that the federation runtime loads, and of those that bundles have asked for. */
const integrityByUrl = new Map<string, string>();

const runningReleases = new Map<string, RemoteEntry>();

let shell: RemoteList['shell'] = { version: '', pages: [] };
let sitePages: SitePages = { shell: [] };

/** The remote of a module `<remote>/<Module>`. */
const getRemote = (id: string): string => id.slice(0, id.indexOf('/'));

const getBase = ({ name, version }: RemoteEntry): string => getReleasePath(name, version);

function addModuleInfo(key: string, info: object) {
  Object.assign(globalThis.__FEDERATION__.moduleInfo, { [key]: info });
}

function registerEntries(entries: readonly RemoteEntry[], force: boolean) {
  for (const entry of entries) {
    const { name, version, snapshot, pages, integrity: hashes } = entry;
    const publicPath = new URL(getBase(entry), location.href).href;
    for (const [path, integrity] of Object.entries(hashes)) integrityByUrl.set(publicPath + path, integrity);
    host.remotesInfo[name] = { matchedVersion: version };
    runningReleases.set(name, entry);
    sitePages = { ...sitePages, [name]: pages };
    addModuleInfo(`${name}:${version}`, { ...snapshot, version, publicPath });
  }
  const remotes = entries.map((entry) => ({
    name: entry.name,
    alias: entry.name,
    version: entry.version,
    entry: `${getBase(entry)}mf-manifest.json`,
  }));
  registerRemotes(remotes, { force });
}

/** @throws Error for a file without a hash in its release, which nobody may load. */
function requireIntegrity(url: string): string {
  const integrity = integrityByUrl.get(url);
  if (!integrity) throw new Error(`${url} has no hash in its release`);
  return integrity;
}

/** The integrity hash of a released file, by its absolute URL. */
export const getIntegrity = (url: string): string | undefined => integrityByUrl.get(url);

/** The release of a remote that runs in this page. */
export function getRunningRelease(name: RemoteName): { version: string; channel: ChannelName } | undefined {
  const release = runningReleases.get(name);
  return release && { version: release.version, channel: release.channel };
}

/** The languages of the page at a path, of the releases that run in this tab. */
export const listRunningLanguages = (path: string): readonly Language[] =>
  findPageLanguages(path, (remote) => runningReleases.get(remote)?.languages);

/** The version of the shell that runs in this page. */
export const getShellVersion = (): string => shell.version;

/** The page that a path shows, of the releases that run in this tab. */
export const findRunningPage = (pathname: string): SitePage => findSitePage(sitePages, pathname);

/** The insets of a remote, of the release that runs in this tab; undefined without one. */
export const getRunningInsets = (remote: RemoteName): readonly ReleasedInset[] | undefined =>
  runningReleases.get(remote)?.insets;

/** The path under which what is of a part's version in this tab is served; undefined while a remote has no release. */
export function getVersionPath(part: Part): string | undefined {
  if (part === 'shell') return getReleasePath(part, shell.version);
  const release = runningReleases.get(part);
  return release && getBase(release);
}

/**
 * Registers the remotes that the Worker listed in this page.
 *
 * @throws Error when the page has no list.
 */
export function registerRemoteList(): void {
  const text = document.getElementById(REMOTE_LIST_ID)?.textContent;
  if (!text) throw new Error('The page has no remote list');
  const list: RemoteList = JSON.parse(text);
  shell = list.shell;
  sitePages = { shell: shell.pages };
  addModuleInfo('shell', host);
  registerPlugins([createReleaseIntegrityPlugin(integrityByUrl)]);
  limitFiles(integrityByUrl);
  registerEntries(list.remotes, false);
}

/** Requests the versions of now. */
async function fetchRemoteList(): Promise<RemoteList> {
  const response = await fetch(`${REMOTE_LIST_PATH}?${LANGUAGE_PARAMETER}=${LANGUAGE}`, {
    signal: AbortSignal.timeout(SLOW_PAGE_MS),
  });
  return response.json();
}

/** Loads the whole page anew. The itinerary and drafts are in the session storage. */
export const startOver = (): void => location.reload();

const getFileUrl = (release: RemoteEntry, file: string): string => new URL(getBase(release) + file, location.href).href;

/** The running release of a module's remote, and the files of the module in it; none while there is no such release. */
function findModule(id: string) {
  const release = runningReleases.get(getRemote(id));
  const module = release?.snapshot.modules.find(({ modulePath }) => `${release.name}/${modulePath.slice(2)}` === id);
  return release && module && { release, assets: module.assets };
}

/** The absolute URLs of the files that a module is loaded from; none while its remote has no release with it. */
export function listFiles(id: string): string[] {
  const found = findModule(id);
  if (!found) return [];
  const { release, assets } = found;
  return [release.snapshot.remoteEntry, ...assets.js.sync, ...assets.css.sync].map((file) => getFileUrl(release, file));
}

/** The absolute URLs of the style sheets among the files that a module is loaded from. */
export const listStyleSheets = (id: string): string[] => listFiles(id).filter((url) => url.endsWith('.css'));

/**
 * Loads the style sheets of a module.
 *
 * @param id `<remote>/<Module>`
 * @throws Error when one does not load, or has no hash in its release.
 */
export async function loadStyles(id: string): Promise<void> {
  const found = findModule(id);
  if (!found) return;
  const { release, assets } = found;
  const sheets = assets.css.sync.map((file) => {
    const url = getFileUrl(release, file);
    return { file, url, integrity: requireIntegrity(url) };
  });
  await Promise.all(sheets.map(loadStyleSheet));
}

/**
 * Whether every file of a module can be had as it was released. One that the browser keeps damaged is requested past its
 * cache, where it would stay for ever. Without any file there is nothing to have.
 *
 * @param id `<remote>/<Module>`
 */
export async function hasAllFiles(id: string): Promise<boolean> {
  const signal = AbortSignal.timeout(SLOW_PAGE_MS);
  const request = async (url: string, cache: RequestCache) => {
    const response = await fetch(url, { cache, signal, integrity: requireIntegrity(url) });
    if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  };
  const results = await Promise.allSettled(
    listFiles(id).map((url) => request(url, 'default').catch(() => request(url, 'reload'))),
  );
  return results.length > 0 && results.every(({ status }) => status === 'fulfilled');
}

/**
 * Requests the current version of a part, which may have been published, repaired or rolled back since the page was opened. The
 * page is loaded anew when it is another one: the old container of a remote cannot be unloaded, and would run the files of the
 * new release; and the Worker has the pages of one version of the shell only.
 *
 * @param isOpen whether the page that is retried is still there: if not, nothing is loaded anew.
 * @returns never resolves while the page is being loaded anew.
 * @throws Error when the current versions cannot be requested.
 */
export async function prepareRetry(part: Part, isOpen: () => boolean): Promise<void> {
  const list = await fetchRemoteList();
  const release = list.remotes.find(({ name }) => name === part);
  const current = part === 'shell' ? list.shell.version : release?.version;
  const known = part === 'shell' ? shell.version : runningReleases.get(part)?.version;
  if (current === undefined || current === known) return;
  if (release && known === undefined) return registerEntries([release], true);
  if (!isOpen()) return;
  startOver();
  await new Promise<never>(() => {});
}

/**
 * Loads the component of a page: the default export of an exposed module.
 *
 * @param id `<remote>/<Module>`
 * @throws Error of a style sheet or of the federation runtime: a network failure, a timeout, or a hash that does not match.
 */
export async function loadModule(id: string): Promise<ComponentType> {
  const [module] = await Promise.all([loadRemote<{ default?: ComponentType }>(id), loadStyles(id)]);
  if (typeof module?.default !== 'function') throw new Error(`${id} does not default-export a component`);
  return module.default;
}
