import path from 'node:path';
import type { Page } from '@playwright/test';
import { findClippedElements } from '../stack/find-clipped-elements.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { openWithLateFont } from '../stack/late-font.ts';
import { PAGE_PATHS } from '../stack/page-paths.ts';
import { getItineraryCount } from '../stack/request-form.ts';
import { setItinerary } from '../stack/session-storage.ts';
import { SHELL_WORDS } from '../stack/shell-words.ts';
import { readShownFonts } from '../stack/shown-fonts.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

const LANGUAGES = ['en', 'ru', 'kk'] as const;

/** The languages of which every page is opened: the one with the longest words, and all with `LONG_TESTS`. */
const TRIED: readonly string[] = process.env.LONG_TESTS ? LANGUAGES : ['kk'];

/** One page of each owner, and with `LONG_TESTS` every page. */
const SWITCHED = [
  ...['/', '/locations?q=park&tab=city', '/plan-trip?from=nature', '/itinerary', '/plan/sample'],
  ...(process.env.LONG_TESTS ? PAGE_PATHS : []),
];

/** One page after another is opened in one tab, which is faster than a browser each; every page that fails is named. */
const softly = expect.configure({ soft: true });

const getSwitch = (page: Page, name: 'EN English' | 'RU Русский' | 'KZ Қазақша') =>
  page.getByRole('banner').getByRole('link', { name });
const expectLanguage = (page: Page, language: string) => expect(page.locator('html')).toHaveAttribute('lang', language);
/** Finds headings with a word that is longer than the line. */
const findLongHeadings = (page: Page) =>
  page.locator('main :is(h1, h2, h3)').evaluateAll((headings) =>
    headings
      .filter((heading) => heading.checkVisibility() && heading.scrollWidth > heading.clientWidth + 1)
      .filter((heading) => getComputedStyle(heading).display !== 'inline')
      .map((heading) => heading.textContent),
  );
/** Finds words of headings that are on two lines; those that a browser may hyphenate are left out. */
const findBrokenWords = (page: Page) =>
  page.locator('main :is(h1, h2, h3)').evaluateAll((headings) =>
    headings
      .filter((heading) => heading.checkVisibility() && getComputedStyle(heading).hyphens !== 'auto')
      .flatMap((heading) => {
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        while (walker.nextNode()) {
          const text = walker.currentNode as Text;
          for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
          }
        }
        return broken;
      }),
  );
const readScroll = (page: Page) => page.evaluate(() => Math.round(scrollY));

test(
  'a switch of the language and back keeps each page, the scroll position and the itinerary',
  ALL_REMOTES,
  async ({ page }) => {
    test.slow();
    // Low, so that every page can be scrolled.
    await page.setViewportSize({ width: 1280, height: 400 });
    await setItinerary(page, 'one');
    for (const address of SWITCHED) {
      await page.goto(address);
      await expectHydrated(page);
      await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
      const toRussian = address === '/' ? '/ru' : `/ru${address}`;
      for (const [name, language, translated] of [
        ['RU Русский', 'ru', toRussian],
        ['KZ Қазақша', 'kk', toRussian.replace('/ru', '/kk')],
        ['EN English', 'en', address],
      ] as const) {
        await getSwitch(page, name).click();
        await softly(page, `${address} in ${language}`).toHaveURL(translated);
        await expectLanguage(page, language);
        await expectHydrated(page);
        await softly.poll(() => readScroll(page), `scroll position of ${translated}`).toBe(200);
        await softly(getItineraryCount(page), `itinerary on ${translated}`).toContainText('2');
        await softly(getSwitch(page, name), `switch on ${translated}`).toHaveAttribute('aria-current', 'true');
      }
    }
  },
);

test('what is ticked on the packing list stays ticked in each language', ALL_REMOTES, async ({ page }) => {
  await page.goto('/plan-trip');
  await expectHydrated(page);
  await page.getByRole('checkbox').nth(2).check();
  for (const path of ['/ru/plan-trip', '/kk/plan-trip']) {
    await page.goto(path);
    await expectHydrated(page);
    await expect(page.getByRole('checkbox').nth(2)).toBeChecked();
    await expect(page.locator('input[type=checkbox]:checked')).toHaveCount(1);
  }
});

test('links stay in the language, and Back too', ALL_REMOTES, async ({ page }) => {
  await page.goto('/ru');
  await expectHydrated(page);
  await page.getByRole('banner').locator('a[href="/ru/plan-trip"]').first().click();
  await page.waitForURL('**/ru/plan-trip');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Inside of the document: a new one would have forgotten it.
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  await page.goBack();
  await page.waitForURL('**/ru');
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
});

test('what was added in English is on the form in its language', ALL_REMOTES, async ({ page }) => {
  await page.goto('/nature');
  await expectHydrated(page);
  await page.getByRole('button', { name: 'Add to trip: Charyn Canyon' }).click();
  await expect(getItineraryCount(page)).toContainText('1');
  for (const [language, name] of [
    ['ru', 'Чарынский каньон'],
    ['kk', 'Шарын шатқалы'],
  ] as const) {
    await page.goto(`/${language}/itinerary`);
    await expectHydrated(page);
    await expect(page.locator('main').getByRole('heading', { name })).toBeVisible();
  }
});

