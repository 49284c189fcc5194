import type { BrowserContext, Page } from '@playwright/test';
import { TRIP_TIPS } from '../stack/tags.ts';
import { test as baseTest, expect } from '../stack/test.ts';
import { type TestStack, withStack } from '../stack/test-stack.ts';
import { cloneBareRepository } from './github/bare-repository.ts';
import { fakeGitHubApi, REPOSITORY } from './github/fake-api.ts';
import { ACCESS_TOKEN, OAUTH_APP, serveFakeSignIn } from './github/fake-sign-in.ts';
import { fillField, getTitleField, openTip } from './screen.ts';
import { configureApi, copyWorkspace, publishTips, type WorkingCopy } from './working-copy.ts';

/** Publishes tips whose editor is configured for the repository, and waits until the site serves them. */
async function publishConfiguredEditor(copy: WorkingCopy, { state, origin }: TestStack) {
  const fetchEditor = async () => (await fetch(`${origin}/edit/trip-tips/`)).text();
  const before = await fetchEditor();
  await publishTips(copy, state, { PUBLIC_TIPS_REPOSITORY: REPOSITORY });
  await expect.poll(fetchEditor, { timeout: 20_000 }).not.toBe(before);
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
  // On localhost the editor would use its local back end instead of GitHub.
  baseURL: async ({ stack }, use) => use(stack.origin.replace('localhost', '127.0.0.1')),
});
// Decap looks for its own pictures in a folder that does not exist, because git keeps no empty folder.
test.use({ allowedConsoleErrors: [/status of 404 .*\/content\/media$/] });

async function signIn(page: Page) {
  await page.goto('/edit/trip-tips/');
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

test('an editor signs in, and saving creates a pull request of one line', TRIP_TIPS, async ({ page, copy }) => {
  test.setTimeout(120_000);
  const repository = cloneBareRepository(copy.folder, `${copy.folder}.git`);
  const pullRequests = await fakeGitHubApi(page.context(), repository);
  const urls = recordRequests(page.context());
  const mainBefore = repository.getCommit('main');

  await signIn(page);
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
    { path: 'mfe-trip-tips/src/content/money/tipping.md' },
  ]);
  expect(repository.listChangedLines('main', branch)).toEqual(['-title: Tipping', '+title: What waiters like']);
  expect(repository.listBranches()).toEqual([branch, 'main']);
  expect(repository.getCommit('main')).toBe(mainBefore);
  expect(urls.filter((url) => url.includes(ACCESS_TOKEN))).toEqual([]);
});
