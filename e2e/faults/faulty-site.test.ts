import { requestPlan, siteTest as test } from '../stack/kept-guide.ts';
import { ITINERARY } from '../stack/tags.ts';
import { expect } from '../stack/test.ts';

test.use({ allowedConsoleErrors: [/.*/] });

for (const behaviour of ['silent', 'busy', 'other page'] as const)
  test(
    `when the site is ${behaviour}, a plan that was opened before is there all the same, with its day`,
    ITINERARY,
    async ({ page, site }) => {
      await page.goto(await requestPlan(site));
      await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
      const stop = await page.getByRole('heading', { level: 3 }).first().textContent();
      site.behave(behaviour);
      void page.reload({ waitUntil: 'commit' });
      const status = page.getByText('The site does not answer: this is the plan as this browser saw it on');
      // The worker waits for three seconds.
      await expect(status).toBeVisible();
      await expect(page.getByRole('heading', { level: 3, name: stop ?? '', exact: true })).toBeAttached();
      site.behave('answers');
      await page.reload();
      await expect(status).toBeHidden();
    },
  );