test('a search in Russian and Kazakh finds a place by its name there', ALL_REMOTES, async ({ page }) => {
  for (const [path, query, name] of [
    ['/ru/locations', 'каньон', 'Чарынский каньон'],
    ['/kk/locations', 'шатқал', 'Шарын шатқалы'],
  ] as const) {
    await page.goto(path);
    await expectHydrated(page);
    await page.getByRole('searchbox').fill(query);
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
});

/** The layout shift of a late font: a Kazakh word of the bar is ten pixels wider in the fallback font, and a month two lines long. */
const LATE_FONT_SHIFT = 0.002;

/** Locations whose names have the longest words. */
const LONG_NAMES = [
  'shymbulak-ski-resort',
  'central-state-museum-of-kazakhstan',
  'assy-turgen-observatory',
  'issyk-mounds',
];

for (const language of TRIED)
  test(
    `no heading of a page in ${language} has a broken word on a phone or a laptop`,
    ALL_REMOTES,
    async ({ page }) => {
      test.slow();
      for (const pagePath of [...PAGE_PATHS, ...LONG_NAMES.map((slug) => `/locations/${slug}`)]) {
        await page.goto(language === 'en' ? pagePath : `/${language}${pagePath === '/' ? '' : pagePath}`);
        for (const width of [320, 375, 1024, 1280]) {
          await page.setViewportSize({ width, height: 812 });
          softly(await findBrokenWords(page), `${pagePath} at ${width} px`).toEqual([]);
        }
      }
    },
  );

for (const language of TRIED.filter((language) => language !== 'en'))
  test(
    `each page below /${language} fits phones, has all letters in one font file, and moves nothing when that comes late`,
    ALL_REMOTES,
    async ({ page }) => {
      test.slow();
      const fonts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'font') fonts.push(path.basename(request.url()));
      });
      for (const pagePath of [...PAGE_PATHS, '/plan/sample']) {
        const address = `/${language}${pagePath === '/' ? '' : pagePath}`;
        fonts.length = 0;
        await page.setViewportSize({ width: 375, height: 812 });
        const { shift } = await openWithLateFont(page, address);
        softly(shift, `layout shift of ${address}`).toBeLessThan(LATE_FONT_SHIFT);
        softly(fonts, `fonts of ${address}`).toEqual([expect.stringMatching(/^commissioner-russian-kazakh\./)]);
        const { ofDevice } = await readShownFonts(page);
        softly(ofDevice, `letters of ${address} in a font of the device`).toEqual([]);
        // Media queries count in the size of text: 188 px is a phone of 375 px with text of 200 %.
        for (const width of [320, 188]) {
          await page.setViewportSize({ width, height: 812 });
          const shown = `${address} at ${width} px`;
          softly(await page.evaluate(() => document.documentElement.scrollWidth), shown).toBeLessThanOrEqual(width);
          softly(await findClippedElements(page), shown).toEqual([]);
          softly(await findLongHeadings(page), shown).toEqual([]);
        }
      }
    },
  );

test('only the home page goes by the language that was chosen', ALL_REMOTES, async ({ page }) => {
  await page.goto('/privacy');
  await expectHydrated(page);
  await getSwitch(page, 'KZ Қазақша').click();
  await page.waitForURL('**/kk/privacy');
  await page.goto('/');
  await page.waitForURL('**/kk');
  await page.goto('/privacy');
  await expectLanguage(page, 'en');
  await expectHydrated(page);
  await getSwitch(page, 'EN English').click();
  await page.goto('/');
  await expectLanguage(page, 'en');
});

test.describe('in a browser that prefers Kazakh', () => {
  test.use({ locale: 'kk-KZ' });

  test('a page is offered in Kazakh once, and nobody is led there', ALL_REMOTES, async ({ page }) => {
    await page.goto('/plan-trip');
    await expectLanguage(page, 'en');
    await expect(page.getByText('Бұл бет қазақша да бар.')).toHaveAttribute('lang', 'kk');
    await page.reload();
    await expectHydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: 'Ашу' })).toHaveCount(0);
    // As in a browser that has not been here.
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByRole('button', { name: 'Ашу' }).click();
    await page.waitForURL('**/kk/plan-trip');
  });
});

test.describe('a path that is no page', () => {
  // The browser reports the status of the page.
  test.use({ allowedConsoleErrors: [/status of 404|404: no page at/] });

  test('is the not-found page in the language of its address', ALL_REMOTES, async ({ page }) => {
    for (const language of LANGUAGES) {
      const response = await page.goto(language === 'en' ? '/nowhere' : `/${language}/nowhere`);
      expect(response?.status()).toBe(404);
      await expectLanguage(page, language);
      await expect(page.getByText(SHELL_WORDS[language].notFoundText)).toBeVisible();
    }
  });
});
