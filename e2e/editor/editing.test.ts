import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { serveWorkingCopy } from '../../mfe-trip-tips/editor/local-backend.ts';
import { formatCalendarDate } from '../../shared-dates/src/index.ts';
import { getEditorOrigin } from '../../shared-delivery/src/schema/index.ts';
import { CATALOGUE_AND_TRIP_TIPS, TRIP_TIPS } from '../stack/tags.ts';
import { expect, isolatedTest } from '../stack/test.ts';
import {
  chooseOption,
  fillField,
  getEditorUrl,
  getNoticeFields,
  getPreview,
  getTitleField,
  openAccessFile,
  openEditor,
  openTip,
  saveInEditor,
} from './screen.ts';
import { copyWorkspace, publishCatalogue, publishTips, type WorkingCopy } from './working-copy.ts';

/** The site, a working copy, and the editor's local back end for it. */
const test = isolatedTest.extend<object, { copy: WorkingCopy }>({
  copy: [
    async ({ stack }, use) => {
      const copy = copyWorkspace('working-copy');
      const backEnd: ChildProcess = await serveWorkingCopy(copy.folder, getEditorOrigin(stack.origin) ?? '');
      await use(copy);
      const exit = once(backEnd, 'exit');
      backEnd.kill();
      await exit;
    },
    { scope: 'worker' },
  ],
});
// In one worker, because the port of the local back end is fixed.
test.describe.configure({ mode: 'serial' });

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

const fetchTipsPage = async (page: Page) => (await page.request.get('/plan-trip')).text();

test(
  'a changed tip is one changed line of one file, and the running site shows it once it is published',
  TRIP_TIPS,
  async ({ page, stack, buckets, copy }) => {
    test.setTimeout(120_000);
    await openEditor(page, stack.origin);
    await openTip(page, 'Money', 'Tipping');
    const preview = getPreview(page);
    await expect(preview.getByRole('heading', { name: 'Tipping' })).toBeVisible();
    await fillField(getTitleField(page), 'What waiters like');
    await expect(preview.getByRole('heading', { name: 'What waiters like' })).toBeVisible();
    await saveInEditor(page);
    await expect(page.getByText('Entry saved')).toBeVisible();
    // The site has not changed yet, so nothing may be called published.
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
    await expect(page.getByText(/publish|check for preview/i)).toHaveCount(0);
    expect(copy.listChanges()).toEqual(['M mfe-trip-tips/content/money/tipping.yml']);
    expect(copy.listChangedLines()).toEqual(['-  en: Tipping', '+  en: What waiters like']);

    const hashOtherPackages = async () => ({
      catalogue: await hashBucket(buckets.R2_CATALOGUE),
      itinerary: await hashBucket(buckets.R2_ITINERARY),
      shell: hashFolder('shell/dist'),
    });
    const before = await hashOtherPackages();
    const releasedBefore = await hashBucket(buckets.R2_TRIP_TIPS);
    expect(await fetchTipsPage(page)).not.toContain('What waiters like');
    await publishTips(copy, stack.state);
    await expect.poll(() => fetchTipsPage(page), { timeout: 20_000 }).toContain('What waiters like');
    await page.goto('/plan-trip');
    await expect(page.getByRole('heading', { name: 'What waiters like' })).toBeVisible();
    expect(await hashOtherPackages()).toEqual(before);
    const { 'channels.json': _, ...versions } = releasedBefore;
    expect(await hashBucket(buckets.R2_TRIP_TIPS)).toMatchObject(versions);
  },
);

test('a changed list is one changed line', TRIP_TIPS, async ({ page, stack, copy }) => {
  const changesBefore = copy.listChanges();
  await openEditor(page, stack.origin, '#/collections/lists/entries/packing-list');
  await fillField(page.getByRole('textbox', { name: 'First sentence (English)' }), 'Tick off what you have.');
  await saveInEditor(page);
  await expect(page.getByText('Entry saved')).toBeVisible();
  expect(copy.listChanges().filter((file) => !changesBefore.includes(file))).toEqual([
    'M mfe-trip-tips/content/packing-list.yml',
  ]);
  expect(copy.listChangedLines()).toContain('+  en: Tick off what you have.');
});

test('a new source is a file, and a tip names it in one changed line', TRIP_TIPS, async ({ page, stack, copy }) => {
  await openEditor(page, stack.origin, '#/collections/tip-sources/new');
  await fillField(getTitleField(page), 'egov.kz on money');
  await fillField(page.getByRole('textbox', { name: 'Address' }), 'https://egov.kz/');
  await saveInEditor(page);
  await expect(page.getByText('Entry saved')).toBeVisible();
  expect(copy.listChanges()).toContain('?? mfe-trip-tips/content/sources/egov-kz-on-money.yml');
  await page.goto(getEditorUrl(stack.origin));
  await openTip(page, 'Money', 'Changing money');
  const sources = page.getByRole('textbox', { name: 'Sources' });
  await fillField(sources, `${await sources.inputValue()}, egov-kz-on-money`);
  await saveInEditor(page);
  await expect(page.getByText('Entry saved')).toBeVisible();
  expect(copy.listChangedLines()).toContainEqual(expect.stringMatching(/^\+sources: \[.*, egov-kz-on-money\]$/));
});

