import { SLOT_ATTRIBUTE } from '@almaty/ui/slot-attribute';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findOrInstallBrowser } from '../browser/find-browser.ts';
import type { PagePresses } from '../schema/presses.ts';
import type { RemoteName } from '../schema/remotes.ts';
import type { Breach } from './breach.ts';
import type { PageChange } from './changes.ts';
import { comparePage } from './compare-page.ts';
import { findMismatch, hasMismatch } from './find-mismatch.ts';
import { makePresses } from './make-presses.ts';
import { openPreview, takeScreenshot, waitUntilHydrated } from './open-page.ts';
import { findVisibleFaults } from './visible-faults.ts';
import { type Visit, watchPage } from './watch-page.ts';

/** What to try: a version on a site, its pages, and a page of every other remote that is live. */
export type Trial = {
  site: string;
  /** The TEAM_KEY of the site, which shows no other version than its own without it. */
  key: string | undefined;
  remote: RemoteName;
  version: string;
  /** The version that visitors get now, with which this one is compared; null when they get it already, or none. */
  live: string | null;
  paths: readonly string[];
  /** What is pressed on some of them. */
  presses: Readonly<Record<string, PagePresses>>;
  others: readonly { remote: RemoteName; path: string }[];
  /** The insets of the version that a live page of another remote has a slot for, each with that page. */
  insets: readonly { remote: RemoteName; path: string; inset: string }[];
  /** Where the screenshots go. */
  folder: string;
};

/** What a trial has found: the promises that broke, and how much each page looks changed. */
type Found = { breaches: Breach[]; pages: PageChange[] };

/** What is wrong with the page that is shown now. */
async function findProblems({ page, takeErrors }: Visit, remote: RemoteName): Promise<string[]> {
  const problems = await waitUntilHydrated(page, remote);
  if ((await page.getByRole('heading', { level: 1 }).count()) === 0) problems.push('it has no heading');
  if ((await page.title()).trim() === '') problems.push('it has no title');
  return [...problems, ...takeErrors()];
}

async function reopen({ page }: Visit, remote: RemoteName): Promise<void> {
  await page.reload();
  await waitUntilHydrated(page, remote);
}

/** Whether the page that is shown now is of a version. */
const isOf = async (page: Page, version: string): Promise<boolean> =>
  (await page.locator('#remote-list').textContent())?.includes(`"version":"${version}"`) ?? false;

/** What a page of the version looks like, null when it does not work; what is wrong with it, and with what is pressed there. */
type Tried = { screenshot: Buffer | null; problems: string[]; pressed: string[] };

/** Tries a page of the version as visitors open it, and then use it. */
async function tryPath(visit: Visit, trial: Trial, path: string): Promise<Tried> {
  const { site, remote, version, presses } = trial;
  await visit.page.goto(site + path);
  if (!(await isOf(visit.page, version)))
    throw new Error(
      `${site} does not serve ${remote} ${version}: is it the site of these buckets (--site), and TEAM_KEY its key?`,
    );
  const problems = await findProblems(visit, remote);
  if (hasMismatch(problems)) problems.unshift(...(await findMismatch(visit.page, () => reopen(visit, remote))));
  if (problems.length > 0) return { problems, screenshot: null, pressed: [] };
  const screenshot = await takeScreenshot(visit);
  problems.push(...(await findVisibleFaults(visit.page, remote, screenshot)));
  // What lies below the window is loaded when it is scrolled to.
  await visit.settle();
  problems.push(...visit.takeErrors());
  const declared = problems.length === 0 ? presses[path] : undefined;
  return { problems, screenshot, pressed: declared ? await makePresses(visit, remote, declared) : [] };
}

/** Tries a page of the version in a tab of its own, because presses change what the next page of a tab shows. */
async function tryPathInTab(context: BrowserContext, trial: Trial, path: string): Promise<Tried> {
  const visit = watchPage(await context.newPage());
  try {
    return await tryPath(visit, trial, path);
  } finally {
    await visit.page.close();
  }
}

