import type { BrowserContext, Page } from '@playwright/test';
import { TRIP_TIPS } from '../stack/tags.ts';
import { test as baseTest, expect } from '../stack/test.ts';
import { withStack } from '../stack/test-stack.ts';
import { type BareRepository, cloneBareRepository } from './github/bare-repository.ts';
import { ACCESS_TOKEN, fakeGitHubApi, REPOSITORY } from './github/fake-api.ts';
import {
  fillField,
  getEditorUrl,
  KNOWN_CONSOLE_ERRORS,
  openEntry,
  pressSave,
  TALL_SCREEN,
  waitForEntries,
} from './screen.ts';
import { copyWorkspace } from './working-copy.ts';

/** The site, whose editor is configured for a repository at GitHub. */
const test = baseTest.extend<object, { repository: BareRepository }>({
  repository: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from the pattern
    async ({}, use) => {
      const { folder } = copyWorkspace('pull-request');
      await use(cloneBareRepository(folder, `${folder}.git`));
    },
    { scope: 'worker' },
  ],
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from the pattern
    async ({}, use, { workerIndex }) =>
      withStack(`worker-${workerIndex}`, use, { variables: { CONTENT_REPOSITORY: REPOSITORY } }),
    { scope: 'worker', timeout: 300_000 },
  ],
});
// In one worker, because they share the repository.
test.describe.configure({ mode: 'default' });
test.use({ allowedConsoleErrors: [KNOWN_CONSOLE_ERRORS], viewport: TALL_SCREEN });

/** Signs in with a token of GitHub's. */
async function signIn(page: Page, siteOrigin: string): Promise<void> {
  await page.goto(getEditorUrl(siteOrigin));
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill(ACCESS_TOKEN);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await waitForEntries(page);
}

/** Records the URL of every request of a context. */
function recordRequests(context: BrowserContext): readonly string[] {
  const urls: string[] = [];
  context.on('request', (request) => urls.push(request.url()));
  return urls;
}

test(
  'an editor signs in with a token, and saving creates a pull request of one line',
  TRIP_TIPS,
  async ({ page, stack, repository }) => {
    const pullRequests = await fakeGitHubApi(page.context(), repository);
    const urls = recordRequests(page.context());
    const mainBefore = repository.getCommit('main');

    await signIn(page, stack.origin);
    await openEntry(page, 'trip-tips-money', 'tipping');
    await fillField(page, 'title.en', 'What waiters like');
    await pressSave(page);

    await expect.poll(() => pullRequests).toMatchObject([{ base: 'main' }]);
    const branch = pullRequests[0]?.head ?? '';
    expect(branch).toBe('cms/trip-tips-money/tipping');
    expect(repository.listChangedFiles('main', branch)).toEqual(['mfe-trip-tips/content/money/tipping.yml']);
    expect(repository.listChangedLines('main', branch)).toEqual(['-  en: Tipping', '+  en: What waiters like']);
    expect(repository.countCommits('main', branch)).toBe(1);
    expect(repository.listBranches()).toEqual([branch, 'main']);
    expect(repository.getCommit('main')).toBe(mainBefore);
    expect(urls.filter((url) => url.includes(ACCESS_TOKEN))).toEqual([]);
  },
);

test(
  'the token of an editor is in the storage of the editor, which no page of the site can read',
  TRIP_TIPS,
  async ({ page, stack, repository }) => {
    await fakeGitHubApi(page.context(), repository);
    await signIn(page, stack.origin);
    const readStorage = () =>
      page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie);
    await expect.poll(readStorage).toContain(ACCESS_TOKEN);
    await page.goto(`${stack.origin}/plan-trip`);
    expect(await readStorage()).not.toContain(ACCESS_TOKEN);
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ domain }) => domain !== 'edit.localhost')).toEqual([]);
  },
);