test.describe('a mistake', () => {
  // Decap reports on the console, too, that it did not save.
  test.use({ allowedConsoleErrors: [/^error: (undefined|Object)|Text \(English\): The site has no page/] });

  test('in a field is shown at the field, and nothing is saved', TRIP_TIPS, async ({ page, stack, copy }) => {
    const changesBefore = copy.listChanges();
    await openEditor(page, stack.origin);
    await openTip(page, 'Money', 'Park fees');
    await fillField(getTitleField(page), 'x'.repeat(49));
    await saveInEditor(page);
    await expect(page.getByText('Write at most 48 characters')).toBeVisible();
    expect(copy.listChanges()).toEqual(changesBefore);
  });

  test(
    'in the text is shown with what to write instead, and nothing is saved',
    TRIP_TIPS,
    async ({ page, stack, copy }) => {
      const changesBefore = copy.listChanges();
      await openEditor(page, stack.origin);
      await openTip(page, 'Money', 'Park fees');
      // The first one of the languages; the field of raw Markdown takes its place.
      const text = page.locator('[data-slate-editor]').first();
      await text.click();
      await page.getByRole('switch').first().click();
      await text.click();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.insertText(' See [there](/locations/atlantis).');
      await expect(getPreview(page).getByRole('link', { name: 'there' })).toBeVisible();
      await saveInEditor(page);
      await expect(
        page.getByText('Text (English): The site has no page /locations/atlantis: write the address of a page'),
      ).toBeVisible();
      expect(copy.listChanges()).toEqual(changesBefore);
    },
  );

  test(
    'that was made outside the editor stops publishing with file and line, and the site keeps the old text',
    TRIP_TIPS,
    async ({ page, stack, buckets, copy }) => {
      const file = 'mfe-trip-tips/content/money/park-fees.yml';
      const absoluteFile = path.join(copy.folder, file);
      const lines = [...readFileSync(absoluteFile, 'utf8').split('\n'), '    New fees <script>alert(1)</script>'];
      writeFileSync(absoluteFile, `${lines.join('\n')}\n`);
      const releasedBefore = await hashBucket(buckets.R2_TRIP_TIPS);
      const failure = await publishTips(copy, stack.state).catch((error) => error);
      expect(failure.code).toBe(1);
      expect(failure.stderr).toContain(`${file}:${lines.length}: body.en: HTML is not allowed in a tip`);
      expect(await hashBucket(buckets.R2_TRIP_TIPS)).toEqual(releasedBefore);
      expect(await fetchTipsPage(page)).not.toContain('New fees');
    },
  );
});

test.describe('the access to a location', () => {
  const FILE = 'mfe-catalogue/content/locations/arbat.yml';
  const REASON = 'The street is being paved from end to end.';
  const DAY_MS = 24 * 60 * 60 * 1000;
  // The site says "Ask before you go" after these days, so they lie ahead on every day of a test.
  const lastDay = new Date(Date.now() + 40 * DAY_MS).toISOString().slice(0, 10);
  const reviewDay = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
  const stamp = `Closed until ${formatCalendarDate(lastDay, 'en-GB')}`;

  /** The current version of each remote. */
  const fetchVersions = async (page: Page): Promise<Record<string, string>> => {
    const { remotes } = await (await page.request.get('/_mfe/remotes.json')).json();
    return Object.fromEntries(
      remotes.map(({ name, version }: { name: string; version: string }) => [name, version] as const),
    );
  };

  test(
    'is closed in the editor, and the running site shows it once the catalogue alone is published',
    CATALOGUE_AND_TRIP_TIPS,
    async ({ page, stack, copy }) => {
      test.setTimeout(180_000);
      const changesBefore = copy.listChanges();
      const textBefore = readFileSync(path.join(copy.folder, FILE), 'utf8');
      await openEditor(page, stack.origin);
      await openAccessFile(page, 'Arbat');
      await expect(getPreview(page).getByText('visitors see no stamp and no notice')).toBeVisible();
      await chooseOption(page, 'State', 'closed');
      const notice = getNoticeFields(page);
      await fillField(notice.getByLabel('Last day'), lastDay);
      await fillField(notice.getByLabel('Reason (English)'), REASON);
      await fillField(notice.getByLabel('Review day'), reviewDay);
      await expect(getPreview(page).getByText(stamp)).toHaveCount(2);
      await saveInEditor(page);
      await expect(page.getByText('Entry saved')).toBeVisible();
      expect(copy.listChanges().filter((file) => !changesBefore.includes(file))).toEqual([`M ${FILE}`]);
      expect(readFileSync(path.join(copy.folder, FILE), 'utf8')).toBe(
        textBefore
          .replace('state: open', `state: closed\n  to: ${lastDay}\n  reason:\n    en: ${REASON}`)
          .replace(/reviewBy: .*/, `reviewBy: ${reviewDay}`),
      );

      const before = await fetchVersions(page);
      await publishCatalogue(copy, stack.state);
      await expect.poll(() => fetchVersions(page), { timeout: 20_000 }).not.toEqual(before);
      expect(await fetchVersions(page)).toEqual({ ...before, catalogue: expect.any(String) });
      await page.goto('/city');
      await expect(page.getByRole('article').filter({ hasText: 'Arbat' }).getByText(stamp)).toBeVisible();
      await page.goto('/locations/arbat');
      const published = page.getByRole('note').filter({ hasText: stamp });
      await expect(published).toContainText(REASON);
    },
  );

  test.describe('a notice without a source', () => {
    // Decap reports on the console, too, that it did not save.
    test.use({ allowedConsoleErrors: [/^error: undefined$/] });

    test('is refused with what to do, and nothing is saved', CATALOGUE_AND_TRIP_TIPS, async ({ page, stack, copy }) => {
      const changesBefore = copy.listChanges();
      await openEditor(page, stack.origin);
      await openAccessFile(page, 'Republic Square');
      await fillField(getNoticeFields(page).getByRole('textbox', { name: 'Sources' }), '');
      await expect(getPreview(page).getByText('No source yet')).toBeVisible();
      await saveInEditor(page);
      await expect(page.getByText('Sources: write at least 1 and at most 12.')).toBeVisible();
      expect(copy.listChanges()).toEqual(changesBefore);
    });
  });
});
