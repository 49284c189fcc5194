import { afterEach, expect, test, vi } from 'vitest';
import { undoAtGitHub } from './undo-published.ts';

const FILE = { path: 'content/tips/tipping.yml', collection: 'tips', slug: 'tipping' };
const API = 'https://api.github.com/repos/almaty/guide';
const BRANCH = 'cms/tips/tipping';

/** What GitHub has: the texts of the file by commit, and the pull requests of the entry. */
type GitHub = { texts?: Record<string, string>; pulls?: object[]; open?: object[]; failing?: string };

const MERGED = { title: 'Update tipping', merged_at: '2026-11-02T00:00:00Z', merge_commit_sha: 'c2' };

/** Undoes the last change; resolves to what was sent to GitHub. */
async function undo({ texts = { main: 'en: Zwei ✓', c2: 'en: Zwei ✓', c1: 'en: Eins ✓' }, ...github }: GitHub = {}) {
  const sent: [string, Record<string, unknown>][] = [];
  const respond = (path: string, accept: string): Response => {
    const { pathname, searchParams } = new URL(path, 'https://api.test');
    if (pathname === '/pulls') {
      const found = searchParams.get('state') === 'open' ? github.open : (github.pulls ?? [MERGED]);
      return Response.json(searchParams.get('head') === `almaty:${BRANCH}` ? (found ?? []) : []);
    }
    if (pathname === '/git/commits/c2') return Response.json({ parents: [{ sha: 'c1' }, { sha: 'of-branch' }] });
    if (pathname === '/git/ref/heads/main') return Response.json({ object: { sha: 'c3' } });
    const text = texts[searchParams.get('ref') ?? ''];
    if (text === undefined) return new Response('', { status: 404 });
    return accept.endsWith('raw') ? new Response(text) : Response.json({ sha: 'blob' });
  };
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ token: 'of-editor' }) });
  vi.stubGlobal('fetch', async (url: string, { headers, method, body }: RequestInit) => {
    const path = url.replace(API, '');
    if (path.startsWith(github.failing ?? 'none')) return new Response('', { status: 502 });
    if (method === 'GET') return respond(path, (headers as { accept: string }).accept);
    sent.push([`${method} ${path}`, JSON.parse(String(body))]);
    return Response.json({ number: 7 });
  });
  await undoAtGitHub('almaty/guide')(FILE);
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

test('the version before the last merged pull request becomes a pull request, as a saved change does', async () => {
  const older = { title: 'Older', merged_at: '2026-11-01T00:00:00Z', merge_commit_sha: 'c0' };
  const closed = { title: 'Closed', merged_at: null, merge_commit_sha: 'c9' };
  const content = Buffer.from('en: Eins ✓').toString('base64');
  const title = 'Undo: Update tipping';
  expect(await undo({ pulls: [closed, older, MERGED] })).toEqual([
    ['POST /git/refs', { ref: `refs/heads/${BRANCH}`, sha: 'c3' }],
    ['PUT /contents/content/tips/tipping.yml', { branch: BRANCH, content, message: title, sha: 'blob' }],
    ['POST /pulls', { title, head: BRANCH, base: 'main', draft: true }],
    ['POST /issues/7/labels', { labels: ['sveltia-cms/draft'] }],
  ]);
});

test.each<[string, GitHub, string]>([
  ['of which nothing was published', { pulls: [] }, 'Nothing of this was published on this screen yet.'],
  ['with a change that is not published', { open: [{ number: 6 }] }, 'publish it, or discard it, first'],
  ['that was changed in another way since', { texts: { main: 'c', c2: 'b', c1: 'a' } }, 'has been changed again since'],
  ['that was made by that change', { texts: { main: 'b', c2: 'b' } }, 'delete it to take it back'],
  ['while GitHub fails', { failing: '/git/commits' }, 'GitHub did not answer as it should (502)'],
])('nothing is undone of an entry %s, and the reason is said', async (_, github, reason) => {
  await expect(undo(github)).rejects.toThrow(reason);
});
