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

test(
  'after a link, Retry requests a style sheet that was refused with the hash of its release',
  ALL_REMOTES,
  async ({ page }) => {
    await page.route(STYLE_SHEETS, (route) => route.fulfill({ status: 503 }));
    await page.goto('/privacy');
    await expectHydrated(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plan Your Trip' }).click();
    await expect(getNotice(page)).toBeVisible();
    await page.unroute(STYLE_SHEETS);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Plan Your Trip' })).toBeVisible();
    const styleSheet = page.locator('link[rel="stylesheet"][href*="/_mfe/trip-tips/"]');
    expect(await styleSheet.evaluateAll((links) => links.map((link) => link.getAttribute('integrity')))).toEqual([
      expect.stringMatching(/^sha256-/),
    ]);
  },
);
