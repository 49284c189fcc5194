import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { addDays, formatDate, getWeekdayOfDate, todayInAlmaty } from '../../shared-dates/src/index.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { keepGuide, requestPlan, siteTest as test } from '../stack/kept-guide.ts';
import { getDateFromNow, submitForm } from '../stack/request-form.ts';
import { readShownFonts } from '../stack/shown-fonts.ts';
import { ALL_REMOTES, CATALOGUE, ITINERARY } from '../stack/tags.ts';
import { expect } from '../stack/test.ts';

// The site does not answer for a while.
test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

const download = async (page: Page, press: () => Promise<void>): Promise<Download> => {
  const downloading = page.waitForEvent('download');
  await press();
  return downloading;
};

test(
  'without a connection a trip is estimated, its form stays, and it is sent by a press once there is one',
  ALL_REMOTES,
  async ({ page, context, site }) => {
    const sent: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && sent.push(new URL(request.url()).pathname)));
    await keepGuide(page, site);
    await context.setOffline(true);
    await page.goto(`${site.origin}/locations/charyn-canyon`);
    // A press before that is answered later, when this page would be gone.
    await expectHydrated(page);
    await page.getByRole('button', { name: 'Add to trip: Charyn Canyon' }).first().click();
    await page.goto(`${site.origin}/itinerary`);
    const estimate = page.getByRole('region', { name: 'Your request' }).getByRole('status').getByRole('heading');
    await expect(estimate).toHaveText(/^Your location needs about \d/);
    await page.getByLabel('Email').fill('visitor@example.com');
    await page.getByLabel('Start date', { exact: true }).fill(getDateFromNow(3));
    await page.getByLabel('End date', { exact: true }).fill(getDateFromNow(5));
    await page.getByLabel('End date', { exact: true }).blur();
    await expect(estimate).toHaveText(/^Your location fits into 3 days$/);
    await submitForm(page);
    await expect(page.getByText('You are offline.', { exact: false }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue('visitor@example.com');
    await expect(page.getByLabel('Start date', { exact: true })).not.toHaveValue('');
    await expect(estimate).toHaveText(/^Your location fits into 3 days$/);
    expect(sent.filter((path) => path.startsWith('/api/'))).toEqual([]);
    await context.setOffline(false);
    await page.reload();
    await expect(page.locator('.offline-notice')).toHaveCount(0);
    await expect(page.getByLabel('Email')).toHaveValue('visitor@example.com');
    expect(sent.filter((path) => path.startsWith('/api/'))).toEqual([]);
    await submitForm(page);
    await expect(page.getByRole('region', { name: 'Confirmation' })).toBeVisible();
  },
);

test.describe('at the foot of Kok-Zhailau', () => {
  test.use({ geolocation: { latitude: 43.15, longitude: 77.01 }, permissions: ['geolocation'] });

  test(
    'without a connection the map shows where a visitor is, a route gives its GPX, and phrases and emergency numbers are read',
    ALL_REMOTES,
    async ({ page, context, site }) => {
      await keepGuide(page, site);
      await context.setOffline(true);
      await page.goto(`${site.origin}/map`);
      await expectHydrated(page);
      await page.getByRole('button', { name: 'Where am I?' }).click();
      await expect(page.getByText('You are at the red dot.')).toBeVisible();
      await expect(page.locator('.map-here')).toBeInViewport();
      await page.goto(`${site.origin}/locations/furmanov-peak`);
      const gpx = await download(page, () => page.getByRole('link', { name: 'Download GPX' }).click());
      expect(await readFile(await gpx.path(), 'utf8')).toContain('<name>Furmanov Peak</name></wpt>');
      await page.goto(`${site.origin}/plan-trip#phrases`);
      await expect(page.getByText('Рахмет', { exact: true })).toBeVisible();
      await page.getByRole('region', { name: 'Emergency numbers' }).scrollIntoViewIfNeeded();
      await expect(page.locator('a[href="tel:112"]')).toBeInViewport();
      // Their letters are in fonts that no other page loads.
      expect((await readShownFonts(page)).ofDevice).toEqual([]);
    },
  );
});

test(
  'without a connection a plan that was opened gives its calendar and its GPX',
  ITINERARY,
  async ({ page, context, site }) => {
    await page.goto(await requestPlan(site));
    await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('this is the plan as this browser saw it on')).toBeVisible();
    const stop =
      (
        await page
          .getByRole('button', { name: /^Move / })
          .first()
          .getAttribute('aria-label')
      )?.slice(5) ?? '';
    const gpx = await download(page, () => page.getByRole('button', { name: 'GPX' }).click());
    expect(await readFile(await gpx.path(), 'utf8')).toContain(stop);
    await page.getByRole('button', { name: 'Calendar' }).click();
    const calendar = await download(page, () => page.getByRole('button', { name: 'Save the calendar file' }).click());
    expect(await readFile(await calendar.path(), 'utf8')).toContain(`SUMMARY:${stop}`);
  },
);

test(
  'hours from the store are those of the day on the visitor’s clock, and a notice says its day, and asks when it is too old',
  CATALOGUE,
  async ({ page, context, site }) => {
    await keepGuide(page, site);
    await context.setOffline(true);
    // Nothing that is kept says what is today.
    const kept = await page.evaluate(async () => {
      const cache = await caches.open('almaty-offline');
      const texts = (await cache.matchAll()).filter(({ headers }) => headers.get('content-type')?.includes('json'));
      return Promise.all(texts.map((response) => response.text()));
    });
    expect(kept.filter((text) => text.includes('Green Bazaar')).length).toBeGreaterThan(3);
    expect(kept.filter((text) => /[">](Today: |Open now)/.test(text))).toEqual([]);

    const days = Array.from({ length: 7 }, (_, index) => addDays(todayInAlmaty(), index + 2));
    const monday = days.find((day) => getWeekdayOfDate(day) === 'Monday') ?? '';
    const hours = page.locator('dl').first();
    for (const [day, text] of [
      [monday, 'Today: closed'],
      [addDays(monday, 1), 'Today: 08:00 to 19:00'],
    ] as const) {
      await page.clock.setFixedTime(new Date(`${day}T05:00:00Z`));
      await page.goto(`${site.origin}/locations/green-bazaar`);
      await expect(hours).toContainText(text);
    }
    const notice = page.getByRole('note').filter({ hasText: 'Checked on' });
    await expect(notice).toBeVisible();
    await page.clock.setFixedTime(new Date(`${addDays(monday, 366)}T05:00:00Z`));
    await page.reload();
    await expect(notice).toContainText('Ask before you go');
    await expect(notice).toContainText(/Checked on \d+ \w+ 2026/);
    await expect(page.locator('.offline-notice')).toContainText(`Saved on ${formatDate(todayInAlmaty())}`);
  },
);
