import { expectHydrated } from '../stack/hydration.ts';
import { setItinerary } from '../stack/session-storage.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

/** A phone on its side: a notch at the left, its mirror image at the right, and a bar below. */
const VIEWPORT = { width: 812, height: 375 };
const INSETS = { top: 0, left: 47, right: 47, bottom: 21 };

/** What touches the edges of a window: the bar of the navigation, and those at the bottom. */
const BARS = ':is(header, [data-slot="summary-panel"], [data-slot="location-bar"]) :is(a, button, h2)';

test.describe('on a phone with a notch, on its side', () => {
  test.use({ viewport: VIEWPORT });

  for (const path of ['/', '/locations', '/locations/charyn-canyon', '/activities', '/itinerary'])
    test(`${path} reaches to the edges, and nothing to read or press is below them`, ALL_REMOTES, async ({ page }) => {
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets: INSETS });
      await setItinerary(page, 'one');
      await page.goto(path);
      await expectHydrated(page);
      await expect(page.locator('meta[name="viewport"]')).toHaveAttribute('content', /viewport-fit=cover/);
      const parts = page.locator(`${BARS}, h1, main p`).filter({ visible: true });
      const outside = await parts.evaluateAll(
        (elements, { left, right, bottom }) =>
          elements
            .filter((element) => {
              const box = element.getBoundingClientRect();
              const { paddingLeft, paddingRight } = getComputedStyle(element);
              const [start, end] = [
                box.left + Number.parseFloat(paddingLeft),
                box.right - Number.parseFloat(paddingRight),
              ];
              const isBar =
                element.closest('main :is([data-slot="summary-panel"], [data-slot="location-bar"])') !== null;
              const isBelow = isBar && box.top < innerHeight && box.bottom > innerHeight - bottom;
              return start < left || end > innerWidth - right || isBelow;
            })
            .map((element) => element.outerHTML.slice(0, 200)),
        INSETS,
      );
      expect(outside).toEqual([]);
    });
});
