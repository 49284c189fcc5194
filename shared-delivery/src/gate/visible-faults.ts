import type { Page } from '@playwright/test';
import type { RemoteName } from '../schema/remotes.ts';
import { findClasses } from './find-classes.ts';
import { findCoveredControls } from './find-covered-controls.ts';
import { isBlank } from './screenshots.ts';

/** A larger share of class names without a rule means a missing style sheet: sound pages have 3 %, those without one 24 %. */
const UNDEFINED_LIMIT = 0.1;

/** How many of a kind of fault are named. */
const NAMED = 3;

/** The part of the window that shows a remote. */
async function getBox(page: Page, remote: RemoteName) {
  const { x, y, width, height } = await page
    .locator(`[data-mfe="${remote}"]`)
    .first()
    .evaluate((part) => part.getBoundingClientRect().toJSON());
  const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))];
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const [right, bottom] = [
    Math.min(window.width, Math.round(x + width)),
    Math.min(window.height, Math.round(y + height)),
  ];
  return { left, top, width: right - left, height: bottom - top };
}

/** A page whose class names mostly mean nothing. */
async function findMissingStyles(page: Page, remote: RemoteName): Promise<string[]> {
  const { used, withoutRule } = await findClasses(page, remote);
  if (withoutRule.length <= used.length * UNDEFINED_LIMIT) return [];
  const names = withoutRule.slice(0, NAMED).join(', ');
  return [
    `it has no styles: no style sheet has a rule for ${withoutRule.length} of its ${used.length} class names (${names})`,
  ];
}

/** What a visitor sees to be wrong with a page that works. It is scrolled from its top to its end. */
export async function findVisibleFaults(page: Page, remote: RemoteName, screenshot: Uint8Array): Promise<string[]> {
  const covered = await findCoveredControls(page, remote);
  return [
    ...((await isBlank(screenshot, await getBox(page, remote))) ? ['it is blank'] : []),
    ...(await findMissingStyles(page, remote)),
    ...covered.slice(0, NAMED),
  ];
}
