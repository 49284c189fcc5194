import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import {
  fillField,
  getEditorUrl,
  getField,
  getPreview,
  openCopy,
  openEntry,
  pressSave,
  save,
  TALL_SCREEN,
  unfold,
} from '../editor/screen.ts';
import { copyWorkspace, publishCatalogue, publishTips, type WorkingCopy } from '../editor/working-copy.ts';
import type { TestStack } from '../stack/test-stack.ts';

const FOLDER = path.resolve('docs/editors');
const VIEWPORT = { width: 1280, height: 760 };

/** A review day that lies ahead whenever the screenshots are taken: after it, the notice would say something else. */
const getReviewDay = () => new Date(Date.now() + 90 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

type Guide = { page: Page; copy: WorkingCopy; state: string; takeScreenshot: (name: string) => Promise<void> };

/** Scrolls to a field of the screen, as an editor who reads on. */
const scrollTo = (page: Page, field: string) => getField(page, field).evaluate((element) => element.scrollIntoView());

/** Changes the title of a tip and publishes it. */
async function takeTipScreenshots({ page, copy, state, takeScreenshot }: Guide): Promise<void> {
  await openEntry(page, 'trip-tips-money', 'tipping');
  await fillField(page, 'title.en', 'Tips for waiters');
  await getPreview(page).getByRole('heading', { name: 'Tips for waiters' }).waitFor();
  await takeScreenshot('2-tip-and-preview');

  await fillField(page, 'title.en', 'Tips for waiters, guides, drivers and everybody else');
  await getPreview(page).getByText('Write at most 48 characters').waitFor();
  await takeScreenshot('3-mistake');

  await fillField(page, 'title.en', 'Tips for waiters');
  await save(page, copy.folder);
  await publishTips(copy, state);
  await expect.poll(async () => (await page.request.get('/plan-trip')).text()).toContain('Tips for waiters');
}

/** Closes a location, and publishes that. */
async function takeNoticeScreenshots({ page, copy, state, takeScreenshot }: Guide): Promise<void> {
  await page.setViewportSize(TALL_SCREEN);
  await openEntry(page, 'catalogue-locations', 'arbat');
  await unfold(page, 'notice');
  await getField(page, 'notice.state').getByRole('radio', { name: 'closed' }).click();
  await getField(page, 'notice.until').getByRole('checkbox').check();
  await fillField(page, 'notice.until.en', 'further notice');
  await fillField(page, 'notice.reviewBy', getReviewDay());
  await page.setViewportSize(VIEWPORT);
  await scrollTo(page, 'notice');
  await pressSave(page);
  await page.getByRole('alertdialog').getByText('Not saved.').waitFor();
  await takeScreenshot('4-closed-without-a-reason');

  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await page.setViewportSize(TALL_SCREEN);
  await getField(page, 'notice.reason').getByRole('checkbox').check();
  await fillField(page, 'notice.reason.en', 'The street is being paved from end to end.');
  await save(page, copy.folder);
  await page.setViewportSize(VIEWPORT);
  await publishCatalogue(copy, state);
  const fetchLocation = async () => (await page.request.get('/locations/arbat')).text();
  await expect.poll(fetchLocation, { timeout: 20_000 }).toContain('further notice');
}

/** Begins a new location. */
async function takeNewScreenshot({ page, takeScreenshot }: Guide): Promise<void> {
  await openEntry(page, 'catalogue-locations');
  await fillField(page, 'name.en', 'Apple Garden');
  await getPreview(page).getByRole('heading', { name: 'Apple Garden' }).first().waitFor();
  await takeScreenshot('5-new-location');
}

async function takePublishedScreenshot({ page, takeScreenshot }: Guide): Promise<void> {
  await page.goto('/locations/arbat');
  await page.getByRole('note').filter({ hasText: 'Closed until further notice' }).waitFor();
  await takeScreenshot('6-closed-on-the-site');
}

/**
 * Takes the screenshots of docs/editors.md: edits and publishes a tip, closes a location, and begins a new one, in a copy of
 * this working copy.
 *
 * @returns the paths of the files in docs/editors.
 */
export async function takeGuideScreenshots(browser: Browser, { origin, state }: TestStack): Promise<readonly string[]> {
  const copy = copyWorkspace('guide');
  await mkdir(FOLDER, { recursive: true });
  const page = await browser.newPage({ baseURL: origin, viewport: VIEWPORT, colorScheme: 'light' });
  const files: string[] = [];
  const takeScreenshot = async (name: string) => {
    const file = path.join(FOLDER, `${name}.png`);
    await page.screenshot({ path: file });
    files.push(path.relative(process.cwd(), file));
  };
  const guide: Guide = { page, copy, state, takeScreenshot };
  try {
    await page.goto(getEditorUrl(origin));
    await page.getByRole('button', { name: 'Work with Local Repository' }).waitFor();
    await takeScreenshot('1-entrance');
    await openCopy(page, origin, copy.folder);
    await takeTipScreenshots(guide);
    await takeNoticeScreenshots(guide);
    await takeNewScreenshot(guide);
    await takePublishedScreenshot(guide);
  } finally {
    await page.close();
  }
  return files;
}
