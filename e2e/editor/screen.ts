import { expect, type Locator, type Page } from '@playwright/test';

/** The editor's screen of the trip tips, as an editor uses it. */

/** Decap selects a field's text as it takes the focus, sometimes after the first letters: so often until it stands. */
export const write = (field: Locator, text: string) =>
  expect(async () => {
    await field.click();
    await field.fill(text);
    await expect(field).toHaveValue(text, { timeout: 1000 });
  }).toPass();

export const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });

/** Opens the screen, past the button that stands where production has its sign-in. */
export async function enter(page: Page, address = '/edit/trip-tips/'): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Opens a tip of a section. */
export async function openTip(page: Page, section: string, tip: string): Promise<void> {
  await page.getByRole('link', { name: section, exact: true }).click();
  await page.getByRole('link', { name: tip, exact: true }).click();
  await expect(titleField(page)).toHaveValue(tip);
}

/** Asks the screen to save; whether it did is for the caller to see. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Publish now' }).click();
}
