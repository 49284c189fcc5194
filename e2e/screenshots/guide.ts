import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { serveWorkingCopy } from '../../mfe-trip-tips/editor/local-backend.ts';
import { getEditorOrigin } from '../../shared-delivery/src/schema/index.ts';
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
} from '../editor/screen.ts';
import { copyWorkspace, publishCatalogue, publishTips, type WorkingCopy } from '../editor/working-copy.ts';
import type { TestStack } from '../stack/test-stack.ts';

const FOLDER = path.resolve('docs/editors');
const VIEWPORT = { width: 1280, height: 760 };

/** A review day that lies ahead whenever the screenshots are taken: after it, the notice would say something else. */
const getReviewDay = () => new Date(Date.now() + 90 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Waits until the message that an entry was not saved has slid in; the bar below it, which counts its time, goes on. */
const waitForMessage = (page: Page) =>
  page
    .locator('.Toastify__toast')
    .filter({ hasText: 'Not saved.' })
    .evaluate((message) =>
      Promise.all(
        message
          .getAnimations({ subtree: true })
          .filter((animation) => !(animation instanceof CSSAnimation && /progress/i.test(animation.animationName)))
          .map(({ finished }) => finished),
      ).then(() => {}),
    );

type Guide = { page: Page; copy: WorkingCopy; state: string; takeScreenshot: (name: string) => Promise<void> };

/** Changes the title of a tip and publishes it. */
async function takeTipScreenshots({ page, copy, state, takeScreenshot }: Guide): Promise<void> {
  await page.getByRole('link', { name: 'Money', exact: true }).click();
  await page.getByRole('link', { name: 'Tipping', exact: true }).waitFor();
  await takeScreenshot('1-sections');

  await openTip(page, 'Money', 'Tipping');
  await fillField(getTitleField(page), 'Tips for waiters');
  await getPreview(page).getByRole('heading', { name: 'Tips for waiters' }).waitFor();
  await takeScreenshot('2-tip-and-preview');

  await fillField(getTitleField(page), 'Tips for waiters, guides, drivers and everybody else');
  await saveInEditor(page);
  await page.getByText('Write at most 48 characters').waitFor();
  await takeScreenshot('3-mistake');

  await fillField(getTitleField(page), 'Tips for waiters');
  await saveInEditor(page);
  await page.getByText('Entry saved').waitFor();
  await takeScreenshot('4-saved');

  await publishTips(copy, state);
  await expect.poll(async () => (await page.request.get('/plan-trip')).text()).toContain('Tips for waiters');
  await page.goto('/plan-trip#money');
  await page.getByRole('heading', { name: 'Tips for waiters' }).waitFor();
  await expect(page.locator('[aria-current="location"]')).toHaveText('Money');
  await takeScreenshot('5-on-the-site');
}

/** Closes a location and publishes that. */
async function takeAccessScreenshots({ page, copy, state, takeScreenshot }: Guide): Promise<void> {
  await openAccessFile(page, 'Arbat');
  await chooseOption(page, 'State', 'closed');
  const notice = getNoticeFields(page);
  await fillField(notice.getByLabel('Until, in words (English)'), 'further notice');
  await saveInEditor(page);
  await waitForMessage(page);
  await takeScreenshot('6-closed-without-a-reason');

  await fillField(notice.getByLabel('Review day'), getReviewDay());
  await fillField(notice.getByLabel('Reason (English)'), 'The street is being paved from end to end.');
  await saveInEditor(page);
  await page.getByText('Entry saved').waitFor();
  await publishCatalogue(copy, state);
  const fetchLocation = async () => (await page.request.get('/locations/arbat')).text();
  await expect.poll(fetchLocation, { timeout: 20_000 }).toContain('further notice');
  await page.goto('/locations/arbat');
  await page.getByRole('note').filter({ hasText: 'Closed until further notice' }).waitFor();
  await takeScreenshot('7-closed-on-the-site');
}

/**
 * Takes the screenshots of docs/editors.md: edits and publishes a tip, then closes a location, in a copy of this working
 * copy.
 *
 * @returns the paths of the files in docs/editors.
 */
export async function takeGuideScreenshots(browser: Browser, { origin, state }: TestStack): Promise<readonly string[]> {
  const copy = copyWorkspace('guide');
  const backEnd = await serveWorkingCopy(copy.folder, getEditorOrigin(origin) ?? '');
  await mkdir(FOLDER, { recursive: true });
  const page = await browser.newPage({ baseURL: origin, viewport: VIEWPORT, colorScheme: 'light' });
  const files: string[] = [];
  const takeScreenshot = async (name: string) => {
    const file = path.join(FOLDER, `${name}.png`);
    await page.screenshot({ path: file });
    files.push(path.relative(process.cwd(), file));
  };
  try {
    await openEditor(page, origin);
    await takeTipScreenshots({ page, copy, state, takeScreenshot });
    await page.goto(getEditorUrl(origin));
    await takeAccessScreenshots({ page, copy, state, takeScreenshot });
  } finally {
    await page.close();
    backEnd.kill();
  }
  return files;
}
