import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, formatDate, todayInAlmaty } from '../../shared-dates/src/index.ts';
import { CATALOGUE_AND_TRIP_TIPS, TRIP_TIPS } from '../stack/tags.ts';
import { collectConsoleErrors, expect, expectAllowed, isolatedTest } from '../stack/test.ts';
import { putFilesIntoBrowser, takeCopyFromBrowser } from './browser-copy.ts';
import {
  addSource,
  closeRefusal,
  fillField,
  getEditorUrl,
  getField,
  getPreview,
  getVersions,
  KNOWN_CONSOLE_ERRORS,
  openCopy,
  openEntry,
  pressSave,
  save,
  showDue,
  TALL_SCREEN,
  unfold,
  waitForEntries,
  waitUntilClosed,
} from './screen.ts';
import { copyWorkspace, publishCatalogue, publishTips, type WorkingCopy } from './working-copy.ts';

/** The site, a working copy, and the editor that has opened it, in which the tests go on with one another's entries. */
const test = isolatedTest.extend<
  { checkedConsole: undefined },
  { copy: WorkingCopy; editor: { page: Page; consoleErrors: string[] } }
>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from the pattern
    async ({}, use) => use(copyWorkspace('working-copy')),
    { scope: 'worker' },
  ],
  editor: [
    async ({ browser, stack, copy }, use) => {
      const context = await browser.newContext({ viewport: TALL_SCREEN });
      const consoleErrors = collectConsoleErrors(context);
      const page = await context.newPage();
      await openCopy(page, stack.origin, copy.folder);
      await use({ page, consoleErrors });
      await context.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  checkedConsole: [
    async ({ editor, allowedConsoleErrors }, use) => {
      await use(undefined);
      expectAllowed(editor.consoleErrors.splice(0), allowedConsoleErrors);
    },
    { auto: true },
  ],
});
// In one worker, because they share the working copy.
test.describe.configure({ mode: 'default' });
test.use({ allowedConsoleErrors: [KNOWN_CONSOLE_ERRORS] });

const NOT_SAVED = new RegExp(`${KNOWN_CONSOLE_ERRORS.source}|saving_failed|Not saved`);

/** Lists the objects of a bucket: key -> hash of the content. */
async function hashBucket(bucket: R2Bucket): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  let cursor: string | undefined;
  do {
    const list = await bucket.list(cursor ? { cursor } : {});
    for (const { key, etag } of list.objects) hashes[key] = etag;
    cursor = list.truncated ? list.cursor : undefined;
  } while (cursor);
  return hashes;
}

