import type { Page } from '@playwright/test';
import { setItinerary } from './session-storage.ts';
import type { Visitor } from './visitors.ts';

/** Gets the date a number of days from now, as yyyy-MM-dd. */
export function getDateFromNow(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  const [iso = ''] = date.toISOString().split('T');
  return iso;
}

/** The texts for the fields of the request form. */
export type RequestTexts = { email: string; start: string; end: string };

/** Fills the request form, and leaves its last field, so that the date in it is parsed. */
export async function fillForm(page: Page, { email, start, end }: RequestTexts): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Start date', { exact: true }).fill(start);
  await page.getByLabel('End date', { exact: true }).fill(end);
  await page.getByLabel('End date', { exact: true }).blur();
}

/** Types into the fields of the request form as a visitor does. */
export async function typeIntoForm(visitor: Visitor, page: Page, { email, start, end }: RequestTexts): Promise<void> {
  await visitor.type(page.getByLabel('Email'), email);
  await visitor.type(page.getByLabel('Start date', { exact: true }), start);
  await visitor.type(page.getByLabel('End date', { exact: true }), end);
}

/** Opens the itinerary page with one item, and fills the form with valid values. */
export async function openFilledForm(page: Page, email: string): Promise<void> {
  await setItinerary(page, 'one');
  await page.goto('/itinerary');
  await fillForm(page, { email, start: getDateFromNow(3), end: getDateFromNow(4) });
}

export const submitForm = (page: Page) => page.getByRole('button', { name: 'Submit Request' }).click();

/** Locates the confirmation of a submitted request. */
export const getConfirmation = (page: Page) => page.getByRole('region', { name: 'Confirmation' });

/** Locates the number of items in the itinerary, which screen readers announce. */
export const getItineraryCount = (page: Page) => page.locator('[data-slot="selected-count"]');
