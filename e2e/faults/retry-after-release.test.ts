import type { Page } from '@playwright/test';
import { setItinerary } from '../stack/session-storage.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, isolatedTest as test } from '../stack/test.ts';
import type { Buckets } from '../stack/test-stack.ts';
import { getNotice } from './remotes.ts';

test.use({ allowedConsoleErrors: [/.*/] });

const JSON_TYPE = { httpMetadata: { contentType: 'application/json' } };

type Bucket = Buckets['R2_TRIP_TIPS'];

const readPointer = async (bucket: Bucket): Promise<{ stable: string }> =>
  (await bucket.get('channels.json'))?.json() ?? Promise.reject(new Error('There is no release pointer'));

const promote = (bucket: Bucket, version: string) =>
  bucket.put('channels.json', JSON.stringify({ stable: version }), JSON_TYPE);

/** Publishes the objects of a version once more, as another one. */
async function copyVersion(bucket: Bucket, from: string, to: string): Promise<void> {
  for (const { key } of (await bucket.list({ prefix: `${from}/` })).objects) {
    const object = await bucket.get(key);
    if (!object) continue;
    const { httpMetadata } = object;
    const content = key.endsWith('/release.json')
      ? // Without its hash, which is that of the other version.
        JSON.stringify({ ...(await object.json<object>()), version: to, integrity: undefined })
      : await object.arrayBuffer();
    await bucket.put(key.replace(from, to), content, httpMetadata ? { httpMetadata } : {});
  }
}

/** Waits until visitors get a version, because the Worker caches the pointer. */
const expectVersion = (page: Page, version: string) =>
  expect
    .poll(async () => (await (await page.request.get('/plan-trip')).text()).includes(`/_mfe/trip-tips/${version}/`), {
      timeout: 15_000,
    })
    .toBe(true);

test(
  'after a rollback, Retry runs the files of the release before and no others, and keeps the itinerary',
  ALL_REMOTES,
  async ({ page, buckets }) => {
    const bucket = buckets.R2_TRIP_TIPS;
    const { stable } = await readPointer(bucket);
    await copyVersion(bucket, stable, 'broken');
    await promote(bucket, 'broken');
    await expectVersion(page, 'broken');
    await setItinerary(page, 'one');
    // The container of the new release runs, and a file of its page is missing.
    await page.route(/_mfe\/trip-tips\/broken\/.*async.*\.js/, (route) => route.abort('connectionrefused'));
    await page.goto('/plan-trip');
    await expect(getNotice(page)).toBeVisible();

    await promote(bucket, stable);
    await expectVersion(page, stable);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('[data-mfe="trip-tips"]')).toHaveAttribute('data-hydrated');
    await expect(getNotice(page)).toBeHidden();
    await expect(page.locator('[data-slot="selected-count"]')).toContainText('in your trip');
    // What this document has requested is what can run in it.
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const versions = files.flatMap((file) => /_mfe\/trip-tips\/([^/]+)\//.exec(file)?.[1] ?? []);
    expect([...new Set(versions)]).toEqual([stable]);
  },
);
