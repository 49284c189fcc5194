import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { serveWorkingCopy } from '../../mfe-trip-tips/editor/local-back-end.ts';
import { enter, openTip, save, titleField, write } from '../editor/screen.ts';
import { copyWorkspace, publishFrom } from '../editor/working-copy.ts';
import type { TestStack } from '../stack/test-stack.ts';

const FOLDER = path.resolve('docs/editors');
const VIEWPORT = { width: 1280, height: 760 };

const editing = (page: Page) => page.frameLocator('#preview-pane');

/**
 * The pictures of the page for editors: a tip is changed and published in a copy of this working copy.
 *
 * @returns the files, which stand in docs/editors.
 */
export async function picturesOfGuide(browser: Browser, { origin, state }: TestStack): Promise<readonly string[]> {
  const copy = copyWorkspace();
  const backEnd = await serveWorkingCopy(copy.folder, origin);
  await mkdir(FOLDER, { recursive: true });
  const page = await browser.newPage({ baseURL: origin, viewport: VIEWPORT, colorScheme: 'light' });
  const files: string[] = [];
  const shoot = async (name: string) => {
    const file = path.join(FOLDER, `${name}.png`);
    await page.screenshot({ path: file });
    files.push(path.relative(process.cwd(), file));
  };

  await enter(page);
  await page.getByRole('link', { name: 'Money', exact: true }).click();
  await page.getByRole('link', { name: 'Tipping', exact: true }).waitFor();
  await shoot('1-sections');

  await openTip(page, 'Money', 'Tipping');
  await write(titleField(page), 'Tips for waiters');
  await editing(page).getByRole('heading', { name: 'Tips for waiters' }).waitFor();
  await shoot('2-tip-and-preview');

  await write(titleField(page), 'Tips for waiters, guides, drivers and everybody else');
  await save(page);
  await page.getByText('Write at most 48 characters').waitFor();
  await shoot('3-mistake');

  await write(titleField(page), 'Tips for waiters');
  await save(page);
  await page.getByText('Entry saved').waitFor();
  await shoot('4-saved');

  await publishFrom(copy, state);
  await expect.poll(async () => (await page.request.get('/plan-trip')).text()).toContain('Tips for waiters');
  await page.goto('/plan-trip#money');
  await page.getByRole('heading', { name: 'Tips for waiters' }).waitFor();
  await expect(page.locator('[aria-current="location"]')).toHaveText('Money');
  await shoot('5-on-the-site');

  await page.close();
  backEnd.kill();
  return files;
}
