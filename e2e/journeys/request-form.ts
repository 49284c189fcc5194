import type { Page } from '@playwright/test';

/** A day some days from now, as the form's calendar and the database name it. */
export function dayFromNow(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  const [iso = ''] = date.toISOString().split('T');
  return iso;
}

/** What stands in the fields of the itinerary's form. */
export type Written = { email: string; start: string; end: string };

/** Writes into the fields, and leaves the last one. */
export async function fillForm(page: Page, { email, start, end }: Written): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Start date', { exact: true }).fill(start);
  await page.getByLabel('End date', { exact: true }).fill(end);
  await page.getByLabel('End date', { exact: true }).blur();
}

/** Chooses Kaindy Lake and writes a whole request: all but the press that sends it. */
export async function writeRequest(page: Page, email: string): Promise<void> {
  await page.goto('/nature');
  await page.getByRole('button', { name: 'Add to trip: Kaindy Lake' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Get Your Itinerary' }).click();
  await fillForm(page, { email, start: dayFromNow(3), end: dayFromNow(4) });
}
