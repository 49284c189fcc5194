import { expectHydrated } from '../stack/hydration.ts';
import { PAGE_PATHS } from '../stack/page-paths.ts';
import { setItinerary } from '../stack/session-storage.ts';
import { getPageTags } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

/** What Tab reaches: of a group in which arrow keys move, the one that has the place of the group. */
const CONTROLS =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

for (const path of PAGE_PATHS)
  test(
    `Tab reaches every control of ${path} in the order of the page, and shows each uncovered in the window`,
    getPageTags(path),
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await setItinerary(page, 'one');
      await page.goto(path);
      await expectHydrated(page);
      /** Describes the control that Tab has to reach next; null after the last one. */
      const findNext = () =>
        page.evaluateHandle((selector) => {
          const controls = [...document.querySelectorAll(selector)].filter((control) => control.checkVisibility());
          return controls[controls.indexOf(document.activeElement ?? document.body) + 1] ?? null;
        }, CONTROLS);
      let reached = 0;
      for (let next = await findNext(); ; next = await findNext()) {
        const control = next.asElement();
        if (!control) break;
        const before = await page.evaluateHandle(() => document.activeElement);
        // A date is one control with several places for Tab.
        do await page.keyboard.press('Tab');
        while (await before.evaluate((element) => element === document.activeElement && element !== document.body));
        const problem = await control.evaluate((element) => {
          const describe = (what: Element | null) => what?.outerHTML.slice(0, 150);
          if (document.activeElement !== element)
            return `${describe(document.activeElement)} has the focus instead of ${describe(element)}`;
          const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
          // Of what is larger than the window, the part in it.
          const shown = document.elementFromPoint(
            (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
            (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
          );
          const isShown =
            shown !== null &&
            [shown, shown.closest('label')].some((box) => box?.contains(element) || (box && element.contains(box)));
          return isShown ? null : `${describe(element)} is covered by ${describe(shown)} or out of the window`;
        });
        expect(problem).toBeNull();
        reached += 1;
      }
      expect(reached).toBeGreaterThan(10);
    },
  );
