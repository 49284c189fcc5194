import { askGitHub } from './ask-github.ts';
import { type EntryFile, readFromGitHub } from './present-file.ts';
import { DRAFT_LABEL, getBranch } from './sveltia-internals.ts';

/** Takes back the last published change of an entry, as a change that is not published yet. @throws Error that says why not. */
export type UndoPublished = (file: EntryFile) => Promise<void>;

type Merged = { title: string; merged_at: string | null; merge_commit_sha: string };

/** @throws Error when GitHub does not do it. */
async function request(path: string, method: 'GET' | 'POST' | 'PUT' = 'GET', body?: object) {
  const response = await askGitHub(path, { method, ...(body && { body }) });
  if (response?.ok) return response.json();
  throw new Error(`GitHub did not answer as it should (${response?.status ?? 'no response'}). Try again.`);
}

/** The pull request of an entry that was merged last. @throws Error when there is none. */
async function findLastMerged(repository: string, branch: string): Promise<Merged> {
  const [owner] = repository.split('/');
  const query = new URLSearchParams({ head: `${owner}:${branch}`, base: 'main', state: 'closed', per_page: '100' });
  const closed: Merged[] = await request(`/repos/${repository}/pulls?${query}`);
  const [last] = closed
    .filter(({ merged_at }) => merged_at !== null)
    .toSorted((a, b) => String(b.merged_at).localeCompare(String(a.merged_at)));
  if (last) return last;
  throw new Error('Nothing of this was published on this screen yet.');
}

/** The text of a file at a commit; null when it is not there, or GitHub does not say it. */
async function readAt(repository: string, path: string, commit: string): Promise<string | null> {
  const response = await askGitHub(`/repos/${repository}/contents/${path}?ref=${commit}`, { type: 'raw' });
  return response?.ok ? response.text() : null;
}

/** The text of a file before a pull request, if that is the last change of it. @throws Error when it is not. */
async function readBefore(
  repository: string,
  { path }: EntryFile,
  present: string | null,
  { merge_commit_sha }: Merged,
) {
  if ((await readAt(repository, path, merge_commit_sha)) !== present)
    throw new Error('This has been changed again since, and not on this screen: write the old text.');
  const { parents } = await request(`/repos/${repository}/git/commits/${merge_commit_sha}`);
  const text = await readAt(repository, path, parents[0].sha);
  if (text !== null) return text;
  throw new Error('The last published change made this entry: delete it to take it back.');
}

/** As GitHub takes the content of a file. */
const encodeBase64 = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** Commits the text of a file to a new branch, and makes a pull request of it, as the screen does when something is saved. */
async function propose(repository: string, { path, collection, slug }: EntryFile, text: string, title: string) {
  const branch = getBranch(collection, slug);
  const main = await request(`/repos/${repository}/git/ref/heads/main`);
  const { sha } = await request(`/repos/${repository}/contents/${path}?ref=main`);
  await request(`/repos/${repository}/git/refs`, 'POST', { ref: `refs/heads/${branch}`, sha: main.object.sha });
  const content = encodeBase64(text);
  await request(`/repos/${repository}/contents/${path}`, 'PUT', { message: title, content, sha, branch });
  const pull = await request(`/repos/${repository}/pulls`, 'POST', { title, head: branch, base: 'main', draft: true });
  await request(`/repos/${repository}/issues/${pull.number}/labels`, 'POST', { labels: [DRAFT_LABEL] });
}

/**
 * Creates what takes the last published change of an entry back at GitHub: the version before its last merged pull request
 * becomes a pull request, which is read and published like any other. It needs that nothing else has changed the file since.
 */
export const undoAtGitHub =
  (repository: string): UndoPublished =>
  async (file) => {
    const { text, isInPullRequest } = await readFromGitHub(repository)(file);
    if (isInPullRequest)
      throw new Error('This has a change that is not published yet: publish it, or discard it, first.');
    const last = await findLastMerged(repository, getBranch(file.collection, file.slug));
    await propose(repository, file, await readBefore(repository, file, text, last), `Undo: ${last.title}`);
  };
