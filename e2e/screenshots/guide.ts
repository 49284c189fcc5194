import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, expect } from '@playwright/test';
import { serveWorkingCopy } from '../../mfe-trip-tips/editor/local-backend.ts';
import { fillField, getPreview, getTitleField, openEditor, openTip, publishInEditor } from '../editor/screen.ts';
import { copyWorkspace, publishTips } from '../editor/working-copy.ts';
import type { TestStack } from '../stack/test-stack.ts';

const FOLDER = path.resolve('docs/editors');
const VIEWPORT = { width: 1280, height: 760 };

/**
 * Takes the screenshots of docs/editors.md: edits and publishes a tip in a copy of this working copy.
 *
 * @returns the paths of the files in docs/editors.
 */
export async function takeGuideScreenshots(browser: Browser, { origin, state }: TestStack): Promise<readonly string[]> {
  const copy = copyWorkspace('guide');
  const backEnd = await serveWorkingCopy(copy.folder, origin);
  await mkdir(FOLDER, { recursive: true });
  const page = await browser.newPage({ baseURL: origin, viewport: VIEWPORT, colorScheme: 'light' });
  const files: string[] = [];
  const takeScreenshot = async (name: string) => {
    const file = path.join(FOLDER, `${name}.png`);
    await page.screenshot({ path: file });
    files.push(path.relative(process.cwd(), file));
  };

  await openEditor(page);
  await page.getByRole('link', { name: 'Money', exact: true }).click();
  await page.getByRole('link', { name: 'Tipping', exact: true }).waitFor();
  await takeScreenshot('1-sections');

  await openTip(page, 'Money', 'Tipping');
  await fillField(getTitleField(page), 'Tips for waiters');
  await getPreview(page).getByRole('heading', { name: 'Tips for waiters' }).waitFor();
  await takeScreenshot('2-tip-and-preview');

  await fillField(getTitleField(page), 'Tips for waiters, guides, drivers and everybody else');
  await publishInEditor(page);
  await page.getByText('Write at most 48 characters').waitFor();
  await takeScreenshot('3-mistake');

  await fillField(getTitleField(page), 'Tips for waiters');
  await publishInEditor(page);
  await page.getByText('Entry saved').waitFor();
  await takeScreenshot('4-saved');

  await publishTips(copy, state);
  await expect.poll(async () => (await page.request.get('/plan-trip')).text()).toContain('Tips for waiters');
  await page.goto('/plan-trip#money');
  await page.getByRole('heading', { name: 'Tips for waiters' }).waitFor();
  await expect(page.locator('[aria-current="location"]')).toHaveText('Money');
  await takeScreenshot('5-on-the-site');

  await page.close();
  backEnd.kill();
  return files;
}
