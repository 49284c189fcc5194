import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { serveWorkingCopy } from '../../mfe-trip-tips/editor/local-back-end.ts';
import { expect, isolatedTest } from '../stack/test.ts';
import { enter, openTip, save, titleField, write } from './screen.ts';
import { copyWorkspace, publishFrom, type WorkingCopy } from './working-copy.ts';

/** The site, a working copy, and the editor's local back end on it. */
const test = isolatedTest.extend<object, { copy: WorkingCopy }>({
  copy: [
    async ({ stack }, use) => {
      const copy = copyWorkspace();
      const backEnd: ChildProcess = await serveWorkingCopy(copy.folder, stack.origin);
      await use(copy);
      const ended = once(backEnd, 'exit');
      backEnd.kill();
      await ended;
    },
    { scope: 'worker' },
  ],
});
// Editor and local back end find each other at one port: one after the other.
test.describe.configure({ mode: 'serial' });

/** What a bucket holds: each key with a hash of what is under it. */
async function contentsOf(bucket: R2Bucket): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  let cursor: string | undefined;
  do {
    const page = await bucket.list(cursor ? { cursor } : {});
    for (const { key, etag } of page.objects) contents[key] = etag;
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return contents;
}

function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of globSync('**/*', { cwd: folder }).sort()) {
    const at = path.join(folder, file);
    if (statSync(at).isFile()) hash.update(file).update(readFileSync(at));
  }
  return hash.digest('hex');
}

const siteText = async (page: Page) => (await page.request.get('/plan-trip')).text();

test('a changed tip is one changed line of one file, and once published the running site shows it', async ({
  page,
  stack,
  buckets,
  copy,
}) => {
  test.setTimeout(120_000);
  await enter(page);
  await openTip(page, 'Money', 'Tipping');
  const preview = page.frameLocator('#preview-pane');
  await expect(preview.getByRole('heading', { name: 'Tipping' })).toBeVisible();
  await write(titleField(page), 'What waiters like');
  await expect(preview.getByRole('heading', { name: 'What waiters like' })).toBeVisible();
  await save(page);
  await expect(page.getByText('Entry saved')).toBeVisible();
  expect(copy.changes()).toEqual(['M mfe-trip-tips/src/content/money/tipping.md']);
  expect(copy.changedLines()).toEqual(['-title: Tipping', '+title: What waiters like']);

  const others = async () => ({
    catalogue: await contentsOf(buckets.R2_CATALOGUE),
    itinerary: await contentsOf(buckets.R2_ITINERARY),
    shell: hashOf('shell/dist'),
  });
  const before = await others();
  const released = await contentsOf(buckets.R2_TRIP_TIPS);
  expect(await siteText(page)).not.toContain('What waiters like');
  await publishFrom(copy, stack.state);
  await expect.poll(() => siteText(page), { timeout: 20_000 }).toContain('What waiters like');
  await page.goto('/plan-trip');
  await expect(page.getByRole('heading', { name: 'What waiters like' })).toBeVisible();
  expect(await others()).toEqual(before);
  const { 'channels.json': _, ...versions } = released;
  expect(await contentsOf(buckets.R2_TRIP_TIPS)).toMatchObject(versions);
});

test('an item of a list is one changed line too', async ({ page, copy }) => {
  const changed = copy.changes();
  await enter(page, '/edit/trip-tips/#/collections/lists/entries/packing-list');
  await write(page.getByRole('textbox', { name: 'First sentence' }), 'Tick off what you have.');
  await save(page);
  await expect(page.getByText('Entry saved')).toBeVisible();
  expect(copy.changes().filter((file) => !changed.includes(file))).toEqual([
    'M mfe-trip-tips/src/content/packing-list.yml',
  ]);
  expect(copy.changedLines()).toContain('+intro: Tick off what you have.');
});

test.describe('a mistake', () => {
  // Decap says on the console, too, that it did not save.
  test.use({ allowedConsoleErrors: [/^error: (undefined|Object)|body: The site has no page/] });

  test('in a field is shown at the field, and nothing is saved', async ({ page, copy }) => {
    const changed = copy.changes();
    await enter(page);
    await openTip(page, 'Money', 'Park fees');
    await write(titleField(page), 'x'.repeat(49));
    await save(page);
    await expect(page.getByText('Write at most 48 characters')).toBeVisible();
    expect(copy.changes()).toEqual(changed);
  });

  test('in the text is told with what to write instead, and nothing is saved', async ({ page, copy }) => {
    const changed = copy.changes();
    await enter(page);
    await openTip(page, 'Money', 'Park fees');
    const text = page.locator('[data-slate-editor]');
    await text.click();
    await page.getByRole('switch').click();
    await page.locator('[data-slate-editor]').click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText(' See [there](/locations/atlantis).');
    await expect(page.frameLocator('#preview-pane').getByRole('link', { name: 'there' })).toBeVisible();
    await save(page);
    await expect(
      page.getByText('body: The site has no page /locations/atlantis: write the address of a page'),
    ).toBeVisible();
    expect(copy.changes()).toEqual(changed);
  });

  test('that comes past the screen stops publishing with file and line, and the site keeps the old text', async ({
    page,
    stack,
    buckets,
    copy,
  }) => {
    const file = 'mfe-trip-tips/src/content/money/park-fees.md';
    const at = path.join(copy.folder, file);
    writeFileSync(at, `${readFileSync(at, 'utf8')}\nNew fees <script>alert(1)</script>\n`);
    const released = await contentsOf(buckets.R2_TRIP_TIPS);
    const failed = await publishFrom(copy, stack.state).catch((error) => error);
    expect(failed.code).toBe(1);
    expect(failed.stderr).toMatch(
      /mfe-trip-tips\/src\/content\/money\/park-fees\.md:11: body: HTML has no place in a tip/,
    );
    expect(await contentsOf(buckets.R2_TRIP_TIPS)).toEqual(released);
    expect(await siteText(page)).not.toContain('New fees');
  });
});
