import type { Page } from '@playwright/test';
import { expectHydrated } from '../stack/hydration.ts';
import { CATALOGUE } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { getNotice } from './remotes.ts';

test.use({ allowedConsoleErrors: [/.*/] });

const DETAILS = '**/details/arbat.json';
const FRAGMENTS = '**/_fragments/**';

/** The ways to a location's page that show its fragment. */
const WAYS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'on a first visit': (page) => page.goto('/locations/arbat'),
  'after a link': async (page) => {
    await page.goto('/city');
    await expectHydrated(page);
    const link = page.getByRole('link', { name: 'Arbat' });
    // Without the fragment, which comes with the pointer, the page is rendered and fails.
    const fragment = page.waitForResponse(FRAGMENTS);
    await link.hover();
    await (await fragment).finished();
    await link.click();
  },
};

for (const [name, open] of Object.entries(WAYS))
  test(
    `${name} a prerendered location can be read while its details do not load, and is hydrated once they do`,
    CATALOGUE,
    async ({ page }) => {
      await page.clock.install();
      const waitForFailure = () =>
        page.waitForEvent('requestfailed', (request) => request.url().endsWith('/details/arbat.json'));
      const failure = waitForFailure();
      await page.route(DETAILS, (route) => route.abort('connectionrefused'));
      await open(page);
      await failure;
      await expect(page.getByRole('heading', { level: 1, name: 'Arbat' })).toBeVisible();
      await expect(page.getByText('Opening hours').first()).toBeVisible();
      const again = waitForFailure();
      await page.clock.fastForward(10_000);
      await again;
      await expect(page.getByText('Opening hours').first()).toBeVisible();
      await expect(getNotice(page)).toBeHidden();
      await page.unroute(DETAILS);
      await page.clock.fastForward(10_000);
      await expectHydrated(page);
      await expect(page.getByText(/^Today: /)).toBeVisible();
    },
  );

test(
  'a location whose fragment and details do not load after a link says so, and Retry loads them',
  CATALOGUE,
  async ({ page }) => {
    await page.route(FRAGMENTS, (route) => route.fulfill({ status: 503, body: 'busy' }));
    await page.route(DETAILS, (route) => route.fulfill({ status: 503, body: 'busy' }));
    await page.goto('/city');
    await expectHydrated(page);
    await page.getByRole('link', { name: 'Arbat' }).click();
    await expect(page.getByText('The facts of this place did not load')).toBeVisible();
    await page.unroute(DETAILS);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Arbat' })).toBeVisible();
    await expect(page.getByText(/^Today: /)).toBeVisible();
  },
);
