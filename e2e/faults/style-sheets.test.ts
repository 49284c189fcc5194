import { expectHydrated } from '../stack/hydration.ts';
import { ALL_REMOTES, getPageTags } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { getNotice, REMOTES } from './remotes.ts';

test.use({ allowedConsoleErrors: [/.*/] });

const STYLE_SHEETS = '**/_mfe/**/*.css';

for (const { name, path } of REMOTES)
  test(
    `a style sheet of ${name} that hangs holds back neither its page nor its scripts`,
    getPageTags(path),
    async ({ page }) => {
      await page.route(STYLE_SHEETS, () => new Promise(() => {}));
      await page.goto(path);
      await expectHydrated(page);
      // A rule of the remote's own sheet, for a class that the shell does not use.
      const rules = await page
        .locator('style[data-href]')
        .evaluateAll((styles) =>
          styles.map((style) => (style instanceof HTMLStyleElement && style.sheet?.cssRules.length) || 0),
        );
      expect(rules.length).toBeGreaterThan(0);
      expect(rules.every((count) => count > 0)).toBe(true);
      await expect(getNotice(page)).toBeHidden();
    },
  );

for (const [fault, status] of [
  ['hangs', null],
  ['gets status 503', 503],
] as const)
  test(
    `after a link, a style sheet that ${fault} is a missing part with a notice, and Retry shows the page once it is there`,
    ALL_REMOTES,
    async ({ page }) => {
      await page.clock.install();
      await page.route(STYLE_SHEETS, (route) => (status ? route.fulfill({ status }) : new Promise(() => {})));
      await page.goto('/privacy');
      await expectHydrated(page);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plan Your Trip' }).click();
      const styleSheet = page.locator('link[rel="stylesheet"][href*="/_mfe/trip-tips/"]');
      if (status === null) await expect(styleSheet).toBeAttached();
      await page.clock.fastForward(20_000);
      await expect(getNotice(page)).toBeVisible();
      await page.unroute(STYLE_SHEETS);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Plan Your Trip' })).toBeVisible();
      await expect(getNotice(page)).toBeHidden();
      expect(await styleSheet.evaluateAll((links) => links.map((link) => link.getAttribute('integrity')))).toEqual([
        expect.stringMatching(/^sha384-/),
      ]);
    },
  );