/** Takes a screenshot of a page that visitors get now; null when it is not there, leads elsewhere or does not work. */
async function takeLive(visit: Visit | null, { site, remote, live }: Trial, path: string): Promise<Buffer | null> {
  if (!visit || live === null) return null;
  const { page } = visit;
  const response = await page.goto(site + path);
  const isThere = response?.ok() && new URL(page.url()).pathname === path && (await isOf(page, live));
  if (!isThere || (await waitUntilHydrated(page, remote)).length > 0) return null;
  return takeScreenshot(visit);
}

/** Tries every page of the version, each beside what visitors get now. */
async function tryOwnPages(browser: Browser, context: BrowserContext, trial: Trial): Promise<Found> {
  const { remote, paths, live, folder } = trial;
  const liveVisit = live === null ? null : watchPage(await (await openPreview(browser, trial, remote, live)).newPage());
  const found: Found = { breaches: [], pages: [] };
  for (const path of paths) {
    const [{ problems, screenshot, pressed }, before] = await Promise.all([
      tryPathInTab(context, trial, path),
      takeLive(liveVisit, trial, path),
    ]);
    const look = screenshot && (await comparePage(folder, path, before, screenshot));
    if (look) found.pages.push({ path, share: look.share });
    if (problems.length > 0)
      found.breaches.push({
        promise: `${path} works in a browser next to what is live`,
        madeBy: remote,
        problem: [...problems, ...(look ? [`see ${look.file}`] : [])].join('; '),
      });
    for (const problem of pressed)
      found.breaches.push({ promise: `${path} works when it is used`, madeBy: remote, problem: `${path}, ${problem}` });
  }
  return found;
}

/** Opens the pages of other remotes that show insets of the version. */
async function tryInsets({ page, takeErrors }: Visit, { site, remote, insets }: Trial): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const { remote: host, path, inset } of insets) {
    await page.goto(site + path);
    const problems = await waitUntilHydrated(page, host);
    const shown = page.locator(`[${SLOT_ATTRIBUTE}="${inset}"] > [data-mfe="${remote}"]`);
    if (!(await shown.isVisible())) problems.push('nothing is in its slot');
    problems.push(...takeErrors());
    if (problems.length > 0)
      breaches.push({ promise: `${path} shows the inset ${inset}`, madeBy: remote, problem: problems.join('; ') });
  }
  return breaches;
}

/** Tries a page of every other remote after one of the version, in the same document. */
async function tryOthers(visit: Visit, { site, remote, paths: [first], others }: Trial): Promise<Breach[]> {
  const breaches: Breach[] = [];
  if (first === undefined) return breaches;
  const { page } = visit;
  for (const other of others) {
    await page.goto(site + first);
    await findProblems(visit, remote);
    // As a link inside the site does: the other remote runs in the document of this one.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, other.path);
    const problems = await findProblems(visit, other.remote);
    if (problems.length > 0)
      breaches.push({
        promise: `${other.path} works after a page of ${remote}`,
        madeBy: other.remote,
        problem: problems.join('; '),
      });
  }
  return breaches;
}

/**
 * Opens and uses the pages of a version in a browser on the live site, beside what visitors get now, then its insets, and pages
 * of the other remotes.
 *
 * @throws Error when there is no browser, or the site does not have the version.
 */
export async function tryPages(trial: Trial): Promise<Found> {
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser().path });
  try {
    const context = await openPreview(browser, trial, trial.remote, trial.version);
    const { breaches, pages } = await tryOwnPages(browser, context, trial);
    if (breaches.length > 0) return { breaches, pages };
    const visit = watchPage(await context.newPage());
    return { breaches: [...(await tryInsets(visit, trial)), ...(await tryOthers(visit, trial))], pages };
  } finally {
    await browser.close();
  }
}
