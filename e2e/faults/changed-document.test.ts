import { expectHydrated } from '../stack/hydration.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

// React says that the HTML is not what it has rendered.
test.use({ allowedConsoleErrors: [/.*/] });

for (const { path, heading } of [
  { path: '/nature', heading: 'Enjoy the Nature' },
  { path: '/privacy', heading: 'Privacy' },
])
  test(
    `an extension that changes the bar of ${path} before hydration costs nothing of the page`,
    ALL_REMOTES,
    async ({ page }) => {
      await page.route(path, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('<nav aria-label="Main"', '<b>Changed</b>$&');
        await route.fulfill({ response, body });
      });
      const document = await page.goto(path);
      expect(await document?.text()).toContain('<b>Changed</b>');
      await expect(page.locator('header[data-hydrated]')).toBeVisible();
      await expectHydrated(page);
      // React has rendered the bar anew.
      await expect(page.getByText('Changed', { exact: true })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const bar = page.getByRole('banner');
      await bar.getByRole('link', { name: 'Plan Your Trip', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Plan Your Trip' })).toBeFocused();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    },
  );
