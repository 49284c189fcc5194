import { expectVersion, getRunningVersions } from '../releases/running-versions.ts';
import { copyVersion, readStable, writePointer } from '../releases/versions.ts';
import { setItinerary } from '../stack/session-storage.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, isolatedTest as test } from '../stack/test.ts';
import { getNotice } from './remotes.ts';

test.use({ allowedConsoleErrors: [/.*/] });

test(
  'after a rollback, Retry runs the files of the release before and no others, and keeps the itinerary',
  ALL_REMOTES,
  async ({ page, buckets }) => {
    const bucket = buckets.R2_TRIP_TIPS;
    const stable = await readStable(bucket);
    await copyVersion(bucket, stable, 'broken');
    await writePointer(bucket, { stable: 'broken' });
    await expectVersion(page, 'trip-tips', 'broken');
    await setItinerary(page, 'one');
    // The container of the new release runs, and a file of its page is missing.
    await page.route(/_mfe\/trip-tips\/broken\/.*async.*\.js/, (route) => route.abort('connectionrefused'));
    await page.goto('/plan-trip');
    await expect(getNotice(page)).toBeVisible();

    await writePointer(bucket, { stable: stable });
    await expectVersion(page, 'trip-tips', stable);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('[data-mfe="trip-tips"]')).toHaveAttribute('data-hydrated');
    await expect(getNotice(page)).toBeHidden();
    await expect(page.locator('[data-slot="selected-count"]')).toContainText('in your trip');
    expect(await getRunningVersions(page, 'trip-tips')).toEqual([stable]);
  },
);
