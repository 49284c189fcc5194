import { AxeBuilder } from '@axe-core/playwright';
import { setTrip, states } from '../screenshots/states.ts';
import { expect, test } from '../stack/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// States with something broken in them make the browser complain.
test.use({ allowedComplaints: [/.*/] });

for (const state of states) {
  test(`${state.name} is accessible, light and dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: state.widths?.[0] ?? 1440, height: 900 });
    if (state.trip) await setTrip(page, state.trip);
    await state.before?.(page);
    await page.goto(state.path);
    if (!state.dead) await expect(page.locator('[data-boundary]:not([data-live])')).toHaveCount(0);
    await state.act?.(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      const found = violations.map(
        ({ id, nodes }) =>
          `${colorScheme} ${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`,
      );
      expect.soft(found).toEqual([]);
    }
  });
}
