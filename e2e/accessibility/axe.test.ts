import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { setItinerary, states } from '../screenshots/states.ts';
import { expect, test } from '../stack/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// States with something broken in them make the browser complain.
test.use({ allowedConsoleErrors: [/.*/] });

/** Colours that fade into others have a contrast of their own on the way. */
const settled = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? [each.finished] : [])),
    ),
  );

for (const state of states) {
  test(`${state.name} is accessible, light and dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: state.widths?.[0] ?? 1440, height: 900 });
    if (state.itinerary) await setItinerary(page, state.itinerary);
    await state.before?.(page);
    await page.goto(state.path);
    if (!state.dead) await expect(page.locator('[data-hydration-boundary]:not([data-hydrated])')).toHaveCount(0);
    await state.act?.(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      const found = violations.map(
        ({ id, nodes }) =>
          `${colorScheme} ${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`,
      );
      expect.soft(found).toEqual([]);
    }
  });
}
