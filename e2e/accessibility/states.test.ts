import { NOW, states } from '../screenshots/states.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { setItinerary } from '../stack/session-storage.ts';
import { getPageTags } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { findUnreadableText } from './find-unreadable-text.ts';
import { findViolations } from './find-violations.ts';
import { waitForTransitions } from './wait-for-transitions.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules of these tags whose result depends on colours; the other rules give the same result in both schemes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

// States with a failure in them make the browser write to its console.
test.use({ allowedConsoleErrors: [/.*/] });

for (const state of states.filter(({ containedIn }) => !containedIn)) {
  test(
    `${state.name} has no violation in either colour scheme, and can be read with large and with wide text`,
    getPageTags(state.path),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize({ width: state.widths?.[0] ?? 1440, height: 900 });
      await page.clock.setFixedTime(NOW);
      if (state.itinerary) await setItinerary(page, state.itinerary);
      await state.prepare?.(page);
      await page.goto(state.path);
      if (!state.staysUnhydrated) await expectHydrated(page);
      await state.act?.(page);
      await waitForTransitions(page);
      expect.soft(await findViolations(page, TAGS), 'light').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await waitForTransitions(page);
      expect.soft(await findViolations(page, COLOUR_RULES), 'dark').toEqual([]);
      expect.soft(await findUnreadableText(page, state.widths), 'cut off, or on something else').toEqual({});
    },
  );
}
