import { expect, type Locator, type Page } from '@playwright/test';
import { getEditorOrigin } from '../../shared-delivery/src/schema/index.ts';

// The screen of the editor, Decap CMS, as an editor uses it.

/** Fills a field until it has the text, because Decap selects the text of a field after it received the focus. */
export const fillField = (field: Locator, text: string) =>
  expect(async () => {
    await field.click();
    await field.fill(text);
    await expect(field).toHaveValue(text, { timeout: 1000 });
  }).toPass();

export const getTitleField = (page: Page) => page.getByRole('textbox', { name: 'Title (English)', exact: true });

/** The URL of the editor of a site. Browsers know subdomains of localhost; programs may not. */
export const getEditorUrl = (siteOrigin: string): string => `${getEditorOrigin(siteOrigin)}/trip-tips/`;

/**
 * Opens the editor on the local back end, whose login button asks for nothing.
 *
 * @param siteOrigin origin of the site.
 * @param fragment names the screen to open; the first one when empty.
 */
export async function openEditor(page: Page, siteOrigin: string, fragment = ''): Promise<void> {
  await page.goto(getEditorUrl(siteOrigin) + fragment);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Opens a tip of a section. */
export async function openTip(page: Page, section: string, tip: string): Promise<void> {
  await page.getByRole('link', { name: section, exact: true }).click();
  await page.getByRole('link', { name: tip, exact: true }).click();
  await expect(getTitleField(page)).toHaveValue(tip);
}

/** Saves with the local back end; the result is for the caller to check. */
export async function saveInEditor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save now' }).click();
}

/** Opens the access to a location. */
export async function openAccessFile(page: Page, location: string): Promise<void> {
  await page.getByRole('link', { name: 'Access and opening hours', exact: true }).click();
  await page.getByRole('link', { name: location, exact: true }).click();
  await expect(getPreview(page).getByRole('heading', { name: location })).toBeVisible();
}

/** The preview beside the fields. */
export const getPreview = (page: Page) => page.frameLocator('#preview-pane');

/** The fields of the access notice; those of opening hours and fee have the same labels. */
export const getNoticeFields = (page: Page) => page.locator('[id^="notice-field"]');

/** Chooses an option of a select field. */
export async function chooseOption(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
