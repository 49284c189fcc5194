import { EDITOR_FOLDER, REMOTE_NAMES } from '@almaty/delivery/schema';
import { remotePages } from '../src/app/pages.ts';
import { getUnlisted } from '../src/remotes/released-pages.ts';
import { REMOTE_LIST_ID, type RemoteList } from '../src/remotes/remote-list.ts';
import { type CurrentReleases, getReleasePath } from './releases.ts';

/** Whether the federation runtime loads a file: pages name their pictures themselves, and none loads the editor. */
const isLoadedByRuntime = (file: string) => /\.(js|css)$/.test(file) && !file.startsWith(`${EDITOR_FOLDER}/`);

/** From this number on the pages below a path are not listed, because every page of the site carries the list. */
const TOO_MANY = 200;

/** Replaces the values of a parameter by one entry where there are too many; pages with a route of their own stay. */
function shortenPages(pages: readonly string[]): string[] {
  const byFolder = Object.groupBy(pages, (page) => (page in remotePages ? '' : getUnlisted(page)));
  return Object.entries(byFolder).flatMap(([folder, listed = []]) =>
    folder && listed.length >= TOO_MANY ? [folder] : listed,
  );
}

/**
 * Lists what the browser needs to know of every current release, so that it requests no manifest.
 *
 * @param isComplete whether all pages are listed: on the not-found page, which the browser must not take for a page.
 */
export function createRemoteList(releases: CurrentReleases, isComplete: boolean): RemoteList {
  const remotes = REMOTE_NAMES.flatMap((name) => {
    const release = releases[name];
    if (!release) return [];
    const { version, channel, snapshot, files } = release;
    const pages = isComplete ? release.pages : shortenPages(release.pages);
    const integrity = Object.fromEntries(
      Object.entries(files).flatMap(([file, { integrity }]) => (isLoadedByRuntime(file) ? [[file, integrity]] : [])),
    );
    return [{ name, version, channel, base: getReleasePath(name, version), snapshot, pages, integrity }];
  });
  return { remotes };
}

/** The remote list as an inert script element; `<` is escaped, so that no text can end the element. */
export const renderRemoteList = (list: RemoteList): string =>
  `<script type="application/json" id="${REMOTE_LIST_ID}">${JSON.stringify(list).replaceAll('<', '\\u003c')}</script>`;
