import type { BrowserContext, Page } from '@playwright/test';
import { TRIP_TIPS } from '../stack/tags.ts';
import { test as baseTest, expect } from '../stack/test.ts';
import { withStack } from '../stack/test-stack.ts';
import { type BareRepository, cloneBareRepository } from './github/bare-repository.ts';
import { ACCESS_TOKEN, fakeGitHubApi, REPOSITORY } from './github/fake-api.ts';
import {
  fillField,
  getEditorUrl,
  getField,
  getPreview,
  getVersions,
  KNOWN_CONSOLE_ERRORS,
  openEntry,
  pressSave,
  TALL_SCREEN,
  waitForEntries,
  waitUntilClosed,
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

/** Writes the title of a tip as an editor does: of what nobody has pressed or typed, the screen keeps no draft. */
async function editTitle(page: Page, tip: string, title: string): Promise<void> {
  await openEntry(page, 'trip-tips-money', tip);
  await getField(page, 'title.en').getByRole('textbox').click();
  await fillField(page, 'title.en', title);
}

/** Discards each draft that is offered: one is kept a moment after something was written, so a quick editor is offered none. */
const discardDrafts = (page: Page) =>
  page.addLocatorHandler(page.getByRole('alertdialog', { name: 'Restore Draft' }), (dialog) =>
    dialog.getByRole('button', { name: 'Discard' }).click(),
  );

/** The title of a tip, from its file. */
const readTitle = (text: string) => /^ {2}en: (?<title>.*)$/m.exec(text)?.groups?.title ?? '';

const getTipFile = (tip: string) => `mfe-trip-tips/content/money/${tip}.yml`;

test.describe('an entry that somebody else has changed', () => {
  test.skip(!process.env.LONG_TESTS, 'Two work at one entry: run it with LONG_TESTS=1');
  // The screen also reports on the console that it did not save.
  test.use({ allowedConsoleErrors: [new RegExp(`${KNOWN_CONSOLE_ERRORS.source}|saving_failed|Not saved`)] });

  test(
    'in a pull request is shown beside the own version, which becomes another commit of that pull request when the editor chooses it',
    TRIP_TIPS,
    async ({ page, browser, stack, repository }) => {
      const pullRequests = await fakeGitHubApi(page.context(), repository);
      const branch = 'cms/trip-tips-money/cards-and-cash';
      await signIn(page, stack.origin);
      await editTitle(page, 'cards-and-cash', 'Cash of the second');

      const otherContext = await browser.newContext({ viewport: TALL_SCREEN });
      await fakeGitHubApi(otherContext, repository, pullRequests);
      const other = await otherContext.newPage();
      await signIn(other, stack.origin);
      await editTitle(other, 'cards-and-cash', 'Cash of one editor');
      await pressSave(other);
      await expect.poll(() => pullRequests).toMatchObject([{ head: branch, labels: ['sveltia-cms/draft'] }]);
      await otherContext.close();

      await pressSave(page);
      await expect(getVersions(page)).toContainText('Cash of one editor');
      await expect(getVersions(page)).toContainText('The other’s is in a pull request');
      expect(repository.countCommits('main', branch)).toBe(1);
      await getVersions(page).getByRole('button', { name: 'Save mine' }).click();
      await page.getByRole('button', { name: 'Restore' }).click();
      await expect(getField(page, 'title.en').getByRole('textbox')).toHaveValue('Cash of the second');
      await pressSave(page);
      await expect.poll(() => repository.countCommits('main', branch)).toBe(2);
      expect(repository.readFile(branch, getTipFile('cards-and-cash'))).toContain('en: Cash of the second');
      expect(pullRequests).toHaveLength(1);
    },
  );

  test(
    'on main is shown beside the own version, and stays when the editor keeps it',
    TRIP_TIPS,
    async ({ page, stack, repository }) => {
      const pullRequests = await fakeGitHubApi(page.context(), repository);
      await signIn(page, stack.origin);
      await editTitle(page, 'exchange', 'Money of the second');
      const path = getTipFile('exchange');
      const text = repository.readFile('main', path).replace(/^ {2}en: .*$/m, '  en: Money of one editor');
      const contents = Buffer.from(text).toString('base64');
      repository.commitFiles('main', repository.getCommit('main'), [{ path, contents }], 'Change a title');

      await pressSave(page);
      const row = getVersions(page).getByRole('row').filter({ hasText: 'Money of one editor' });
      await expect(row).toContainText('Money of the second');
      await discardDrafts(page);
      await getVersions(page).getByRole('button', { name: 'Keep the other’s' }).click();
      await expect(getField(page, 'title.en').getByRole('textbox')).toHaveValue('Money of one editor');
      expect(pullRequests).toEqual([]);
    },
  );
});

const answerDialog = (page: Page, name: string, answer: string) =>
  page.getByRole('alertdialog', { name }).getByRole('button', { name: answer }).click();

type Answer = 'Later' | 'Send for Review';

/** Saves the tip that is open, answers whether to send it for review, and opens it again. */
async function saveOpened(page: Page, tip: string, title: string, answer: Answer): Promise<void> {
  await pressSave(page);
  await answerDialog(page, 'Send for Review', answer);
  await waitUntilClosed(page);
  await page.getByRole('radio', { name: 'Editorial Workflow' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible();
  await openEntry(page, 'trip-tips-money', tip);
}

/** Saves a title of a tip, and opens the tip again. */
async function saveTitle(page: Page, tip: string, title: string, answer: Answer): Promise<void> {
  await discardDrafts(page);
  await editTitle(page, tip, title);
  await saveOpened(page, tip, title, answer);
}

/** Publishes the change of the entry that is open, which was sent for review. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Status: .In Review/ }).click();
  await page.getByRole('menuitemradio', { name: 'Ready' }).click();
  await page.getByRole('button', { name: 'Publish Entry' }).click();
  await answerDialog(page, 'Publish Entry', 'Publish');
  await waitUntilClosed(page);
}

test(
  'an editor publishes a change on the screen, and finds it at GitHub',
  TRIP_TIPS,
  async ({ page, stack, repository }) => {
    const pullRequests = await fakeGitHubApi(page.context(), repository);
    await signIn(page, stack.origin);
    await saveTitle(page, 'park-fees', 'What parks cost', 'Send for Review');
    await publish(page);
    await expect
      .poll(() => pullRequests)
      .toMatchObject([{ title: expect.stringContaining('park-fees'), base: 'main', state: 'merged' }]);
    expect(repository.readFile('main', getTipFile('park-fees'))).toContain('en: What parks cost');

    await openEntry(page, 'trip-tips-money', 'park-fees');
    await page.getByRole('radio', { name: 'History' }).click();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'An editor' }).click();
    expect((await opened).url()).toBe(`https://github.com/${REPOSITORY}/commit/${repository.getCommit('main')}`);
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

test.describe('an editor takes back', () => {
  test.skip(!process.env.LONG_TESTS, 'It saves and publishes again: run it with LONG_TESTS=1');

  test(
    'what is published, on the screen, in a change that is published like any other',
    TRIP_TIPS,
    async ({ page, stack, repository }) => {
      const pullRequests = await fakeGitHubApi(page.context(), repository);
      const path = getTipFile('park-fees');
      const before = repository.readFile('main', path);
      const titleBefore = readTitle(before);
      const undo = getPreview(page).getByRole('button', { name: 'Undo the last published change' });
      const reason = getPreview(page).getByRole('status').first();
      await signIn(page, stack.origin);
      await openEntry(page, 'trip-tips-money', 'park-fees');
      await undo.click();
      await expect(reason).toHaveText('Nothing of this was published on this screen yet.');

      await saveTitle(page, 'park-fees', 'A wrong title', 'Send for Review');
      await undo.click();
      await expect(reason).toContainText('publish it, or discard it, first');
      await publish(page);
      await expect.poll(() => repository.readFile('main', path)).toContain('en: A wrong title');

      await openEntry(page, 'trip-tips-money', 'park-fees');
      await undo.click();
      await expect.poll(() => pullRequests).toMatchObject([{}, { state: 'open', labels: ['sveltia-cms/draft'] }]);
      await expect(getField(page, 'title.en').getByRole('textbox')).toHaveValue(titleBefore);
      await saveOpened(page, 'park-fees', titleBefore, 'Send for Review');
      await publish(page);
      await expect.poll(() => repository.readFile('main', path)).toBe(before);
    },
  );

  test('what is not saved, and what is not published', TRIP_TIPS, async ({ page, stack, repository }) => {
    const pullRequests = await fakeGitHubApi(page.context(), repository);
    const before = repository.readFile('main', getTipFile('exchange'));
    const titleBefore = readTitle(before);
    await signIn(page, stack.origin);
    const title = getField(page, 'title.en').getByRole('textbox');
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Show Editor Options' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await editTitle(page, 'exchange', 'Never saved');
    await choose('Revert All Changes');
    await expect(title).toHaveValue(titleBefore);

    await saveTitle(page, 'exchange', 'Never published', 'Later');
    await choose('Discard Changes');
    await answerDialog(page, 'Discard Changes', 'Discard');
    await waitUntilClosed(page);
    await expect.poll(() => pullRequests).toMatchObject([{ head: 'cms/trip-tips-money/exchange', state: 'closed' }]);
    expect(repository.readFile('main', getTipFile('exchange'))).toBe(before);
    await openEntry(page, 'trip-tips-money', 'exchange');
    await expect(title).toHaveValue(titleBefore);
  });
});
