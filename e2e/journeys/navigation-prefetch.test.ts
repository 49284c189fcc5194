import type { Page } from '@playwright/test';
import { expectHydrated } from '../stack/hydration.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

const isStyleSheet = (file: string) => file.endsWith('.css');

/** Records the paths of what a page requests of remotes, without the remote and the version. */
function recordRemoteFiles(page: Page, isRecorded: (file: string) => boolean): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/_mfe\/[^/]+\/[^/]+\/(.*)/.exec(request.url()) ?? [];
    if (file && isRecorded(file)) files.push(file);
  });
  return files;
}

/** The fragments and the exposed modules, without the code that a page itself loads later. */
const isOfPage = (file: string) => /^_fragments|__federation_expose_/.test(file);

/** As recordRemoteFiles, without style sheets, which are fetched for links that are only in view. */
const recordPageFiles = (page: Page) => recordRemoteFiles(page, (file) => !isStyleSheet(file));

const getLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

/** Opens a page of the shell, which needs no file of a remote. */
async function openShellPage(page: Page) {
  await page.goto('/privacy', { waitUntil: 'networkidle' });
  await expectHydrated(page);
}

/** The files of the trip tips' page, whose code is one module, without its style sheet. */
const TIPS_FILES = [
  '_fragments/plan-trip',
  'static/js/async/__federation_expose_PlanTripPage.js',
  'static/js/trip-tips.js',
];

const TIPS_STYLES = 'static/css/async/__federation_expose_PlanTripPage.trip-tips.css';

const INTENTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'pointed at': (page) => getLink(page, 'Plan Your Trip').hover(),
  focused: (page) => getLink(page, 'Plan Your Trip').focus(),
};

for (const [name, intend] of Object.entries(INTENTS))
  test(
    `the page of a link that is ${name} is fetched once, before the link is pressed`,
    ALL_REMOTES,
    async ({ page }) => {
      const files = recordPageFiles(page);
      await openShellPage(page);
      expect(files).toEqual([]);
      await intend(page);
      await expect.poll(() => files.toSorted()).toEqual(TIPS_FILES);
      await intend(page);
      await getLink(page, 'Plan Your Trip').press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Plan Your Trip' })).toBeFocused();
      await expectHydrated(page);
      expect(files.filter((file) => TIPS_FILES.includes(file)).toSorted()).toEqual(TIPS_FILES);
    },
  );

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  test('the page of a link is fetched when a finger touches it', ALL_REMOTES, async ({ page }) => {
    const files = recordPageFiles(page);
    await openShellPage(page);
    await getLink(page, 'Plan Your Trip').dispatchEvent('touchstart');
    await expect.poll(() => files.toSorted()).toEqual(TIPS_FILES);
  });
});

test(
  'the style sheets of pages whose links are in view are fetched once, and nothing else of them',
  ALL_REMOTES,
  async ({ page }) => {
    const sheets = recordRemoteFiles(page, isStyleSheet);
    const files = recordPageFiles(page);
    await openShellPage(page);
    // Of the catalogue, the trip tips and the itinerary, to which the navigation leads.
    await expect.poll(() => sheets.length).toBe(3);
    // What is fetched for this link comes after whatever would be fetched for those in view.
    await getLink(page, 'Home').hover();
    await expect.poll(() => files).toContain('_fragments/');
    expect(new Set(sheets).size).toBe(3);
    expect(sheets).toHaveLength(3);
    expect(files).toEqual(['_fragments/']);
  },
);

test('the page of a location is fetched with its own fragment', ALL_REMOTES, async ({ page }) => {
  const files = recordPageFiles(page);
  await page.goto('/nature', { waitUntil: 'networkidle' });
  await expectHydrated(page);
  const before = files.length;
  await page.getByRole('main').getByRole('link', { name: 'Charyn Canyon' }).first().hover();
  await expect
    .poll(() => files.slice(before).filter(isOfPage).toSorted())
    .toEqual(['_fragments/locations/charyn-canyon', 'static/js/async/__federation_expose_LocationDetailsPage.js']);
});

const SILENT_CONNECTIONS = {
  'a visitor who saves data': { saveData: true, effectiveType: '4g', downlink: 10 },
  'a slow connection': { effectiveType: '2g', downlink: 0.1 },
};

for (const [name, connection] of Object.entries(SILENT_CONNECTIONS))
  test.describe(`for ${name}`, () => {
    test.use({ connection });
    test('nothing is fetched before a link is pressed', ALL_REMOTES, async ({ page }) => {
      const files = recordRemoteFiles(page, () => true);
      await openShellPage(page);
      await getLink(page, 'Locations').hover();
      await getLink(page, 'Activities').focus();
      expect(files).toEqual([]);
      await getLink(page, 'Plan Your Trip').press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Plan Your Trip' })).toBeFocused();
      await expectHydrated(page);
      // What was fetched for the others would have come before.
      expect(files.toSorted()).toEqual([TIPS_STYLES, ...TIPS_FILES].toSorted());
    });
  });

test('nothing is fetched for links to this page, another site or a new window', ALL_REMOTES, async ({ page }) => {
  const files = recordPageFiles(page);
  await openShellPage(page);
  await page.evaluate(() => {
    const links = [
      { href: '/privacy?again' },
      { href: 'https://other.example/city' },
      { href: '/city', target: '_blank' },
      { href: '/city', download: 'city' },
    ];
    for (const link of links) {
      const element = document.createElement('a');
      Object.assign(element, link);
      document.body.appendChild(element);
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
  });
  // What is fetched for this link comes after whatever would be fetched for those.
  await getLink(page, 'Plan Your Trip').hover();
  await expect.poll(() => files.toSorted()).toEqual(TIPS_FILES);
});

test(
  'a page of the shell is fetched before its link is pressed, and nothing for Back to the page that is shown with it',
  ALL_REMOTES,
  async ({ page }) => {
    const files = recordPageFiles(page);
    await openShellPage(page);
    await getLink(page, 'Home').hover();
    await expect.poll(() => files).toEqual(['_fragments/']);
    await getLink(page, 'Home').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Discover the Wonders of Almaty' })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeFocused();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Discover the Wonders of Almaty' })).toBeFocused();
    expect(files).toEqual(['_fragments/']);
  },
);

test('Back to a page of a remote requests neither its fragment nor its code', ALL_REMOTES, async ({ page }) => {
  await page.goto('/nature', { waitUntil: 'networkidle' });
  await expectHydrated(page);
  await getLink(page, 'Plan Your Trip').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plan Your Trip' })).toBeFocused();
  await expectHydrated(page);
  const files = recordRemoteFiles(page, isOfPage);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Enjoy the Nature' })).toBeFocused();
  await expectHydrated(page);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Plan Your Trip' })).toBeFocused();
  await expectHydrated(page);
  expect(files).toEqual([]);
});
