import { readLocalSecret } from '../../scripts/local-secrets.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { navigateInside } from '../stack/navigate-inside.ts';
import { setItinerary } from '../stack/session-storage.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, isolatedTest as test } from '../stack/test.ts';
import { expectCanary } from './running-versions.ts';
import { copyVersion, readPointer, writePointer } from './versions.ts';

test.describe.configure({ mode: 'default' });

/** Publishes a version of the trip tips that can be told from the stable one; returns the stable one. */
async function publishCandidate(bucket: R2Bucket, name: string): Promise<string> {
  const { stable } = await readPointer(bucket);
  await copyVersion(bucket, stable, name);
  return stable;
}

test(
  'a preview shows a team that has signed in its version with a banner, in every page of the tab, until it is ended',
  ALL_REMOTES,
  async ({ page, buckets }) => {
    const stable = await publishCandidate(buckets.R2_TRIP_TIPS, 'candidate');
    await page.goto('/plan-trip?mfe=trip-tips@candidate');
    const banner = page.getByRole('complementary', { name: 'Preview' });
    await expectHydrated(page);
    await expect(banner).toContainText('Visitors do not get this version.');
    await banner.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Key of the teams').fill(readLocalSecret('TEAM_KEY') ?? '');
    await page.getByRole('button', { name: 'Show the figures' }).click();
    await expect(page.getByRole('heading', { name: 'Catalogue' })).toBeVisible();
    await page.goto('/plan-trip?mfe=trip-tips@candidate');
    await expect(banner).toContainText('Preview of trip-tips candidate. Visitors do not see this.');
    await expect(page).toHaveURL('/plan-trip');
    await expect(page.locator('[data-mfe="trip-tips"]')).toHaveAttribute('data-hydrated');
    await navigateInside(page, '/locations');
    await expect(page.locator('[data-mfe="catalogue"]')).toHaveAttribute('data-hydrated');
    await expect(banner).toBeVisible();
    await page.goto('/');
    await banner.getByRole('link', { name: 'End preview' }).click();
    await expect(banner).toHaveCount(0);
    const html = await (await page.request.get('/plan-trip')).text();
    expect(html).toContain(`/_mfe/trip-tips/${stable}/`);
  },
);

test.describe('without prefetching', () => {
  // So that a part has no files before its page is opened.
  test.use({ connection: { saveData: true } });
  test(
    '?parts names version, channel, bytes and load time of each part, also after a link',
    ALL_REMOTES,
    async ({ page }) => {
      await page.goto('/plan-trip?parts');
      await expectHydrated(page);
      const parts = page.getByRole('complementary', { name: 'Parts of this page' }).getByRole('listitem');
      const loaded = /^trip-tips · [\w.-]+ · stable · \d+ files, [\d.]+ KB, after \d+ ms$/;
      await expect(parts.filter({ hasText: loaded })).toHaveCount(1);
      await expect(parts.filter({ hasText: /^catalogue · [\w.-]+ · stable · no files loaded$/ })).toHaveCount(1);
      await navigateInside(page, '/locations');
      await expect(parts.filter({ hasText: /^catalogue · .* \d+ files/ })).toHaveCount(1);
      await expect(page.locator('[data-mfe="catalogue"]')).toHaveAttribute('data-part', 'catalogue');
      await page.getByRole('link', { name: 'Close', exact: true }).click();
      await expect(parts).toHaveCount(0);
    },
  );
});

test(
  'a visitor of a canary stays with it from page to page, and keeps the itinerary when it ends',
  ALL_REMOTES,
  async ({ page, context, buckets }) => {
    const bucket = buckets.R2_TRIP_TIPS;
    const stable = await publishCandidate(bucket, 'canary');
    await setItinerary(page, 'one');
    await writePointer(bucket, { stable, canary: { version: 'canary', percent: 99 } });
    const getVersions = async () => {
      const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      return [...new Set(files.flatMap((file) => /_mfe\/trip-tips\/([^/]+)\//.exec(file)?.[1] ?? []))];
    };
    // The Worker renews a pointer that is older than five seconds.
    await expectCanary(page, 'canary');
    await page.goto('/locations');
    const group = (await context.cookies()).find(({ name }) => name === 'canary-group')?.value;
    expect(group).toBeTruthy();
    await page.goto('/plan-trip');
    await expect(page.locator('[data-mfe="trip-tips"]')).toHaveAttribute('data-hydrated');
    expect(await getVersions()).toEqual(['canary']);
    await page.reload();
    await expect(page.locator('[data-mfe="trip-tips"]')).toHaveAttribute('data-hydrated');
    expect(await getVersions()).toEqual(['canary']);
    expect((await context.cookies()).find(({ name }) => name === 'canary-group')?.value).toBe(group);

    await writePointer(bucket, { stable });
    await expect
      .poll(async () => (await (await page.request.get('/plan-trip')).text()).includes('"channel":"canary"'), {
        timeout: 15_000,
      })
      .toBe(false);
    await page.reload();
    await expect(page.locator('[data-mfe="trip-tips"]')).toHaveAttribute('data-hydrated');
    expect(await getVersions()).toEqual([stable]);
    await expect(page.locator('[data-slot="selected-count"]')).toContainText('in your trip');
  },
);
