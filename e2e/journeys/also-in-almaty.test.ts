import { mailTest as test } from '../stack/mail-stack.ts';
import { FIRST_PLAN } from '../stack/plan-page.ts';
import { fillForm, getDateFromNow, submitForm } from '../stack/request-form.ts';
import { CATALOGUE, CATALOGUE_AND_ITINERARY } from '../stack/tags.ts';
import { expect, test as siteTest } from '../stack/test.ts';

test(
  'a place that is also in Almaty is found by its Russian name, added, requested, and in the plan',
  CATALOGUE_AND_ITINERARY,
  async ({ page, mailbox }) => {
    await page.goto('/locations');
    await page.getByRole('searchbox').fill('кок тобе');
    const results = page.getByRole('region', { name: 'Places found' });
    await expect(results.getByText('1 place also in Almaty').first()).toBeAttached();
    await results.getByRole('link', { name: 'Kok-Tobe' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kok-Tobe' })).toBeVisible();
    await page.getByRole('button', { name: 'Add to trip: Kok-Tobe' }).first().click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Get Your Itinerary/ })
      .click();
    await expect(page.getByText('1 location(s) selected')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Kok-Tobe' })).toBeVisible();
    const address = 'also@example.com';
    await fillForm(page, { email: address, start: getDateFromNow(40), end: getDateFromNow(42) });
    await submitForm(page);
    const reference = await page.getByText(/^ALM-[0-9A-Z]{10}$/).textContent();
    const email = await mailbox.waitFor(reference ?? '', address, FIRST_PLAN);
    expect(email.text).toContain('Kok-Tobe');
  },
);

siteTest('the Locations page leads to what is also in Almaty, and back', CATALOGUE, async ({ page }) => {
  await page.goto('/locations');
  await page.getByRole('link', { name: 'Also in Almaty' }).click();
  await expect(page).toHaveURL('/also-in-almaty');
  await page.getByRole('link', { name: 'Tamgaly Petroglyphs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tamgaly Petroglyphs' })).toBeVisible();
  await page.getByRole('link', { name: 'Also in Almaty', exact: true }).click();
  await expect(page).toHaveURL('/also-in-almaty');
});
