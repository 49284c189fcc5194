import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { RemoteName } from '../schema/remotes.ts';
import { followTimers } from './follow-timers.ts';
import type { Visit } from './watch-page.ts';

/** How long a page may take until React has hydrated it: long enough for a slow machine, because speed is not judged here. */
const HYDRATION_LIMIT_MS = 20_000;

/** The window of a phone, which most visitors have, and on which things lie on each other first. */
const WINDOW = { width: 375, height: 812 };

/** What stands beside a part of a page that is late or failed. */
const NOTICE = '[data-outlet-notice]';

/** A site, and the TEAM_KEY without which it shows no other version than its own. */
type Site = { site: string; key: string | undefined };

/**
 * Takes the check for bots off every page that is opened: the gate is a bot, and its request would never go out. By the time that
 * a script runs, the element of the document is there.
 */
const takeTurnstileOff = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() =>
    new MutationObserver(() => delete document.documentElement.dataset.turnstile).observe(document, {
      childList: true,
    }),
  );

/** Opens a session of the browser in which the site shows a version of a remote. */
export async function openPreview(
  browser: Browser,
  { site, key }: Site,
  remote: RemoteName,
  version: string,
): Promise<BrowserContext> {
  // A language that the guide does not have: the offer of another one would lie on a part of the page.
  const context = await browser.newContext({ viewport: WINDOW, locale: 'de' });
  await followTimers(context);
  await takeTurnstileOff(context);
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  await context.request.get(`${site}/?mfe=${remote}@${version}`, { maxRedirects: 0, headers });
  return context;
}

/** What a part of the page says of itself when it did not load, or failed. */
export const findNotice = async (page: Page): Promise<string[]> =>
  (await page.locator(NOTICE).count()) > 0 ? ['a part says that it did not load'] : [];

/** Waits until the page of a remote is hydrated or a notice says that it is not. @returns what is wrong, if something is. */
export async function waitUntilHydrated(page: Page, remote: RemoteName): Promise<string[]> {
  const hydrated = page.locator(`[data-mfe="${remote}"][data-hydrated]`);
  const notice = page.locator(NOTICE);
  await hydrated
    .or(notice)
    .first()
    .waitFor({ timeout: HYDRATION_LIMIT_MS })
    .catch(() => {});
  return [...((await hydrated.count()) === 0 ? ['it is not hydrated'] : []), ...(await findNotice(page))];
}

/** Takes a screenshot of the first window of a page once it has loaded what it shows, without the banner that names the version. */
export async function takeScreenshot({ page, settle }: Visit): Promise<Buffer> {
  await settle();
  await page.getByRole('complementary', { name: 'Preview' }).evaluateAll((banners) => {
    for (const banner of banners) banner.remove();
  });
  return page.screenshot({ animations: 'disabled' });
}
