import { getBucketBinding } from '@almaty/delivery/schema';
import { expectVersion, getRunningVersions } from '../releases/running-versions.ts';
import { copyVersion, readStable, writePointer } from '../releases/versions.ts';
import { navigateInside } from '../stack/navigate-inside.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, isolatedTest as test } from '../stack/test.ts';
import { getNotice, REMOTES } from './remotes.ts';

// The copied releases have no pictures.
test.use({ allowedConsoleErrors: [/\/pictures\//] });

/** The count of a single selected item. */
const ONE_ITEM = '1';

test(
  'a tab that was opened three releases ago opens new pages, keeps its itinerary, and gets the current release with a reload',
  ALL_REMOTES,
  async ({ page, buckets }) => {
    const [catalogue] = REMOTES;
    const count = page.locator('[data-slot="selected-count"]');
    const fragments: string[] = [];
    page.on('request', (request) => {
      const [, version] = /_mfe\/catalogue\/([^/]+)\/_fragments/.exec(request.url()) ?? [];
      if (version) fragments.push(version);
    });
    const first = Object.fromEntries(
      await Promise.all(
        REMOTES.map(async ({ name }) => [name, await readStable(buckets[getBucketBinding(name)])] as const),
      ),
    );
    await page.goto('/privacy');
    await expect(page.locator('header[data-hydrated]')).toBeVisible();
    for (const release of ['second', 'third', 'fourth'])
      for (const { name } of REMOTES) {
        const bucket = buckets[getBucketBinding(name)];
        await copyVersion(bucket, first[name] ?? '', release);
        await writePointer(bucket, { stable: release });
      }
    for (const { name } of REMOTES) await expectVersion(page, name, 'fourth');

    await navigateInside(page, catalogue.path);
    await page.getByRole('button', { name: 'Add to trip: Kaindy Lake' }).click();
    await expect(count).toContainText(ONE_ITEM);
    for (const { name, path, heading } of REMOTES.slice(1)) {
      await navigateInside(page, path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(getNotice(page)).toBeHidden();
      expect(await getRunningVersions(page, name)).toEqual([first[name]]);
    }
    expect(await getRunningVersions(page, catalogue.name)).toEqual([first[catalogue.name]]);
    await navigateInside(page, '/locations/kaindy-lake');
    await expect(page.getByRole('heading', { level: 1, name: 'Kaindy Lake' })).toBeVisible();
    expect(await getRunningVersions(page, catalogue.name)).toEqual([first[catalogue.name]]);
    expect(fragments.length).toBeGreaterThan(0);
    expect(new Set(fragments)).toEqual(new Set([first[catalogue.name]]));

    await page.reload();
    await expect(page.locator('[data-mfe="catalogue"]')).toHaveAttribute('data-hydrated');
    await expect(count).toContainText(ONE_ITEM);
    expect(await getRunningVersions(page, catalogue.name)).toEqual(['fourth']);

    // Rolled back, the tab goes on with the version that it has.
    await writePointer(buckets.R2_CATALOGUE, { stable: 'third' });
    await expectVersion(page, catalogue.name, 'third');
    await navigateInside(page, '/activities');
    await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
    await expect(count).toContainText(ONE_ITEM);
    expect(await getRunningVersions(page, catalogue.name)).toEqual(['fourth']);
    await page.reload();
    await expect(page.locator('[data-mfe="catalogue"]')).toHaveAttribute('data-hydrated');
    await expect(count).toContainText(ONE_ITEM);
    expect(await getRunningVersions(page, catalogue.name)).toEqual(['third']);
  },
);
