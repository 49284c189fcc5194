import { askGitHub } from './ask-github.ts';
import { createShownError } from './shown-error.ts';
import { getBranch, readFolder } from './sveltia-internals.ts';

/** A file as it is now; `text` is null when there is none. */
export type PresentFile = {
  text: string | null;
  /** Whether it is that of an open pull request. */
  isInPullRequest: boolean;
};

/** The file of an entry. */
export type EntryFile = { path: string; collection: string; slug: string };

/** Reads the file of an entry as it is now. */
export type ReadPresentFile = (file: EntryFile) => Promise<PresentFile>;

/** @throws an error that is shown, unless GitHub responded with what was asked for, or found nothing. */
async function fetchFromGitHub(path: string, type: 'json' | 'raw'): Promise<Response | null> {
  const response = await askGitHub(path, { type });
  if (response?.ok) return response;
  if (response?.status === 404) return null;
  throw createShownError(
    `Not saved. GitHub did not say whether somebody else has saved this (${response?.status ?? 'no response'}): save again, or sign in anew.`,
  );
}

async function hasPullRequest(repository: string, branch: string): Promise<boolean> {
  const [owner] = repository.split('/');
  const query = new URLSearchParams({ head: `${owner}:${branch}`, state: 'open' });
  const response = await fetchFromGitHub(`/repos/${repository}/pulls?${query}`, 'json');
  return ((await response?.json()) ?? []).length > 0;
}

/** Creates what reads files at GitHub: those of an entry's pull request while it is open, those of `main` otherwise. */
export const readFromGitHub =
  (repository: string): ReadPresentFile =>
  async ({ path, collection, slug }) => {
    const branch = getBranch(collection, slug);
    const isInPullRequest = await hasPullRequest(repository, branch);
    const query = new URLSearchParams({ ref: isInPullRequest ? branch : 'main' });
    const response = await fetchFromGitHub(`/repos/${repository}/contents/${path}?${query}`, 'raw');
    return { text: (await response?.text()) ?? null, isInPullRequest };
  };

async function readText(folder: FileSystemDirectoryHandle, [name = '', ...rest]: readonly string[]): Promise<string> {
  if (rest.length > 0) return readText(await folder.getDirectoryHandle(name), rest);
  return (await (await folder.getFileHandle(name)).getFile()).text();
}

const isNotFound = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';

/** Creates what reads files of the working copy that the editor has chosen. */
export const readFromWorkingCopy =
  (repository: string): ReadPresentFile =>
  async ({ path }) => {
    try {
      return { text: await readText(await readFolder(repository), path.split('/')), isInPullRequest: false };
    } catch (error) {
      if (isNotFound(error)) return { text: null, isInPullRequest: false };
      throw error;
    }
  };
