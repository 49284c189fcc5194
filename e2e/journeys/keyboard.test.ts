import type { Page } from '@playwright/test';
import { expectHydrated } from '../stack/hydration.ts';
import { PAGE_PATHS } from '../stack/page-paths.ts';
import { setItinerary } from '../stack/session-storage.ts';
import { getPageTags } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

/** What Tab reaches: of a group in which arrow keys move, the one that has the place of the group. */
const CONTROLS =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

/** What Tab did: it went on inside a control, such as a date, or came to the next one, with what is wrong there. */
type Stop = { isInside: true } | { isInside: false; problem: string | null; hasNext: boolean };

/** Says, from now on, what each press of Tab did: one question for a press, because a page has a hundred controls. */
const watchFocus = (page: Page) =>
  page.evaluateHandle((selector) => {
    const getFocus = () => document.activeElement ?? document.body;
    const describe = (element: Element | null) => element?.outerHTML.slice(0, 150);
    const findNext = () => {
      const controls = [...document.querySelectorAll(selector)].filter((control) => control.checkVisibility());
      return controls[controls.indexOf(getFocus()) + 1] ?? null;
    };
    const findProblem = (element: Element | null): string | null => {
      if (getFocus() !== element || element === null)
        return `${describe(getFocus())} has the focus instead of ${describe(element)}`;
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
    };
    let before = getFocus();
    let next = findNext();
    return (): Stop => {
      if (before === getFocus() && before !== document.body) return { isInside: true };
      const problem = findProblem(next);
      before = getFocus();
      next = findNext();
      return { isInside: false, problem, hasNext: next !== null };
    };
  }, CONTROLS);

for (const path of PAGE_PATHS)
  test(
    `Tab reaches every control of ${path} in the order of the page, and shows each uncovered in the window`,
    getPageTags(path),
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await setItinerary(page, 'one');
      await page.goto(path);
      await expectHydrated(page);
      const focus = await watchFocus(page);
      let reached = 0;
      for (let hasNext = true; hasNext; ) {
        await page.keyboard.press('Tab');
        const stop = await focus.evaluate((readStop) => readStop());
        if (stop.isInside) continue;
        expect(stop.problem).toBeNull();
        reached += 1;
        hasNext = stop.hasNext;
      }
      expect(reached).toBeGreaterThan(10);
    },
  );
