import type { Page } from '@playwright/test';
import locations from '../../mfe-catalogue/generated/locations.json' with { type: 'json' };
import { PLAN_PATH, servePlan } from '../screenshots/plan-document.ts';
import { NOW } from '../screenshots/states.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { setItinerary } from '../stack/session-storage.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

/** Counts the elements that show the name of a place and nothing else, and finds those that a translator would change. */
const readNames = (page: Page) =>
  page.locator('main').evaluate(
    (main, names) => {
      const shown = [...main.querySelectorAll('*')].filter(
        (element) => element.childElementCount === 0 && names.includes(element.textContent?.trim() ?? ''),
      );
      const changed = shown.filter((element) => !element.closest('[translate="no"]') && !element.closest('svg'));
      return { count: shown.length, changed: changed.map((element) => element.outerHTML.slice(0, 200)) };
    },
    locations.map(({ name }) => name),
  );

for (const path of [
  '/',
  '/locations',
  '/locations?q=lake',
  '/locations/medeu',
  '/locations/sample-itineraries',
  '/city',
  '/nature',
  '/mountain-routes',
  '/itinerary',
  '/plan/sample',
  PLAN_PATH,
])
  test(
    `a translator leaves the names of places on ${path} as signs on the road have them`,
    ALL_REMOTES,
    async ({ page }) => {
      await page.clock.setFixedTime(NOW);
      await setItinerary(page, 'all');
      if (path === PLAN_PATH) await servePlan(page);
      await page.goto(path);
      await expectHydrated(page);
      await expect.poll(async () => (await readNames(page)).count).toBeGreaterThan(0);
      expect((await readNames(page)).changed).toEqual([]);
    },
  );
