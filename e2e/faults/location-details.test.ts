import { expectHydrated } from '../stack/hydration.ts';
import { CATALOGUE } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { getNotice } from './remotes.ts';

test.use({ allowedConsoleErrors: [/.*/] });

const DETAILS = '**/details/arbat.json';

test(
  'a prerendered location can be read while its details do not load, and is hydrated once they do',
  CATALOGUE,
  async ({ page }) => {
    await page.clock.install();
    const failure = page.waitForEvent('requestfailed');
    await page.route(DETAILS, (route) => route.abort('connectionrefused'));
    await page.goto('/locations/arbat');
    await failure;
    await expect(page.getByRole('heading', { level: 1, name: 'Arbat' })).toBeVisible();
    await expect(page.getByText('Opening hours').first()).toBeVisible();
    await expect(getNotice(page)).toBeHidden();
    await page.unroute(DETAILS);
    await page.clock.fastForward(10_000);
    await expectHydrated(page);
    await expect(page.getByText(/^Today: /)).toBeVisible();
  },
);

test('a location whose details do not load after a link says so, and Retry loads them', CATALOGUE, async ({ page }) => {
  await page.route(DETAILS, (route) => route.fulfill({ status: 503, body: 'busy' }));
  await page.goto('/city');
  await expectHydrated(page);
  await page.getByRole('link', { name: 'Arbat' }).click();
  await expect(page.getByText('The facts of this place did not load')).toBeVisible();
  await page.unroute(DETAILS);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Arbat' })).toBeVisible();
  await expect(page.getByText(/^Today: /)).toBeVisible();
});
