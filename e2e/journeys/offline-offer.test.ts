import { expect, test } from '../stack/test.ts';

test('on a later day the guide is offered to take along, once', async ({ page }) => {
  const offer = page.getByText('This guide opens without a network too.');
  await page.goto('/locations');
  await page.waitForFunction(() => localStorage.getItem('almaty-guide-offer'));
  await expect(offer).toHaveCount(0);
  await page.clock.setSystemTime(Date.now() + 24 * 3_600_000);
  await page.goto('/locations');
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'See how' }).click();
  await expect(page).toHaveURL('/offline');
  await expect(page.getByRole('button', { name: 'Keep the guide' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('almaty-guide-offer'))).toBe('offered');
});
