import { AxeBuilder } from '@axe-core/playwright';
import { setTrip, states } from '../screenshots/states.ts';
import { expect, test } from '../stack/test.ts';

const schemes = ['light', 'dark'] as const;

test.use({ allowedComplaints: [/.*/], reducedMotion: 'reduce' } as never);

for (const state of states) {
  for (const colorScheme of schemes) {
    test(`${state.name} is accessible, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: state.widths?.[0] ?? 1440, height: 900 });
      if (state.trip) await setTrip(page, state.trip);
      await state.before?.(page);
      await page.goto(state.path);
      if (!state.dead) await expect(page.locator('[data-boundary]:not([data-live])')).toHaveCount(0);
      await state.act?.(page);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const found = violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`,
      );
      expect(found).toEqual([]);
    });
  }
}
