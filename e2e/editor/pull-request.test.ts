import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as siteTest } from '../stack/test.ts';
import { type TestStack, withStack } from '../stack/test-stack.ts';
import { REPOSITORY, standInForApi } from './github/api.ts';
import { hostedCopy } from './github/repository.ts';
import { oauthApp, serveSignIn, TOKEN } from './github/sign-in.ts';
import { openTip, titleField, write } from './screen.ts';
import { configureApi, copyWorkspace, publishFrom, type WorkingCopy } from './working-copy.ts';

/** Publishes tips whose editor knows its repository, and waits until the site serves it. */
async function publish(copy: WorkingCopy, { state, origin }: TestStack) {
  const editor = async () => (await fetch(`${origin}/edit/trip-tips/`)).text();
  const before = await editor();
  await publishFrom(copy, state, { PUBLIC_TIPS_REPOSITORY: REPOSITORY });
  await expect.poll(editor, { timeout: 20_000 }).not.toBe(before);
}

/** Has the API of a working copy sign editors in at GitHub; gives its configuration. */
const setUpSignIn = (copy: WorkingCopy, gitHub: string) =>
  configureApi(copy, {
    GITHUB_URL: gitHub,
    GITHUB_CLIENT_ID: oauthApp.id,
    GITHUB_CLIENT_SECRET: oauthApp.secret,
  });

/** The site with what editors at GitHub need: the function set up, and an editor that knows its repository. */
const test = siteTest.extend<object, { copy: WorkingCopy }>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from the pattern
    async ({}, use) => use(copyWorkspace('pull-request')),
    { scope: 'worker' },
  ],
  stack: [
    async ({ copy }, use, { workerIndex }) => {
      const workers = ['shell/wrangler.jsonc', setUpSignIn(copy, await serveSignIn())];
      const published = async (stack: TestStack) => {
        await publish(copy, stack);
        await use(stack);
      };
      await withStack(`worker-${workerIndex}`, published, { configs: workers });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // On localhost the editor may reach its local back end, and not GitHub.
  baseURL: async ({ stack }, use) => use(stack.origin.replace('localhost', '127.0.0.1')),
});
// Decap looks for pictures of its own there; git keeps no empty folder.
test.use({ allowedConsoleErrors: [/status of 404 .*\/content\/media$/] });

async function signIn(page: Page) {
  await page.goto('/edit/trip-tips/');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Login with GitHub' }).click();
  const popup = await opened;
  const closed = popup.waitForEvent('close');
  await popup.getByRole('link', { name: 'Authorize' }).click();
  await closed;
}

/** Every address that a window asks for. */
function addressesOf(context: BrowserContext): readonly string[] {
  const addresses: string[] = [];
  context.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

test('an editor signs in, and what they save is a pull request of one line', async ({ page, copy }) => {
  test.setTimeout(120_000);
  const repository = hostedCopy(copy.folder, `${copy.folder}.git`);
  const pullRequests = await standInForApi(page.context(), repository);
  const addresses = addressesOf(page.context());
  const main = repository.commitOf('main');

  await signIn(page);
  await openTip(page, 'Money', 'Tipping');
  await write(titleField(page), 'What waiters like');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Entry saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Status: Draft' })).toBeVisible();

  const branch = 'cms/money/tipping';
  expect(pullRequests).toMatchObject([
    { head: { ref: branch, sha: repository.commitOf(branch) }, base: { ref: 'main' }, state: 'open' },
  ]);
  expect(repository.changedFiles('main', branch)).toMatchObject([
    { path: 'mfe-trip-tips/src/content/money/tipping.md' },
  ]);
  expect(repository.changedLines('main', branch)).toEqual(['-title: Tipping', '+title: What waiters like']);
  expect(repository.branches()).toEqual([branch, 'main']);
  expect(repository.commitOf('main')).toBe(main);
  expect(addresses.filter((address) => address.includes(TOKEN))).toEqual([]);
});
