import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { addDays, todayInAlmaty } from '../../shared-dates/src/index.ts';
import { putFilesIntoBrowser } from '../editor/browser-copy.ts';
import {
  addSource,
  fillField,
  getEditorUrl,
  getField,
  getPreview,
  getVersions,
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

/** How long the notice holds: after its review day, it would say something else. */
const DAYS_UNTIL_REVIEW = 90;

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

/** Saves a tip that somebody else has saved since it was opened. */
async function takeVersionsScreenshot({ page, copy, takeScreenshot }: Guide): Promise<void> {
  const file = 'mfe-trip-tips/content/practical/sim.yml';
  const text = readFileSync(path.join(copy.folder, file), 'utf8');
  await openEntry(page, 'trip-tips-practical', 'sim');
  await fillField(page, 'title.en', 'SIM cards for a trip');
  writeFileSync(path.join(copy.folder, file), text.replace('SIM and eSIM', 'A SIM card or an eSIM'));
  await putFilesIntoBrowser(page, copy.folder, [file]);
  await pressSave(page);
  await getVersions(page).waitFor();
  await takeScreenshot('7-two-versions');
  await getVersions(page).getByRole('button', { name: 'Save mine' }).click();
  await expect(getVersions(page)).toBeHidden();
}

/** Closes a location, and publishes that. */
async function takeNoticeScreenshots({ page, copy, state, takeScreenshot }: Guide): Promise<void> {
  await page.setViewportSize(TALL_SCREEN);
  await openEntry(page, 'catalogue-locations', 'arbat');
  await unfold(page, 'notice');
  await getField(page, 'notice.state').getByRole('radio', { name: 'closed' }).click();
  await getField(page, 'notice.until').getByRole('checkbox').check();
  await fillField(page, 'notice.until.en', 'further notice');
  await addSource(page, 'notice.sources', 'paving.test on Arbat', 'https://paving.test/arbat');
  const today = todayInAlmaty();
  await fillField(page, 'notice.checkedOn', today);
  await fillField(page, 'notice.reviewBy', addDays(today, DAYS_UNTIL_REVIEW));
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
    await takeVersionsScreenshot(guide);
    await takePublishedScreenshot(guide);
  } finally {
    await page.close();
  }
  return files;
}
