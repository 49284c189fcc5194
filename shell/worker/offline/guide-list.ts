import { hasParameter } from '@almaty/delivery/find-page';
import { EDITOR_FOLDER, getCompressedCopy, REMOTE_NAMES, type Release, type RemoteName } from '@almaty/delivery/schema';
import { FIRST_LANGUAGE, getBase, getLanguage, isLanguage, type Language } from '@almaty/languages';
import shellFiles from '../../dist/offline/files.json';
import { type GuideList, PAGE_PATH, TEXTS_PATH } from '../../src/offline/guide-list.ts';
import { isKeptFile } from '../../src/offline/kept-files.ts';
import { PARAMETER } from '../../src/offline/kept-page.ts';
import { getReleasePath } from '../../src/parts/remote-list.ts';
import { findOwner } from '../../src/site/owners.ts';
import type { EdgeContext } from '../env.ts';
import { isDataOf } from '../released-files.ts';
import type { CurrentReleases } from '../releases.ts';
import { SHELL_VERSION, shellPages } from '../shells.ts';
import { offerPage, offerTexts } from './kept-pages.ts';

/** The folder of the pictures, which pages also find under a path without a version. */
const PICTURES = 'pictures/';

/** What travels of data, which the edge compresses: of 927 KB in English 238 KB with brotli 4. */
const DATA_SHARE = 0.26;

/** How many bytes of a file travel. */
function estimateBytes(file: string, bytes: number, { files }: Release): number {
  const copy = files[getCompressedCopy(file)];
  return copy?.bytes ?? Math.round(file.endsWith('.json') ? bytes * DATA_SHARE : bytes);
}

/** Whether a file of a release is loaded by pages in a language. Those of English are in the root, with what all share. */
function isOfLanguage(file: string, language: Language, { files }: Release): boolean {
  const folder = file.slice(0, Math.max(0, file.indexOf('/')));
  if (folder === EDITOR_FOLDER) return false;
  if (isLanguage(folder)) return folder === language;
  const isEnglish = /^(static\/(js|css)|details)\//.test(file) || `${language}/${file}` in files;
  return language === FIRST_LANGUAGE || !isEnglish;
}

/** The paths of the site under which pages find a file of a release. */
function listPaths(remote: RemoteName, file: string, language: Language, { version }: Release): string[] {
  const path = getReleasePath(remote, version) + file;
  if (file.startsWith(PICTURES)) return [path, `/${file}`];
  if (!isDataOf(remote, file)) return [path];
  // Pages in every language ask for data in their own, and get the English file if there is no other.
  return [path, isLanguage(file.split('/')[0] ?? '') ? `/${file}` : `${getBase(language)}/${file}`, `/${file}`];
}

/** The paths of the pages in a language that can be kept: those of the sitemap, and the one that all plans share. */
export const listPagePaths = (releases: CurrentReleases, language: Language): string[] => {
  const released = REMOTE_NAMES.flatMap((remote) =>
    (releases[remote]?.pages ?? [])
      .filter(({ noindex, route }) => !noindex || route.endsWith(`/plan/${PARAMETER}`))
      .flatMap(({ paths }) => paths.filter((path) => findOwner(path) === remote)),
  );
  return [...shellPages.flatMap(({ paths }) => paths), ...released].filter(
    (path) => getLanguage(path) === language && (!hasParameter(path) || path.endsWith(`/plan/${PARAMETER}`)),
  );
};

/** The list without the notes, which have the day. */
type UndatedList = Omit<GuideList, 'notes'>;

/**
 * Lists everything that the guide is made of in one language, in the releases that a visitor gets.
 *
 * @param site origin of the site.
 * @throws Error when a remote has no release, or something of a page cannot be read: half a guide is none.
 */
export async function createGuideList(
  context: EdgeContext,
  releases: CurrentReleases,
  language: Language,
  site: string,
): Promise<UndatedList> {
  const list: UndatedList = {
    language,
    versions: { shell: SHELL_VERSION },
    ...{ contents: {}, files: {}, pages: {}, texts: '' },
  };
  for (const [path, { integrity, bytes }] of Object.entries(shellFiles[language])) {
    list.files[path] = integrity;
    list.contents[integrity] = { url: path, bytes };
  }
  for (const remote of REMOTE_NAMES) {
    const release = releases[remote];
    if (!release) throw new Error(`${remote} has no release`);
    list.versions[remote] = release.version;
    for (const [file, { integrity, bytes }] of Object.entries(release.files)) {
      if (!isKeptFile(file) || !isOfLanguage(file, language, release)) continue;
      const paths = listPaths(remote, file, language, release);
      for (const path of paths) list.files[path] = integrity;
      const url = paths[0] ?? '';
      list.contents[integrity] ??= { url, bytes: estimateBytes(file, bytes, release) };
    }
  }
  const paths = listPagePaths(releases, language);
  for (const path of paths) {
    const { integrity, compressed } = await offerPage(context, releases, path, site);
    list.pages[path] = integrity;
    list.contents[integrity] = { url: PAGE_PATH + path, bytes: compressed.byteLength };
  }
  const { integrity, compressed } = await offerTexts(context, releases, language, paths, site);
  list.texts = integrity;
  list.contents[integrity] = { url: TEXTS_PATH + language, bytes: compressed.byteLength };
  return list;
}
