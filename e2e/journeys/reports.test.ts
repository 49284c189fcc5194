import { readFileSync } from 'node:fs';
import { readFigures } from '../../shared-delivery/src/figures/read-figures.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { navigateInside } from '../stack/navigate-inside.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, isolatedTest as test } from '../stack/test.ts';

// What other tests let browsers report would be counted, too.
test.use({ allowedConsoleErrors: [/.*/], unusedStackFor: 'reports' });

/** The key of the local stack. */
const getKey = () => /^TEAM_KEY=(.*)$/m.exec(readFileSync('shell/.dev.vars', 'utf8'))?.[1] ?? '';

test(
  'views, web vitals and failures of a visit are counted by version, and teams read them',
  ALL_REMOTES,
  async ({ page, stack }) => {
    const read = (part: 'shell' | 'catalogue' | 'itinerary' | 'trip-tips') =>
      readFigures(part, { site: stack.origin, key: getKey() });
    const sender = page.waitForResponse('**/static/js/async/**');
    await page.route('**/_mfe/itinerary/**/*.js', (route) => route.abort('connectionrefused'));
    // A file whose hash is not that of its release.
    await page.route('**/_mfe/trip-tips/**/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'damaged()' }),
    );
    await page.goto('/nature');
    await expectHydrated(page);
    await sender;
    await page.getByRole('button', { name: 'Add to trip: Kaindy Lake' }).click();
    for (const path of ['/itinerary', '/plan-trip']) {
      await navigateInside(page, path);
      await expect(page.getByText('Part of this page did not load')).toBeVisible();
    }
    await expect
      .poll(async () => (await read('trip-tips'))[0]?.failureKinds)
      .toEqual({ integrity: 1, load: 0, evaluation: 0, render: 0 });
    await page.goto('/privacy');

    await expect.poll(async () => (await read('catalogue'))[0]?.lcp?.count).toBe(1);
    const [catalogue] = await read('catalogue');
    expect(catalogue).toMatchObject({ channel: 'stable', views: 1, failures: 0, pages: [{ page: '/nature' }] });
    expect(catalogue?.lcp?.p75Ms).toBeGreaterThan(0);
    expect(await read('itinerary')).toMatchObject([
      { failures: 1, failureKinds: { load: 1 }, pages: [{ page: '/itinerary' }] },
    ]);
    expect((await read('shell'))[0]?.views).toBeGreaterThan(0);

    await page.goto('/_reports');
    await page.getByLabel('Key of the teams').fill('a guess');
    await page.getByRole('button', { name: 'Show the figures' }).click();
    await expect(page.getByRole('alert')).toHaveText('That is not the key of this site.');
    await page.getByLabel('Key of the teams').fill(getKey());
    await page.getByRole('button', { name: 'Show the figures' }).click();
    await expect(page.getByRole('heading', { name: 'Catalogue' })).toBeVisible();
    await expect(page.getByRole('row', { name: catalogue?.version ?? '' })).toBeVisible();
  },
);

test('a violation of the content security policy is reported', ALL_REMOTES, async ({ page, stack }) => {
  await page.goto('/privacy');
  await page.evaluate(() => {
    const image = new Image();
    image.src = 'https://not-allowed.invalid/x.png';
  });
  const count = async () =>
    (await readFigures('shell', { site: stack.origin, key: getKey() })).reduce(
      (sum, { policyViolations }) => sum + policyViolations,
      0,
    );
  await expect.poll(count).toBeGreaterThan(0);
});
