import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findOrInstallBrowser } from '../browser/find-browser.ts';
import type { RemoteName } from '../schema/remotes.ts';
import type { Breach } from './breach.ts';

/** How long a page may take until React has hydrated it: long enough for a slow machine, because speed is not judged here. */
const HYDRATION_LIMIT_MS = 20_000;

/** What to try: a version on a site, its pages, and a page of every other remote that is live. */
export type Trial = {
  site: string;
  /** The TEAM_KEY of the site, which shows no other version than its own without it. */
  key: string | undefined;
  remote: RemoteName;
  version: string;
  paths: readonly string[];
  others: readonly { remote: RemoteName; path: string }[];
};

/** Collects the errors of a page; returns those since the last call. */
function collectErrors(page: Page): () => string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return () => errors.splice(0).map((error) => error.split('\n')[0] ?? error);
}

/** What is wrong with the page that is shown now. */
async function findProblems(page: Page, remote: RemoteName, takeErrors: () => string[]): Promise<string[]> {
  const hydrated = page.locator(`[data-mfe="${remote}"][data-hydrated]`);
  const notice = page.locator('[data-outlet-notice]');
  await hydrated
    .or(notice)
    .first()
    .waitFor({ timeout: HYDRATION_LIMIT_MS })
    .catch(() => {});
  const problems: string[] = [];
  if ((await hydrated.count()) === 0) problems.push('it is not hydrated');
  if ((await notice.count()) > 0) problems.push('a part says that it did not load');
  if ((await page.getByRole('heading', { level: 1 }).count()) === 0) problems.push('it has no heading');
  if ((await page.title()).trim() === '') problems.push('it has no title');
  return [...problems, ...takeErrors().slice(0, 3)];
}

/** Opens a page as visitors do, and checks that it is of the version. */
async function tryPath(page: Page, { site, remote, version }: Trial, path: string, takeErrors: () => string[]) {
  await page.goto(site + path);
  const list = await page.locator('#remote-list').textContent();
  if (!list?.includes(`"version":"${version}"`))
    throw new Error(
      `${site} does not serve ${remote} ${version}: is it the site of these buckets (--site), and TEAM_KEY its key?`,
    );
  return findProblems(page, remote, takeErrors);
}

async function tryTrial(context: BrowserContext, trial: Trial): Promise<Breach[]> {
  const { site, remote, paths, others } = trial;
  const breaches: Breach[] = [];
  const page = await context.newPage();
  const takeErrors = collectErrors(page);
  for (const path of paths) {
    const problems = await tryPath(page, trial, path, takeErrors);
    if (problems.length > 0)
      breaches.push({
        promise: `${path} works in a browser next to what is live`,
        madeBy: remote,
        problem: problems.join('; '),
      });
  }
  const [first] = paths;
  if (first === undefined || breaches.length > 0) return breaches;
  for (const other of others) {
    await page.goto(site + first);
    await findProblems(page, remote, takeErrors);
    // As a link inside the site does: the other remote runs in the document of this one.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, other.path);
    const problems = await findProblems(page, other.remote, takeErrors);
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
 * Opens the pages of a version in a browser on the live site, and pages of the other remotes after them.
 *
 * @throws Error when there is no browser, or the site does not have the version.
 */
export async function tryPages(trial: Trial): Promise<Breach[]> {
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser().path });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const { site, key, remote, version } = trial;
    const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
    await context.request.get(`${site}/?mfe=${remote}@${version}`, { maxRedirects: 0, headers });
    return await tryTrial(context, trial);
  } finally {
    await browser.close();
  }
}
