import type { Page } from '@playwright/test';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, isolatedTest as test } from '../stack/test.ts';
import { publishing } from './publishing.ts';
import { expectCanary, isShown } from './running-versions.ts';
import { copyVersion, readPointer, readStable, writePointer } from './versions.ts';

// The command looks at the figures every ten seconds.
test.describe.configure({ mode: 'default' });
// What other tests let browsers report would be counted, too.
test.use({ allowedConsoleErrors: [/.*/], unusedStackFor: 'canary' });

/** Waits until the visitor of a canary gets the stable version again; the next test would else get a pointer that is kept. */
const expectStable = (page: Page, version: string) => expect.poll(() => isShown(page, version, 'stable')).toBe(true);

/** More than the seven networks without which the command decides nothing. */
const NETWORKS = 10;

/** The code of the shell that sends reports, which comes when the browser is idle. */
const SENDER = /^http:\/\/[^/]+\/static\/js\/async\//;

/** Visits the page of the canary from enough networks for the command to decide; a browser reports when a visit ends. */
async function visit(page: Page): Promise<void> {
  for (let network = 0; network < NETWORKS; network += 1) {
    await page.setExtraHTTPHeaders({ 'cf-connecting-ip': `10.0.${network}.1` });
    const sender = page.waitForResponse(SENDER);
    await page.goto('/plan-trip');
    await sender;
    await page.waitForLoadState('networkidle');
    await page.goto('/privacy');
  }
}

test.describe('once it was opened so often without failing', () => {
  test.skip(!process.env.LONG_TESTS, 'The command looks every ten seconds: run it with LONG_TESTS=1');

  test('a canary with --auto is promoted', ALL_REMOTES, async ({ page, stack, buckets }) => {
    const bucket = buckets.R2_TRIP_TIPS;
    const stable = await readStable(bucket);
    await copyVersion(bucket, stable, 'good');
    const options = ['--auto', '2', '--site', stack.origin, '--skip-gate', 'the gate has tests of its own'];
    const command = publishing(stack.state, 'canary', 'trip-tips', 'good', '99', ...options);
    await expectCanary(page, 'good');
    await visit(page);
    expect(await command).toMatchObject({
      status: 0,
      text: expect.stringMatching(/\(\d+ views, failed in 0 of \d+ networks\)/),
    });
    const pointer = await readPointer(bucket);
    expect(pointer.stable).toBe('good');
    expect(pointer.history?.slice(0, 2)).toMatchObject([{ action: 'promote' }, { percent: 99 }]);
    await writePointer(bucket, { stable });
    await expectStable(page, stable);
  });
});

test(
  'a canary with --auto goes back by itself when it fails, and list shows it beside the stable version',
  ALL_REMOTES,
  async ({ page, stack, buckets }) => {
    const bucket = buckets.R2_TRIP_TIPS;
    const stable = await readStable(bucket);
    await copyVersion(bucket, stable, 'bad', {
      files: [[/^static\/js\/async\/.*\.js$/, (text) => `throw new Error('bad canary');${text}`]],
    });
    const options = ['--auto', '50', '--site', stack.origin, '--skip-gate', 'the gate has tests of its own'];
    const command = publishing(stack.state, 'canary', 'trip-tips', 'bad', '99', ...options);
    await expectCanary(page, 'bad');
    await visit(page);
    expect(await command).toMatchObject({
      status: 0,
      text: expect.stringMatching(/it fails in (\d+) of \1 networks, the stable version in 0 of \d+/),
    });
    const pointer = await readPointer(bucket);
    expect([pointer.stable, pointer.canary]).toEqual([stable, undefined]);
    await expectStable(page, stable);
    const { text } = await publishing(stack.state, 'list', 'trip-tips', '--site', stack.origin);
    expect(text).toMatch(/Figures of the last seven days\n {2}version +channel +views +failed +late +LCP +INP\n/);
    expect(text).toMatch(/ {2}bad +canary +\d+ +100\.0 %/);
  },
);
