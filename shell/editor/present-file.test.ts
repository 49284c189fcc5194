import { afterEach, expect, test, vi } from 'vitest';
import { readFromGitHub } from './present-file.ts';

const FILE = { path: 'content/tips/tipping.yml', collection: 'tips', slug: 'tipping' };
const API = 'https://api.github.com/repos/almaty/guide';

/** Reads the file from a GitHub that has these responses to an editor who is signed in. */
function read(responses: Readonly<Record<string, Response | Promise<Response>>>, token = 'of-editor') {
  const respond = async (url: string, { headers }: { headers: Record<string, string> }) =>
    headers.authorization === 'token of-editor'
      ? (responses[url.replace(API, '')] ?? new Response('', { status: 404 }))
      : new Response('', { status: 401 });
  vi.stubGlobal('fetch', respond);
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ token }) });
  return readFromGitHub('almaty/guide')(FILE);
}

const PULLS = '/pulls?head=almaty%3Acms%2Ftips%2Ftipping&state=open';
const ON_MAIN = '/contents/content/tips/tipping.yml?ref=main';
const ON_BRANCH = '/contents/content/tips/tipping.yml?ref=cms%2Ftips%2Ftipping';

afterEach(() => vi.unstubAllGlobals());

test('without a pull request the file of main is read', async () => {
  const file = await read({ [PULLS]: Response.json([]), [ON_MAIN]: new Response('a: 1') });
  expect(file).toEqual({ text: 'a: 1', isInPullRequest: false });
});

test('the file of an open pull request is read from its branch', async () => {
  const file = await read({ [PULLS]: Response.json([{ number: 1 }]), [ON_BRANCH]: new Response('a: 2') });
  expect(file).toEqual({ text: 'a: 2', isInPullRequest: true });
});

test('a file that is not there has no text', async () => {
  expect(await read({ [PULLS]: Response.json([]) })).toEqual({ text: null, isInPullRequest: false });
});

const expectUnknown = (file: Promise<unknown>, reason: string) =>
  expect(file).rejects.toMatchObject({
    message: 'saving_failed',
    cause: {
      message: expect.stringContaining(
        `Not saved. GitHub did not say whether somebody else has saved this (${reason})`,
      ),
    },
  });

test('nothing is saved while GitHub does not say what the file holds', async () => {
  await expectUnknown(read({}, 'expired'), '401');
});

test('nothing is saved while GitHub does not respond', async () => {
  await expectUnknown(read({ [PULLS]: Promise.reject(new TypeError('Failed to fetch')) }), 'no response');
});
