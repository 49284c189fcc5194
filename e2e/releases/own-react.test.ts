import { readFile } from 'node:fs/promises';
import { delayResponses, REMOTE_SCRIPTS } from '../stack/delay-responses.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, isolatedTest as test } from '../stack/test.ts';
import { expectTranslated, translatePage } from '../stack/translator.ts';
import type { WorkingCopy } from './changed-remote.ts';
import { copyWithOwnReact } from './own-react.ts';
import { publishing, publishingFrom } from './publishing.ts';
import { readStable } from './versions.ts';

test.skip(!process.env.LONG_TESTS, 'No remote has one today: run it with LONG_TESTS=1');
test.use({ unusedStackFor: 'own-react' });

const readVersion = async (folder: string): Promise<string> =>
  JSON.parse(await readFile(`${folder}/package.json`, 'utf8')).version;

let copy: WorkingCopy;
test.beforeAll(async () => {
  copy = await copyWithOwnReact('own-react');
  await copy.build();
});
test.afterAll(() => copy.remove());

/** Records what comes with the document, and, as the developer tools of React do, each React that starts in it. */
function watchReact(): void {
  const versions: string[] = [];
  const hook = {
    supportsFiber: true,
    inject: ({ version }: { version: string }) => versions.push(version),
    ...{ checkDCE() {}, onCommitFiberRoot() {}, onPostCommitFiberRoot() {}, onCommitFiberUnmount() {} },
  };
  const findHeading = () => document.querySelector('h1');
  Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, versions, findHeading });
  addEventListener('DOMContentLoaded', () => Object.assign(globalThis, { prerendered: findHeading() }));
}

test(
  'a remote with a React of its own passes the gate, and its page is like any other beside those of the React of the shell',
  ALL_REMOTES,
  async ({ page, request, stack, buckets }) => {
    const before = await readStable(buckets.R2_TRIP_TIPS);
    const [shellReact, ownReact] = await Promise.all(
      ['shell/node_modules/react', 'e2e/node_modules/react-18'].map(readVersion),
    );
    const published = await publishingFrom(copy.folder, stack.state, 'publish', 'trip-tips');
    const [, version = ''] = /^trip-tips (\w+):/.exec(published.text) ?? [];
    const gate = await publishing(stack.state, 'gate', 'trip-tips', version, '--site', stack.origin);
    expect(gate).toMatchObject({ status: 0, text: expect.stringContaining(`and its own React ${ownReact}`) });
    await publishing(stack.state, 'promote', 'trip-tips', version, '--skip-gate', 'the gate has just tried it');
    const { text } = await publishing(stack.state, 'matrix', '--site', stack.origin);
    expect(text).toMatch(new RegExp(`trip-tips stable .* own ${ownReact} `));
    expect(text).toMatch(/react \d+\.0\.0 would break catalogue stable and itinerary stable\n/);

    await expect.poll(async () => (await request.get('/plan-trip')).text()).toContain('Add Camping</button>');
    await page.addInitScript(watchReact);
    const add = page.getByRole('button', { name: 'Add Camping' });
    const release = await delayResponses(page, REMOTE_SCRIPTS);
    await page.goto('/plan-trip');
    // A press before its code is there is not lost.
    await add.click();
    await expect(add).toHaveAttribute('aria-busy', 'true');
    release();
    await expectHydrated(page);
    expect(await page.evaluate('versions')).toEqual([shellReact, ownReact]);
    expect(await page.evaluate('prerendered === findHeading()')).toBe(true);
    await expect(page.getByText(`React ${ownReact}`)).toBeVisible();

    // State of its own, and the itinerary of the site.
    const [item] = await page.getByRole('checkbox').all();
    await item?.check();
    await expect(page.getByText(/^1 of \d+ in the bag/)).toBeVisible();
    const itinerary = page.getByRole('banner').getByRole('link', { name: /itinerary/i });
    await expect(page.getByText('Camping added to your itinerary!')).toBeVisible();
    await expect(page.getByText('1 selected here')).toBeVisible();
    await expect(itinerary).toContainText('1');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('0 selected here')).toBeVisible();
    await add.click();
    await page.getByRole('button', { name: 'Say so' }).click();
    await expect(page.getByText('Packed', { exact: true })).toBeVisible();

    // Its link to a page of another remote, which it leaves, and a link to it, without a new document.
    await page.evaluate('isSameDocument = true');
    const root = page.locator('html[data-own-root]');
    await expect(root).toHaveCount(1);
    await page.getByRole('link', { name: 'All activities' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Discover Activities' })).toBeFocused();
    await expect(root).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Plan Your Trip' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Plan Your Trip' })).toBeFocused();
    await expectHydrated(page);
    await expect(page.getByText('1 selected here')).toBeVisible();
    await expect(page.getByText(/^1 of \d+ in the bag/)).toBeVisible();
    await expect(itinerary).toContainText('1');
    expect(await page.evaluate('isSameDocument')).toBe(true);

    // The HTML has an empty itinerary, and the visitor has not.
    await page.reload();
    await expectHydrated(page);
    await expect(page.getByText('1 selected here')).toBeVisible();
    expect(await page.evaluate('prerendered === findHeading()')).toBe(true);

    // Translated before it is hydrated, the page is still the same.
    await page.addInitScript(translatePage);
    await page.reload();
    await expectHydrated(page);
    expect(await page.evaluate('prerendered === findHeading()')).toBe(true);
    await expect(page.getByText('1 selected here')).toBeVisible();
    await expectTranslated(page, 'replaces');

    expect(await publishing(stack.state, 'rollback', 'trip-tips')).toMatchObject({ status: 0 });
    expect(await readStable(buckets.R2_TRIP_TIPS)).toBe(before);
  },
);
