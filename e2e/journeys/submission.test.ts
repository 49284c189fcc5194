import type { Page } from '@playwright/test';
import { delayResponses, REMOTE_SCRIPTS } from '../stack/delay-responses.ts';
import { expect, test } from '../stack/test.ts';
import { dayFromNow, fillForm, writeRequest } from './request-form.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Request' }).click();
const ticket = (page: Page) => page.getByRole('region', { name: 'Your request is with us' });
const goTo = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name }).first().click();

test('what is added while a request is on its way stays, and its reference waits on the page', async ({ page }) => {
  await writeRequest(page, 'away@example.com');
  const release = await delayResponses(page, '**/api/submit-itinerary');
  await submit(page);
  await expect(page.getByText('Submitting your itinerary request...')).toBeVisible();
  await goTo(page, 'Locations');
  await page.getByRole('button', { name: 'Add to trip: Charyn Canyon' }).click();
  release();
  await expect(page.getByText("Itinerary request submitted! We'll contact you within 24 hours.")).toBeVisible();
  await expect(page.locator('[data-slot="selected-count"]')).toHaveText('1 in your trip');

  await goTo(page, 'Get Your Itinerary');
  await expect(page.getByRole('heading', { name: 'Charyn Canyon' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('');
  const last = page.getByRole('region', { name: 'Your last request is with us' });
  await expect(last.getByText(/^ALM-[0-9A-Z]{10}$/)).toBeVisible();
});

test('whoever leaves and comes back while a request is on its way sends it once, and sees its ticket', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && sent.push(request.url()));
  await writeRequest(page, 'back@example.com');
  const release = await delayResponses(page, '**/api/submit-itinerary');
  await submit(page);
  await goTo(page, 'Locations');
  await expect(page).toHaveURL('/locations');
  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue('back@example.com');
  await submit(page);
  release();
  await expect(ticket(page)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('the ticket can be had again after a reload', async ({ page }) => {
  await writeRequest(page, 'again@example.com');
  await submit(page);
  const reference = await ticket(page)
    .getByText(/^ALM-[0-9A-Z]{10}$/)
    .textContent();
  await page.reload();
  const last = page.getByRole('region', { name: 'Your last request is with us' });
  await expect(last).toContainText(reference ?? 'a reference');
  await last.getByRole('button', { name: 'Show its ticket' }).click();
  await expect(ticket(page).getByRole('heading')).toBeFocused();
  await expect(ticket(page)).toContainText('again@example.com');
  await expect(ticket(page)).toContainText(reference ?? 'a reference');
});

test('another trip begins at the head of the page, with empty fields', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await writeRequest(page, 'another@example.com');
  await submit(page);
  await page.getByRole('button', { name: 'Plan another trip' }).click();
  const title = page.getByRole('heading', { name: 'Get Your Itinerary' });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByText('No locations selected yet.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says that it can not send, and what is written goes nowhere', async ({ page }) => {
    await page.goto('/itinerary');
    await expect(page.getByText('Sending a request needs JavaScript')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit Request' })).toBeHidden();
    await page.getByLabel('Email').fill('private@example.com');
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByLabel('Email')).toHaveValue('private@example.com');
    await expect(page).toHaveURL('/itinerary');
  });
});

test('a request that is sent before its page is live is sent as it was written', async ({ page }) => {
  await page.goto('/nature');
  await page.getByRole('button', { name: 'Add to trip: Kaindy Lake' }).click();
  const release = await delayResponses(page, REMOTE_SCRIPTS);
  await page.goto('/itinerary', { waitUntil: 'domcontentloaded' });
  await fillForm(page, { email: 'early@example.com', start: dayFromNow(3), end: dayFromNow(4) });
  await submit(page);
  release();
  await expect(ticket(page)).toBeVisible();
  await expect(ticket(page)).toContainText('early@example.com');
});