function hashFolder(folder: string): string {
  const hash = createHash('sha256');
  for (const name of globSync('**/*', { cwd: folder }).sort()) {
    const file = path.join(folder, name);
    if (statSync(file).isFile()) hash.update(name).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const fetchTipsPage = async (request: APIRequestContext) => (await request.get('/plan-trip')).text();

test.describe('a mistake', () => {
  // The screen also reports on the console that it did not save.
  test.use({ allowedConsoleErrors: [NOT_SAVED] });

  test(
    'stands above the preview and is not saved; without it, a changed tip is one changed line of one file, and the running site shows it once it is published',
    TRIP_TIPS,
    async ({ page, request, editor, stack, buckets, copy }) => {
      const preview = getPreview(editor.page);
      await openEntry(editor.page, 'trip-tips-money', 'tipping');
      await expect(preview.getByRole('heading', { name: 'Tipping' })).toBeVisible();
      await fillField(editor.page, 'title.en', 'x'.repeat(49));
      const mistake = 'Title, English: Write at most 48 characters; this text has 49';
      await expect(preview.getByRole('alert')).toContainText(mistake);
      await pressSave(editor.page);
      await expect(getField(editor.page, 'title.en').getByRole('alert')).toContainText('Write at most 48 characters');
      await takeCopyFromBrowser(editor.page, copy.folder);
      expect(copy.listChanges()).toEqual([]);

      await fillField(editor.page, 'title.en', 'What waiters like');
      await expect(preview.getByRole('heading', { name: 'What waiters like' })).toBeVisible();
      await save(editor.page, copy.folder);
      expect(copy.listChanges()).toEqual(['M mfe-trip-tips/content/money/tipping.yml']);
      expect(copy.listChangedLines()).toEqual(['-  en: Tipping', '+  en: What waiters like']);

      const hashOtherPackages = async () => ({
        catalogue: await hashBucket(buckets.R2_CATALOGUE),
        itinerary: await hashBucket(buckets.R2_ITINERARY),
        shell: hashFolder('shell/dist'),
      });
      const before = await hashOtherPackages();
      const releasedBefore = await hashBucket(buckets.R2_TRIP_TIPS);
      expect(await fetchTipsPage(request)).not.toContain('What waiters like');
      await publishTips(copy, stack.state);
      await expect.poll(() => fetchTipsPage(request)).toContain('What waiters like');
      await page.goto('/plan-trip');
      await expect(page.getByRole('heading', { name: 'What waiters like' })).toBeVisible();
      expect(await hashOtherPackages()).toEqual(before);
      const { 'channels.json': _, ...versions } = releasedBefore;
      expect(await hashBucket(buckets.R2_TRIP_TIPS)).toMatchObject(versions);
    },
  );

  test(
    'that was made outside the editor stops publishing with file and line, and the site keeps the old text',
    TRIP_TIPS,
    async ({ request, stack, buckets, copy }) => {
      const file = 'mfe-trip-tips/content/money/exchange.yml';
      const absoluteFile = path.join(copy.folder, file);
      const text = readFileSync(absoluteFile, 'utf8');
      writeFileSync(absoluteFile, `${text.trimEnd()}\n    New fees <script>alert(1)</script>\n`);
      const releasedBefore = await hashBucket(buckets.R2_TRIP_TIPS);
      const failure = await publishTips(copy, stack.state).catch((error) => error);
      expect(failure.code).toBe(1);
      const line = text.trimEnd().split('\n').length + 1;
      expect(failure.stderr).toContain(`${file}:${line}: body.kk: HTML is not allowed in a tip`);
      expect(await hashBucket(buckets.R2_TRIP_TIPS)).toEqual(releasedBefore);
      expect(await fetchTipsPage(request)).not.toContain('New fees');
      writeFileSync(absoluteFile, text);
    },
  );
});

test('a changed list is one changed line', TRIP_TIPS, async ({ editor: { page }, copy }) => {
  const changesBefore = copy.listChanges();
  await openEntry(page, 'trip-tips-lists', 'packing-list');
  await fillField(page, 'intro.en', 'Tick off what you have.');
  await save(page, copy.folder);
  expect(copy.listChanges().filter((file) => !changesBefore.includes(file))).toEqual([
    'M mfe-trip-tips/content/packing-list.yml',
  ]);
  expect(copy.listChangedLines()).toContain('+  en: Tick off what you have.');
});

test('a source is added where it is cited, and saved with the entry', TRIP_TIPS, async ({ editor: { page }, copy }) => {
  await openEntry(page, 'trip-tips-food', 'drinks');
  await addSource(page, 'sources', 'tea.test on tea', 'https://tea.test/');
  await save(page, copy.folder);
  expect(copy.listChanges()).toContain('?? mfe-trip-tips/content/sources/tea-test-on-tea.yml');
  expect(copy.listChangedLines().filter((line) => line.includes('tea-test-on-tea'))).toHaveLength(1);
});

test.describe('a tip that two editors have opened', () => {
  test.skip(!process.env.LONG_TESTS, 'It publishes twice: run it with LONG_TESTS=1');
  // The screen also reports on the console that it did not save.
  test.use({ allowedConsoleErrors: [NOT_SAVED] });

  test(
    'is saved by the second only once that has seen both versions and chosen the own one',
    TRIP_TIPS,
    async ({ editor: { page }, stack, copy }) => {
      const open = (editor: Page) => openEntry(editor, 'trip-tips-practical', 'sim');
      const readTitle = async () => {
        await takeCopyFromBrowser(page, copy.folder);
        const file = path.join(copy.folder, 'mfe-trip-tips/content/practical/sim.yml');
        return /^title:\n {2}en: (?<title>.*)$/m.exec(readFileSync(file, 'utf8'))?.groups?.title;
      };
      await open(page);
      // It has the same folder of the browser.
      const other = await page.context().newPage();
      await other.goto(getEditorUrl(stack.origin));
      await waitForEntries(other);
      await open(other);
      await fillField(other, 'title.en', 'SIM cards of one editor');
      await save(other, copy.folder);

      await fillField(page, 'title.en', 'SIM cards of the second');
      await pressSave(page);
      // One with the headings, and one for the only field that differs.
      await expect(getVersions(page).getByRole('row')).toHaveCount(2);
      const row = getVersions(page).getByRole('row').filter({ hasText: 'Title, English' });
      await expect(row.getByRole('cell')).toHaveText([
        'Title, English',
        'SIM cards of one editor',
        'SIM cards of the second',
      ]);
      await getVersions(page).getByRole('button', { name: 'Go on editing' }).click();
      await closeRefusal(page, 'Not saved. Somebody else has saved this');
      expect(await readTitle()).toBe('SIM cards of one editor');

      await pressSave(page);
      await getVersions(page).getByRole('button', { name: 'Save mine' }).click();
      await waitUntilClosed(page);
      expect(await readTitle()).toBe('SIM cards of the second');

      // The first editor, whose screen knows of the own version only, is asked now.
      await open(other);
      await fillField(other, 'title.en', 'SIM cards, again');
      await pressSave(other);
      await getVersions(other).getByRole('button', { name: 'Keep the other’s' }).click();
      await expect(getField(other, 'title.en').getByRole('textbox')).toHaveValue('SIM cards of the second');
      // What an editor has saved is no other's version.
      for (const title of ['SIM cards in short', 'SIM cards']) {
        await open(other);
        await fillField(other, 'title.en', title);
        await save(other, copy.folder);
        expect(await readTitle()).toBe(title);
      }
      await other.close();
    },
  );
});

for (const [collection, entry, field, file] of [
  ['catalogue-locations', 'altyn-emel', 'name.en', 'locations/altyn-emel.yml'],
  ['catalogue-activities', 'hiking', 'name.en', 'activities/hiking.yml'],
  ['catalogue-sample-itineraries', 'summer-5', 'title.en', 'sample-itineraries/summer-5.yml'],
] as const)
  test(
    `${file} is written as it is, when only its name changes`,
    CATALOGUE_AND_TRIP_TIPS,
    async ({ editor: { page }, copy }) => {
      const contentFile = `mfe-catalogue/content/${file}`;
      const absoluteFile = path.join(copy.folder, contentFile);
      const text = readFileSync(absoluteFile, 'utf8');
      const before = text.split('\n');
      await openEntry(page, collection, entry);
      const name = await getField(page, field).getByRole('textbox').inputValue();
      await fillField(page, field, `${name} (new)`);
      await save(page, copy.folder);
      const after = readFileSync(absoluteFile, 'utf8').split('\n');
      expect(after.filter((line, index) => line !== before[index])).toEqual([`  en: ${name} (new)`]);
      writeFileSync(absoluteFile, text);
      await putFilesIntoBrowser(page, copy.folder, [contentFile]);
    },
  );

test.describe('a location', () => {
  const FILE = 'mfe-catalogue/content/locations/arbat.yml';
  const REASON = 'The street is being paved from end to end.';
  const DESCRIPTION = 'A walled garden of apple trees behind the opera, open on summer evenings.';
  const today = todayInAlmaty();
  // The site says "Ask before you go" after these days, so they lie ahead on every day of a test.
  const lastDay = addDays(today, 40);
  const reviewDay = addDays(today, 30);
  const stamp = `Closed until ${formatDate(lastDay)}`;

  /** The current version of each remote. */
  const fetchVersions = async (page: Page): Promise<Record<string, string>> => {
    const { remotes } = await (await page.request.get('/_mfe/remotes.json')).json();
    return Object.fromEntries(
      remotes.map(({ name, version }: { name: string; version: string }) => [name, version] as const),
    );
  };

  /** Saves what the fields see no mistake in, and expects to be told another one. */
  async function expectRefusal(page: Page, mistake: string): Promise<void> {
    await pressSave(page);
    await closeRefusal(page, `Not saved. ${mistake}`);
  }

  /** Closes a location, which needs a reason, and a source with the day on which somebody read it. */
  async function closeArbat(page: Page, copy: WorkingCopy): Promise<void> {
    const changesBefore = copy.listChanges();
    const textBefore = readFileSync(path.join(copy.folder, FILE), 'utf8');
    await openEntry(page, 'catalogue-locations', 'arbat');
    await unfold(page, 'notice');
    await getField(page, 'notice.state').getByRole('radio', { name: 'closed' }).click();
    await expectRefusal(page, 'Access notice, Reason: Say why');
    await fillField(page, 'notice.to', lastDay);
    await getField(page, 'notice.reason').getByRole('checkbox').check();
    await fillField(page, 'notice.reason.en', REASON);
    await expectRefusal(page, 'Access notice, Checked on: Choose or add the source that says so');
    await fillField(page, 'notice.checkedOn', today);
    await fillField(page, 'notice.reviewBy', addDays(today, 100));
    await expectRefusal(page, 'Access notice, Review day: Write a day within three months of the check');
    await fillField(page, 'notice.reviewBy', reviewDay);
    await expectRefusal(page, 'Access notice, Checked on: Name a published source');
    await addSource(page, 'notice.sources', 'paving.test on Arbat', 'https://paving.test/arbat');
    // Its card, and poster and notice of its page.
    await expect(getPreview(page).getByText(stamp)).toHaveCount(3);
    await save(page, copy.folder);
    expect(copy.listChanges().filter((file) => !changesBefore.includes(file))).toEqual([
      `M ${FILE}`,
      '?? mfe-catalogue/content/sources/paving-test-on-arbat.yml',
    ]);
    expect(readFileSync(path.join(copy.folder, FILE), 'utf8')).toBe(
      textBefore
        .replace('state: open', `state: closed\n  to: ${lastDay}\n  reason:\n    en: ${REASON}`)
        .replace('sources: [general-knowledge]', 'sources: [general-knowledge, paving-test-on-arbat]')
        .replace('checkedOn: not yet', `checkedOn: ${today}`)
        .replace(/reviewBy: .*/, `reviewBy: ${reviewDay}`),
    );
  }

  /** Creates a location, whose preview says what is missing; returns its number. */
  async function createAppleGarden(page: Page, copy: WorkingCopy): Promise<number> {
    await openEntry(page, 'catalogue-locations');
    await fillField(page, 'name.en', 'Apple Garden');
    await fillField(page, 'description.en', DESCRIPTION);
    const preview = getPreview(page);
    await expect(preview.getByRole('alert')).toContainText('Russian name: Add this field');
    await unfold(page, 'names.ru');
    await fillField(page, 'names.ru.value', 'Яблоневый сад');
    await expect(preview.getByRole('alert')).toContainText('Road: Write either an arrival point');
    // It begins with the centre.
    await getField(page, 'arrivalNode').getByRole('checkbox').check();
    await expect(preview.getByRole('alert')).toBeHidden();
    await expect(preview.getByRole('heading', { name: 'Apple Garden', level: 1 })).toBeVisible();
    await save(page, copy.folder);
    const file = 'mfe-catalogue/content/locations/apple-garden.yml';
    expect(copy.listChanges()).toContain(`?? ${file}`);
    return Number(/^id: (\d+)$/m.exec(readFileSync(path.join(copy.folder, file), 'utf8'))?.[1]);
  }

  test.describe('that is closed, and one that is new', () => {
    test.skip(!process.env.LONG_TESTS, 'It builds the catalogue: run it with LONG_TESTS=1');
    test.use({ allowedConsoleErrors: [NOT_SAVED] });

    test(
      'are saved without a mistake only, and the running site shows them once the catalogue alone is published',
      CATALOGUE_AND_TRIP_TIPS,
      async ({ page, editor, stack, copy }) => {
        await closeArbat(editor.page, copy);
        const id = await createAppleGarden(editor.page, copy);

        const before = await fetchVersions(page);
        await publishCatalogue(copy, stack.state);
        await expect.poll(() => fetchVersions(page)).not.toEqual(before);
        expect(await fetchVersions(page)).toEqual({ ...before, catalogue: expect.any(String) });

        await page.goto('/city');
        await expect(page.getByRole('article').filter({ hasText: 'Arbat' }).getByText(stamp)).toBeVisible();
        await page.goto('/locations/arbat');
        await expect(page.getByRole('note').filter({ hasText: stamp })).toContainText(REASON);

        await page.goto('/also-in-almaty');
        await expect(page.getByRole('article').filter({ hasText: 'Apple Garden' })).toContainText(DESCRIPTION);
        await page.goto('/locations?q=apple+garden');
        await page.getByRole('link', { name: 'Apple Garden' }).click();
        await expect(page.getByRole('heading', { name: 'Apple Garden', level: 1 })).toBeVisible();
        const { locations } = await (await page.request.get('/planning.json')).json();
        expect(locations).toContainEqual(expect.objectContaining({ id, node: 'republic-square' }));
      },
    );
  });
});

test(
  'the entries that are due for review on a later day are listed, as the command lists them',
  CATALOGUE_AND_TRIP_TIPS,
  async ({ editor: { page }, copy }) => {
    // Fewer are due than the fifty that the screen shows at once.
    const day = '2027-03-15';
    // The last test, because the editor stays at this day, of which it takes note when it opens.
    await page.clock.setFixedTime(`${day}T12:00:00+05:00`);
    await page.reload();
    await waitForEntries(page);
    for (const [collection, folder] of [
      ['catalogue-locations', 'mfe-catalogue/content/locations'],
      ['trip-tips-money', 'mfe-trip-tips/content/money'],
    ] as const) {
      await showDue(page, collection);
      const names = copy.listDue(day, folder);
      await expect(page.getByRole('grid').getByRole('row')).toHaveCount(names.length);
      const rows = await page.getByRole('grid').getByRole('row').allInnerTexts();
      expect(rows.map((row) => row.trim()).sort(), collection).toEqual(names);
    }
  },
);
