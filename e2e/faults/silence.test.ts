import type { Locator, Page } from '@playwright/test';
import { PLAN_PATH, servePlan } from '../screenshots/plan-document.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { LATE_FONT_SHIFT } from '../stack/late-font.ts';
import { navigateInside } from '../stack/navigate-inside.ts';
import { openFilledForm, submitForm } from '../stack/request-form.ts';
import { ALL_REMOTES, CATALOGUE } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { getLateNotice } from './remotes.ts';

test.use({ allowedConsoleErrors: [/preloaded using link preload but not used/] });

/** The longest time until something can be read, of the page's own clock, in milliseconds. */
const LONGEST_WAIT_MS = 3000;

/** What code that comes late may take of the same clock beyond that: it waits for a frame or two. */
const SPARE_MS = 500;

/** Never answers requests for files. @returns whether there was one for each pattern. */
async function hang(page: Page, ...patterns: readonly (string | RegExp)[]): Promise<() => boolean> {
  const unasked = new Set(patterns);
  for (const pattern of patterns)
    await page.route(pattern, () => {
      unasked.delete(pattern);
      return new Promise(() => {});
    });
  return () => unasked.size === 0;
}

/** Opens a page, and follows a link in it while the clock stands still. */
const openAfterLink = (to: string) => async (page: Page) => {
  await page.goto('/privacy');
  await expectHydrated(page);
  await stopClock(page);
  await navigateInside(page, to);
};

/** From here on the page's time passes only when the test lets it. */
const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);

type Silence = {
  /** What never answers, and where. */
  name: string;
  files: readonly (string | RegExp)[];
  prepare?: (page: Page) => Promise<unknown>;
  /** Opens what needs it, and stops the clock. */
  act: (page: Page) => Promise<unknown>;
  /** What stands there then. */
  words: (page: Page) => Locator;
};

const SILENCES: readonly Silence[] = [
  {
    name: 'the API, to a plan that this browser has not seen',
    files: [/\/api\/plans\//],
    act: async (page) => {
      await page.goto(PLAN_PATH);
      await expectHydrated(page);
      await stopClock(page);
    },
    words: (page) => page.getByText('It opens in a moment.'),
  },
  {
    name: 'the catalogue, to a plan',
    files: ['**/planning.json'],
    prepare: servePlan,
    act: async (page) => {
      await page.goto(PLAN_PATH);
      await expectHydrated(page);
      await stopClock(page);
    },
    words: (page) => page.getByText('It opens in a moment.'),
  },
  {
    name: 'the sample plan',
    files: ['**/sample-plan.json'],
    act: openAfterLink('/plan/sample'),
    words: (page) => page.getByText('It opens in a moment.'),
  },
  {
    name: 'the API, to a request',
    files: ['**/api/submit-itinerary'],
    act: async (page) => {
      await openFilledForm(page, 'patient@example.com');
      await stopClock(page);
      await submitForm(page);
    },
    words: (page) => page.getByText('Submitting your itinerary request...'),
  },
  {
    name: 'the details of a location, after a link',
    files: ['**/details/arbat.json', '**/_fragments/locations/arbat'],
    act: openAfterLink('/locations/arbat'),
    words: getLateNotice,
  },
  {
    name: 'a fragment and the code of its page',
    files: ['**/_mfe/catalogue/*/_fragments/nature', '**/_mfe/catalogue/**/*.js'],
    act: openAfterLink('/nature'),
    words: getLateNotice,
  },
  {
    name: 'a page of the shell',
    files: ['**/_mfe/shell/*/_fragments/**'],
    act: openAfterLink('/'),
    words: getLateNotice,
  },
];

/** Whether the words can be read without scrolling, at this moment: code that comes late may begin to wait anew. */
const isInWindow = (locator: Locator) =>
  locator.evaluateAll((elements) =>
    elements.some((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < innerHeight;
    }),
  );

for (const { name, files, prepare, act, words } of SILENCES)
  test(`three seconds after ${name} is asked and does not answer, there are words`, ALL_REMOTES, async ({ page }) => {
    await page.clock.install();
    await prepare?.(page);
    const isAsked = await hang(page, ...files);
    await act(page);
    // The clock stands still, and the code that asks or answers may wait for it.
    const runUntil = (isTrue: () => boolean | Promise<boolean>, stepMs: number, longestMs: number) => {
      let left = longestMs;
      return expect
        .poll(
          async () => {
            if (left > 0) await page.clock.runFor(stepMs);
            left -= stepMs;
            return isTrue();
          },
          { intervals: [20] },
        )
        .toBe(true);
    };
    await runUntil(isAsked, 50, Number.POSITIVE_INFINITY);
    await page.clock.runFor(LONGEST_WAIT_MS);
    await runUntil(() => isInWindow(words(page).first()), 5, SPARE_MS);
  });

for (const width of [375, 1440])
  test(
    `while one picture does not answer, its card is whole and has its colours, and nothing moves, ${width} px wide`,
    CATALOGUE,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const moved: number[] = [];
        Object.assign(globalThis, { moved });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved.push(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.clock.install();
      await hang(page, '**/pictures/**/charyn-canyon-*', '**/charyn-canyon-*.{avif,webp}');
      await page.goto('/nature', { waitUntil: 'domcontentloaded' });
      const [card, other] = ['Charyn Canyon', 'Kolsay Lake'].map((name) =>
        page.getByRole('article').filter({ has: page.getByRole('heading', { name }) }),
      );
      if (!card || !other) return;
      await page.clock.runFor(LONGEST_WAIT_MS);
      await expectHydrated(page);
      await expect(card.getByRole('heading')).toBeVisible();
      await expect(card.locator('p').first()).toBeVisible();
      const picture = card.locator('img').first();
      await expect(picture).toBeVisible();
      await expect(picture).toHaveCSS('background-image', /^linear-gradient\(/);
      expect(await picture.evaluate((image: HTMLImageElement) => [image.complete, image.clientHeight > 100])).toEqual([
        false,
        true,
      ]);
      await card.getByRole('button', { name: 'Add to trip: Charyn Canyon' }).click();
      await expect(card.getByRole('button', { pressed: true })).toBeVisible();
      const moved: number[] = await page.evaluate(() => Reflect.get(globalThis, 'moved'));
      expect(moved.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(LATE_FONT_SHIFT);
    },
  );
