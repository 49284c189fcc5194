import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { CATALOGUE_AND_TRIP_TIPS } from '../stack/tags.ts';
import { expect, isolatedTest as test } from '../stack/test.ts';
import {
  fillField,
  getField,
  getPreview,
  KNOWN_CONSOLE_ERRORS,
  openCopy,
  openEntry,
  save,
  TALL_SCREEN,
  unfold,
} from './screen.ts';
import { copyWorkspace, publishCatalogue } from './working-copy.ts';

test.skip(!process.env.LONG_TESTS, 'It builds the catalogue with a photograph: run it with LONG_TESTS=1');
test.use({ allowedConsoleErrors: [KNOWN_CONSOLE_ERRORS], viewport: TALL_SCREEN });

/** What a camera writes into its pictures: here, who took it. */
const EXIF = Buffer.concat([
  Buffer.from('ffe10029', 'hex'),
  Buffer.from('Exif\0\0'),
  Buffer.from(`4d4d002a00000008${'0001'}${'013b0002000000090000001a'}00000000`, 'hex'),
  Buffer.from('Somebody\0'),
]);

/** A photograph as a camera makes it. */
async function takePhotograph(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 });
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = 'seagreen';
    context?.fillRect(0, 0, 1600, 1200);
    return canvas.toDataURL('image/jpeg');
  });
  const bytes = Buffer.from(url.replace(/^[^,]*,/, ''), 'base64');
  return Buffer.concat([bytes.subarray(0, 2), EXIF, bytes.subarray(2)]);
}

/** Adds the first photograph of an entry on the screen. */
async function uploadPhotograph(page: Page, name: string): Promise<void> {
  await getField(page, 'photographs').getByRole('button', { name: /^Add/ }).click();
  await getField(page, 'photographs.0.file').getByRole('button', { name: 'Browse' }).click();
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer: await takePhotograph(page) });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await fillField(page, 'photographs.0.alt.en', 'Apple trees along a wall.');
  await fillField(page, 'photographs.0.month', '2026-05');
  await fillField(page, 'photographs.0.author', 'A. Author');
  await getField(page, 'photographs.0.licence').getByRole('combobox').click();
  await page.getByRole('option', { name: 'CC BY 4.0' }).click();
  await fillField(page, 'photographs.0.source', 'https://commons.wikimedia.org/wiki/File:Garden.jpg');
}

test(
  'a photograph that is uploaded with a new location is on its page, once the catalogue alone is published',
  CATALOGUE_AND_TRIP_TIPS,
  async ({ page, stack }) => {
    const copy = copyWorkspace('photograph');
    await openCopy(page, stack.origin, copy.folder);
    await openEntry(page, 'catalogue-locations');
    await fillField(page, 'name.en', 'Apple Garden');
    // It would close the entry, and nothing of it would remain.
    await page.keyboard.press('Escape');
    await uploadPhotograph(page, 'IMG_20 Test.JPG');
    await expect(getPreview(page).getByRole('img', { name: 'Apple trees along a wall.' })).toBeVisible();
    await getField(page, 'arrivalNode').getByRole('checkbox').check();
    await unfold(page, 'names.ru');
    await fillField(page, 'names.ru.value', 'Яблоневый сад');
    await expect(getPreview(page).getByRole('alert')).toBeHidden();
    await save(page, copy.folder);
    const content = 'mfe-catalogue/content';
    const file = `${content}/photographs/apple-garden/img_20-test.webp`;
    expect(copy.listChanges()).toEqual([`?? ${content}/locations/apple-garden.yml`, `?? ${file}`]);
    const bytes = readFileSync(path.join(copy.folder, file));
    expect(bytes.includes('WEBP') && !bytes.includes('Somebody')).toBe(true);

    await publishCatalogue(copy, stack.state);
    const photograph = '/pictures/apple-garden-photograph-img_20-test-400.webp';
    await expect.poll(async () => (await page.request.get(photograph)).status()).toBe(200);
    await page.goto('/locations/apple-garden');
    const section = page.getByRole('region', { name: 'What it looks like in May' });
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('img', { name: 'Apple trees along a wall.' })).toHaveJSProperty('complete', true);
    await expect(section.getByRole('link', { name: 'Photograph: A. Author' })).toBeVisible();
  },
);
