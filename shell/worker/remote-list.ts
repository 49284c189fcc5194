import { EDITOR_FOLDER, REMOTE_NAMES } from '@almaty/delivery/schema';
import { shellPages } from '../dist/worker/frame.mjs';
import { REMOTE_LIST_ID, type RemoteList } from '../src/parts/remote-list.ts';
import type { CurrentReleases } from './releases.ts';
import { SHELL_VERSION } from './shell-version.ts';

/** Whether the federation runtime loads a file: pages name their pictures themselves, and none loads the editor. */
const isLoadedByRuntime = (file: string) => /\.(js|css)$/.test(file) && !file.startsWith(`${EDITOR_FOLDER}/`);

/** Lists what the browser needs to know of the shell and of every current release, so that it requests no manifest. */
export function createRemoteList(releases: CurrentReleases): RemoteList {
  const remotes = REMOTE_NAMES.flatMap((name) => {
    const release = releases[name];
    if (!release) return [];
    const { version, channel, snapshot, pages, files } = release;
    const integrity = Object.fromEntries(
      Object.entries(files).flatMap(([file, { integrity }]) => (isLoadedByRuntime(file) ? [[file, integrity]] : [])),
    );
    return [{ name, version, channel, snapshot, pages, integrity }];
  });
  return { shell: { version: SHELL_VERSION, pages: shellPages }, remotes };
}

/** The remote list as an inert script element; `<` is escaped, so that no text can end the element. */
export const renderRemoteList = (list: RemoteList): string =>
  `<script type="application/json" id="${REMOTE_LIST_ID}">${JSON.stringify(list).replaceAll('<', '\\u003c')}</script>`;
