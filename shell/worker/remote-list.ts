import { getSnapshot, listLanguages, REMOTE_NAMES, type Release } from '@almaty/delivery/schema';
import { getLanguage, type Language } from '@almaty/languages';
import { REMOTE_LIST_ID, type RemoteEntry, type RemoteList } from '../src/parts/remote-list.ts';
import type { CurrentReleases } from './releases.ts';
import { SHELL_VERSION, shellPages } from './shells.ts';

/** A snapshot without later chunks, which the bundle requests that needs them, with their hashes. */
const omitLater = ({ modules, ...snapshot }: Release['snapshot']): RemoteEntry['snapshot'] => ({
  ...snapshot,
  modules: modules.map(({ assets: { js, css }, ...module }) => ({
    ...module,
    assets: { js: { sync: js.sync }, css: { sync: css.sync } },
  })),
});

const listFiles = ({ remoteEntry, modules }: RemoteEntry['snapshot']): string[] => [
  remoteEntry,
  ...modules.flatMap(({ assets }) => [...assets.js.sync, ...assets.css.sync]),
];

/**
 * Lists what the browser needs to know of the shell and of every current release, so that it requests no manifest. A document
 * has the pages of its own language; those of others are documents of their own.
 */
export function createRemoteList(releases: CurrentReleases, language: Language): RemoteList {
  const isOfLanguage = ({ route }: { route: string }) => getLanguage(route) === language;
  const remotes = REMOTE_NAMES.flatMap((name) => {
    const release = releases[name];
    if (!release) return [];
    const { version, channel, files } = release;
    const snapshot = omitLater(getSnapshot(release, language) ?? release.snapshot);
    const pages = release.pages.filter(isOfLanguage);
    const insets = release.insets?.filter(isOfLanguage);
    const integrity = Object.fromEntries(
      listFiles(snapshot).flatMap((file) => (files[file] ? [[file, files[file].integrity]] : [])),
    );
    return [{ name, version, channel, languages: listLanguages(release), snapshot, pages, insets, integrity }];
  });
  return { shell: { version: SHELL_VERSION, pages: shellPages.filter(isOfLanguage) }, remotes };
}

/** The remote list as an inert script element; `<` is escaped, so that no text can end the element. */
export const renderRemoteList = (list: RemoteList): string =>
  `<script type="application/json" id="${REMOTE_LIST_ID}">${JSON.stringify(list).replaceAll('<', '\\u003c')}</script>`;
