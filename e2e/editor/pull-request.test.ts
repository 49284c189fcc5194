import type { BrowserContext, Page } from '@playwright/test';
import { getEditorOrigin } from '../../shared-delivery/src/schema/index.ts';
import { TRIP_TIPS } from '../stack/tags.ts';
import { test as baseTest, expect } from '../stack/test.ts';
import { type TestStack, withStack } from '../stack/test-stack.ts';
import { cloneBareRepository } from './github/bare-repository.ts';
import { fakeGitHubApi, REPOSITORY } from './github/fake-api.ts';
import { ACCESS_TOKEN, OAUTH_APP, serveFakeSignIn } from './github/fake-sign-in.ts';
import { fillField, getEditorUrl, getTitleField, openTip } from './screen.ts';
import { configureApi, copyWorkspace, publishTips, type WorkingCopy } from './working-copy.ts';

/** Publishes tips whose editor is configured for the repository, and waits until the site serves them. */
async function publishConfiguredEditor(copy: WorkingCopy, { state, origin }: TestStack) {
  const fetchVersions = async () => (await fetch(`${origin}/_mfe/remotes.json`)).text();
  const before = await fetchVersions();
  await publishTips(copy, state, { PUBLIC_TIPS_REPOSITORY: REPOSITORY });
  await expect.poll(fetchVersions, { timeout: 20_000 }).not.toBe(before);
}

/** Configures the API of a working copy so that editors sign in at the fake GitHub; returns the configuration's path. */
const configureSignIn = (copy: WorkingCopy, gitHubOrigin: string) =>
  configureApi(copy, {
    GITHUB_URL: gitHubOrigin,
    GITHUB_CLIENT_ID: OAUTH_APP.id,
    GITHUB_CLIENT_SECRET: OAUTH_APP.secret,
  });

/** The site with sign-in at GitHub, and an editor that is configured for its repository. */
const test = baseTest.extend<object, { copy: WorkingCopy }>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from the pattern
    async ({}, use) => use(copyWorkspace('pull-request')),
    { scope: 'worker' },
  ],
  stack: [
    async ({ copy }, use, { workerIndex }) => {
      const configs = ['shell/wrangler.jsonc', configureSignIn(copy, await serveFakeSignIn())];
      const publishAndUse = async (stack: TestStack) => {
        await publishConfiguredEditor(copy, stack);
        await use(stack);
      };
      await withStack(`worker-${workerIndex}`, publishAndUse, { configs });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
// In one worker, because they share the working copy.
test.describe.configure({ mode: 'default' });
// Decap looks for its own pictures in a folder that does not exist, because git keeps no empty folder.
test.use({ allowedConsoleErrors: [/status of 404 .*\/content\/media$/] });

async function signIn(page: Page, { origin }: TestStack) {
  await page.goto(getEditorUrl(origin));
  const popupOpened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Login with GitHub' }).click();
  const popup = await popupOpened;
  const popupClosed = popup.waitForEvent('close');
  await popup.getByRole('link', { name: 'Authorize' }).click();
  await popupClosed;
}

/** Records the URL of every request of a context. */
function recordRequests(context: BrowserContext): readonly string[] {
  const urls: string[] = [];
  context.on('request', (request) => urls.push(request.url()));
  return urls;
}

test('an editor signs in, and saving creates a pull request of one line', TRIP_TIPS, async ({ page, stack, copy }) => {
  test.setTimeout(120_000);
  const repository = cloneBareRepository(copy.folder, `${copy.folder}.git`);
  const pullRequests = await fakeGitHubApi(page.context(), repository);
  const urls = recordRequests(page.context());
  const mainBefore = repository.getCommit('main');

  await signIn(page, stack);
  await openTip(page, 'Money', 'Tipping');
  await fillField(getTitleField(page), 'What waiters like');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Entry saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Status: Draft' })).toBeVisible();

  const branch = 'cms/money/tipping';
  expect(pullRequests).toMatchObject([
    { head: { ref: branch, sha: repository.getCommit(branch) }, base: { ref: 'main' }, state: 'open' },
  ]);
  expect(repository.listChangedFiles('main', branch)).toMatchObject([
    { path: 'mfe-trip-tips/content/money/tipping.yml' },
  ]);
  expect(repository.listChangedLines('main', branch)).toEqual(['-  en: Tipping', '+  en: What waiters like']);
  expect(repository.listBranches()).toEqual([branch, 'main']);
  expect(repository.getCommit('main')).toBe(mainBefore);
  expect(urls.filter((url) => url.includes(ACCESS_TOKEN))).toEqual([]);
});

test(
  'the token of an editor is in the storage of the editor, which no page of the site can read',
  TRIP_TIPS,
  async ({ page, stack, copy }) => {
    await fakeGitHubApi(page.context(), cloneBareRepository(copy.folder, `${copy.folder}-token.git`));
    await signIn(page, stack);
    const readStorage = () =>
      page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie);
    await expect.poll(readStorage).toContain(ACCESS_TOKEN);
    await page.goto('/plan-trip');
    expect(await readStorage()).not.toContain(ACCESS_TOKEN);
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ domain }) => domain !== 'edit.localhost')).toEqual([]);
  },
);

declare global {
  interface Window {
    /** What a script of the site puts into its window, to get at the token. */
    attacker: { messages: string[]; popup: Window | null };
    /** The messages that the window of the sign-in has received. */
    received: string[];
  }
}

test.describe('a page of the site that opens the sign-in', () => {
  // The window that signs in speaks to its own origin only, and the browser says so.
  test.use({ allowedConsoleErrors: [/Failed to execute 'postMessage'/] });

  test('gets no token, and its message is refused', TRIP_TIPS, async ({ page, stack }) => {
    // Without this policy of the site, which already cuts the two windows apart.
    await page.route(`${stack.origin}/`, async (route) => {
      const response = await route.fetch();
      const { 'cross-origin-opener-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.goto('/');
    const popupOpened = page.waitForEvent('popup');
    await page.evaluate(
      (url) => {
        const messages: string[] = [];
        addEventListener('message', ({ data }) => messages.push(String(data)));
        window.attacker = { messages, popup: open(url) };
      },
      `${getEditorOrigin(stack.origin)}/api/editor/sign-in`,
    );
    const popup = await popupOpened;
    await popup.getByRole('link', { name: 'Authorize' }).click();
    await expect(popup.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
    await popup.evaluate(() => {
      window.received = [];
      addEventListener('message', ({ origin, data }) => window.received.push(`${data} from ${origin}`));
    });
    await page.evaluate(() => window.attacker.popup?.postMessage('authorizing:github', '*'));
    const readReceived = () => popup.evaluate(() => window.received);
    await expect.poll(readReceived).toEqual([`authorizing:github from ${stack.origin}`]);
    expect(await page.evaluate(() => window.attacker.messages)).toEqual([]);
  });
});
