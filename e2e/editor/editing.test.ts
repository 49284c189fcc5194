import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { serveWorkingCopy } from '../../mfe-trip-tips/editor/local-backend.ts';
import { TRIP_TIPS } from '../stack/tags.ts';
import { expect, isolatedTest } from '../stack/test.ts';
import { fillField, getTitleField, openEditor, openTip, publishInEditor } from './screen.ts';
import { copyWorkspace, publishTips, type WorkingCopy } from './working-copy.ts';

/** The site, a working copy, and the editor's local back end for it. */
const test = isolatedTest.extend<object, { copy: WorkingCopy }>({
  copy: [
    async ({ stack }, use) => {
      const copy = copyWorkspace('working-copy');
      const backEnd: ChildProcess = await serveWorkingCopy(copy.folder, stack.origin);
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
    await openEditor(page);
    await openTip(page, 'Money', 'Tipping');
    const preview = page.frameLocator('#preview-pane');
    await expect(preview.getByRole('heading', { name: 'Tipping' })).toBeVisible();
    await fillField(getTitleField(page), 'What waiters like');
    await expect(preview.getByRole('heading', { name: 'What waiters like' })).toBeVisible();
    await publishInEditor(page);
    await expect(page.getByText('Entry saved')).toBeVisible();
    expect(copy.listChanges()).toEqual(['M mfe-trip-tips/src/content/money/tipping.md']);
    expect(copy.listChangedLines()).toEqual(['-title: Tipping', '+title: What waiters like']);

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

test('a changed list is one changed line', TRIP_TIPS, async ({ page, copy }) => {
  const changesBefore = copy.listChanges();
  await openEditor(page, '/edit/trip-tips/#/collections/lists/entries/packing-list');
  await fillField(page.getByRole('textbox', { name: 'First sentence' }), 'Tick off what you have.');
  await publishInEditor(page);
  await expect(page.getByText('Entry saved')).toBeVisible();
  expect(copy.listChanges().filter((file) => !changesBefore.includes(file))).toEqual([
    'M mfe-trip-tips/src/content/packing-list.yml',
  ]);
  expect(copy.listChangedLines()).toContain('+intro: Tick off what you have.');
});

test('a source that is added is two added lines', TRIP_TIPS, async ({ page, copy }) => {
  await openEditor(page);
  await openTip(page, 'Money', 'Changing money');
  await page.getByRole('button', { name: 'Add source' }).click();
  await fillField(page.getByRole('textbox', { name: 'Source', exact: true }).last(), 'egov.kz on money');
  await fillField(page.getByRole('textbox', { name: 'Address' }).last(), 'https://egov.kz/');
  await publishInEditor(page);
  await expect(page.getByText('Entry saved')).toBeVisible();
  expect(copy.listChangedLines()).toEqual(
    expect.arrayContaining(['+  - title: egov.kz on money', '+    url: https://egov.kz/']),
  );
});

test.describe('a mistake', () => {
  // Decap reports on the console, too, that it did not save.
  test.use({ allowedConsoleErrors: [/^error: (undefined|Object)|body: The site has no page/] });

  test('in a field is shown at the field, and nothing is saved', TRIP_TIPS, async ({ page, copy }) => {
    const changesBefore = copy.listChanges();
    await openEditor(page);
    await openTip(page, 'Money', 'Park fees');
    await fillField(getTitleField(page), 'x'.repeat(49));
    await publishInEditor(page);
    await expect(page.getByText('Write at most 48 characters')).toBeVisible();
    expect(copy.listChanges()).toEqual(changesBefore);
  });

  test('in the text is shown with what to write instead, and nothing is saved', TRIP_TIPS, async ({ page, copy }) => {
    const changesBefore = copy.listChanges();
    await openEditor(page);
    await openTip(page, 'Money', 'Park fees');
    const text = page.locator('[data-slate-editor]');
    await text.click();
    await page.getByRole('switch').click();
    await page.locator('[data-slate-editor]').click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText(' See [there](/locations/atlantis).');
    await expect(page.frameLocator('#preview-pane').getByRole('link', { name: 'there' })).toBeVisible();
    await publishInEditor(page);
    await expect(
      page.getByText('body: The site has no page /locations/atlantis: write the address of a page'),
    ).toBeVisible();
    expect(copy.listChanges()).toEqual(changesBefore);
  });

  test(
    'that was made outside the editor stops publishing with file and line, and the site keeps the old text',
    TRIP_TIPS,
    async ({ page, stack, buckets, copy }) => {
      const file = 'mfe-trip-tips/src/content/money/park-fees.md';
      const absoluteFile = path.join(copy.folder, file);
      writeFileSync(absoluteFile, `${readFileSync(absoluteFile, 'utf8')}\nNew fees <script>alert(1)</script>\n`);
      const releasedBefore = await hashBucket(buckets.R2_TRIP_TIPS);
      const failure = await publishTips(copy, stack.state).catch((error) => error);
      expect(failure.code).toBe(1);
      expect(failure.stderr).toMatch(
        /mfe-trip-tips\/src\/content\/money\/park-fees\.md:19: body: HTML is not allowed in a tip/,
      );
      expect(await hashBucket(buckets.R2_TRIP_TIPS)).toEqual(releasedBefore);
      expect(await fetchTipsPage(page)).not.toContain('New fees');
    },
  );
});
