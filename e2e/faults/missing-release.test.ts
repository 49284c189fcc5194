import type { Page } from '@playwright/test';
import { setItinerary } from '../stack/session-storage.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, isolatedTest as test } from '../stack/test.ts';
import type { Buckets } from '../stack/test-stack.ts';
import { getNotice, REMOTES } from './remotes.ts';

test.use({ allowedConsoleErrors: [/.*/] });
// In one worker, because each worker starts a stack.
test.describe.configure({ mode: 'default' });

/** Removes the pointer to a remote's release from its bucket while a function runs. */
async function withoutRelease(buckets: Buckets, bucket: keyof Buckets, run: () => Promise<void>) {
  const pointer = await buckets[bucket].get('channels.json');
  const text = (await pointer?.text()) ?? '';
  await buckets[bucket].delete('channels.json');
  try {
    await run();
  } finally {
    await buckets[bucket].put('channels.json', text, { httpMetadata: { contentType: 'application/json' } });
  }
}

/** Waits until the HTML of a page shows whether its remote has a release, because the Worker caches the pointer. */
const expectFragment = (page: Page, path: string, hasFragment: boolean) =>
  expect
    .poll(async () => (await (await page.request.get(path)).text()).includes('data-hoisted'), { timeout: 15_000 })
    .toBe(hasFragment);

for (const { name, path, heading, bucket } of REMOTES)
  test(
    `without a release of ${name} everything else works, and Retry shows the release that returns`,
    ALL_REMOTES,
    async ({ page, buckets }) => {
      await setItinerary(page, 'one');
      const itineraryCount = page.locator('[data-slot="selected-count"]');
      await withoutRelease(buckets, bucket, async () => {
        await expectFragment(page, path, false);
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expect(getNotice(page)).toBeVisible();
        await expect(itineraryCount).toContainText('2');
        for (const other of REMOTES.filter((remote) => remote.name !== name)) {
          await page.goto(other.path);
          await expect(page.getByRole('heading', { level: 1, name: other.heading })).toBeVisible();
          await expect(page.locator(`[data-mfe="${other.name}"]`)).toHaveAttribute('data-hydrated');
          await expect(itineraryCount).toContainText('2');
        }
        await page.goto(path);
        await expect(getNotice(page)).toBeVisible();
      });
      await expectFragment(page, path, true);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(getNotice(page)).toBeHidden();
    },
  );
