import type { Page } from '@playwright/test';
import { findCutContent } from './find-cut-content.ts';
import { findOverlaps } from './find-overlaps.ts';
import { waitForTransitions } from './wait-for-transitions.ts';

/** The widths of a window at which text of 200 % is read, px. */
const WIDTHS = [1280, 768, 375, 320] as const;

/** The distances that WCAG 1.4.12 asks a page to allow. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Lays out what is far from the window too, whose places are only estimated until it is near. */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });

/** What is cut off or lies on something else, by how the text was shown. */
export type Unreadable = Readonly<Record<string, readonly string[]>>;

/**
 * Shows a page with a default text size of 200 % (32 px) in windows of every width, at 400 % zoom (a window of 1280 x 1024 px
 * shows 320 x 256), and with the text spacing of WCAG 1.4.12, and finds what is cut off or lies on something else.
 *
 * @param widths those of the windows with large text, px; all by default.
 */
export async function findUnreadableText(page: Page, widths: readonly number[] = WIDTHS): Promise<Unreadable> {
  const session = await page.context().newCDPSession(page);
  const setTextSize = (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } });
  const found: Record<string, readonly string[]> = {};
  const find = async (how: string) => {
    // A toast moves to its place in a window of another size.
    await waitForTransitions(page);
    found[how] = [...(await findCutContent(page)), ...(await findOverlaps(page))];
  };
  await layOutAll(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // A new size of the window resets the size of the text.
    await setTextSize(32);
    await find(`text of 200 % at ${width} px`);
  }
  await page.setViewportSize({ width: 320, height: 256 });
  await setTextSize(16);
  await find('zoom of 400 %');
  await page.setViewportSize({ width: 375, height: 800 });
  // The policy of the site refuses a style element.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, TEXT_SPACING);
  await find('text spacing at 375 px');
  return Object.fromEntries(Object.entries(found).filter(([, lines]) => lines.length > 0));
}
