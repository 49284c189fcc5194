import { EDITOR_FOLDER, getSnapshot, listLanguages, REMOTE_NAMES } from '@almaty/delivery/schema';
import { FIRST_LANGUAGE, getLanguage, isLanguage, type Language } from '@almaty/languages';
import { REMOTE_LIST_ID, type RemoteList } from '../src/parts/remote-list.ts';
import type { CurrentReleases } from './releases.ts';
import { SHELL_VERSION, shellPages } from './shells.ts';

/** The first folder of a file in a release. */
const getFolder = (file: string): string => (file.includes('/') ? file.slice(0, file.indexOf('/')) : '');

/**
 * Whether the federation runtime loads a file in a document of a language: pages name their pictures themselves, and none loads
 * the editor.
 */
function isLoadedByRuntime(file: string, language: Language): boolean {
  const folder = getFolder(file);
  const ofLanguage = language === FIRST_LANGUAGE ? !isLanguage(folder) : folder === language;
  return /\.(js|css)$/.test(file) && folder !== EDITOR_FOLDER && ofLanguage;
}

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
    const snapshot = getSnapshot(release, language) ?? release.snapshot;
    const pages = release.pages.filter(isOfLanguage);
    const insets = release.insets?.filter(isOfLanguage);
    const integrity = Object.fromEntries(
      Object.entries(files).flatMap(([file, { integrity }]) =>
        isLoadedByRuntime(file, language) ? [[file, integrity]] : [],
      ),
    );
    return [{ name, version, channel, languages: listLanguages(release), snapshot, pages, insets, integrity }];
  });
  return { shell: { version: SHELL_VERSION, pages: shellPages.filter(isOfLanguage) }, remotes };
}

/** The remote list as an inert script element; `<` is escaped, so that no text can end the element. */
export const renderRemoteList = (list: RemoteList): string =>
  `<script type="application/json" id="${REMOTE_LIST_ID}">${JSON.stringify(list).replaceAll('<', '\\u003c')}</script>`;
