import type { Page, Route } from '@playwright/test';
import { expect, isolatedTest, test } from '../stack/test.ts';
import type { Buckets } from '../stack/test-stack.ts';

const remotes = [
  { name: 'catalogue', path: '/nature', heading: 'Enjoy the Nature', bucket: 'R2_CATALOGUE' },
  { name: 'itinerary', path: '/itinerary', heading: 'Get Your Itinerary', bucket: 'R2_ITINERARY' },
  { name: 'trip-tips', path: '/plan-trip', heading: 'Plan Your Trip', bucket: 'R2_TRIP_TIPS' },
] as const;

const notice = (page: Page) => page.getByText('Part of this page did not load');
const scriptsOf = (name: string) => `**/_mfe/${name}/**/*.js`;

test.use({ allowedConsoleErrors: [/.*/] });

/** Ways in which the code of a remote can fail to come. */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is refused': (route) => route.abort('connectionrefused'),
  'answers 503': (route) => route.fulfill({ status: 503, body: 'busy' }),
  hangs: () => new Promise(() => {}),
  'is garbage': (route) => route.fulfill({ contentType: 'text/javascript', body: '<<<not a script' }),
  'is another script': (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no")' }),
};

for (const { name, path, heading } of remotes) {
  for (const [how, fail] of Object.entries(faults)) {
    test(`when the code of ${name} ${how}, its page can be read, and Retry brings it to life`, async ({ page }) => {
      await page.route(scriptsOf(name), fail);
      // What hangs may keep the document from ever being loaded in full.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(notice(page)).toBeVisible({ timeout: 20_000 });
      // However long the page is: its buttons are there too, and a press on one has no other answer.
      await expect(notice(page)).toBeInViewport();
      const nodes = await page.evaluateHandle(() => [...document.querySelectorAll('[data-mfe] *')]);
      await page.unroute(scriptsOf(name));
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.locator(`[data-mfe="${name}"]`)).toHaveAttribute('data-hydrated');
      await expect(notice(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
      expect(await nodes.evaluate((before) => before.every((node) => node.isConnected))).toBe(true);
    });
  }
}

/** Takes a remote's pointer out of its bucket for as long as `during` runs. */
async function withoutRelease(buckets: Buckets, bucket: keyof Buckets, during: () => Promise<void>) {
  const pointer = await buckets[bucket].get('channels.json');
  const text = (await pointer?.text()) ?? '';
  await buckets[bucket].delete('channels.json');
  try {
    await during();
  } finally {
    await buckets[bucket].put('channels.json', text, { httpMetadata: { contentType: 'application/json' } });
  }
}

/** The edge may go on with what a pointer said for some seconds: waits until a page shows the change. */
const untilEdgeKnows = (page: Page, path: string, has: boolean) =>
  expect
    .poll(async () => (await (await page.request.get(path)).text()).includes('data-hoisted'), { timeout: 15_000 })
    .toBe(has);

for (const { name, path, heading, bucket } of remotes) {
  isolatedTest(
    `without a release of ${name}, everything else works, and Retry finds the release that comes back`,
    async ({ page, buckets }) => {
      const others = remotes.filter((remote) => remote.name !== name);
      await withoutRelease(buckets, bucket, async () => {
        await untilEdgeKnows(page, path, false);
        await page.addInitScript(() =>
          sessionStorage.setItem(
            'almaty-itinerary',
            JSON.stringify({
              state: {
                locations: [],
                activities: [{ id: 3, name: 'Camping', description: 'A night out.', intensity: 'Medium' }],
              },
              version: 1,
            }),
          ),
        );
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expect(notice(page)).toBeVisible();
        await expect(page.locator('[data-slot="selected-count"]')).toContainText('1');
        for (const other of others) {
          await page.goto(other.path);
          await expect(page.getByRole('heading', { level: 1, name: other.heading })).toBeVisible();
          await expect(page.locator(`[data-mfe="${other.name}"]`)).toHaveAttribute('data-hydrated');
          await expect(page.locator('[data-slot="selected-count"]')).toContainText('1');
        }
        await page.goto(path);
        await expect(notice(page)).toBeVisible();
      });
      await untilEdgeKnows(page, path, true);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(notice(page)).toBeHidden();
    },
  );
}
