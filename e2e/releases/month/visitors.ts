import { REMOTE_NAMES, type RemoteName } from '@almaty/delivery/schema';
import type { Browser, Page } from '@playwright/test';
import type { Random } from '../../../shared-planner/src/solver/random.ts';
import { choose } from '../../load/chaos/shuffle.ts';
import { fillForm, getConfirmation, getDateFromNow, submitForm } from '../../stack/request-form.ts';
import { setItinerary } from '../../stack/session-storage.ts';
import { isAnyFaulty, isFaulty, type Tally } from './tally.ts';

/** What a visitor needs. */
export type Visit = { browser: Browser; origin: string; random: Random; tally: Tally; until: number };

/** A page that is visited: the remote that shows it, and its heading. */
type VisitedPage = { path: string; remote: RemoteName; heading: RegExp };

const PAGES: readonly VisitedPage[] = [
  { path: '/locations', remote: 'catalogue', heading: /^Where to Go$/ },
  { path: '/nature', remote: 'catalogue', heading: /^Enjoy the Nature$/ },
  { path: '/activities', remote: 'catalogue', heading: /^Discover Activities$/ },
  { path: '/locations/charyn-canyon', remote: 'catalogue', heading: /^Charyn Canyon$/ },
  { path: '/plan-trip', remote: 'trip-tips', heading: /^Plan Your Trip$/ },
  { path: '/itinerary', remote: 'itinerary', heading: /^(Get Your Itinerary|Your Request Is In)$/ },
];

/** How long a part of a page may take until it is there or says that it is not. */
const PART_LIMIT_MS = 30_000;

/** The versions of each remote whose files the document has requested; each remote may have one. */
async function findMixedVersions(page: Page): Promise<string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return REMOTE_NAMES.flatMap((remote) => {
    const pattern = new RegExp(`/_mfe/${remote}/([^/]+)/.+\\.(js|css)$`);
    const versions = new Set(urls.flatMap((url) => pattern.exec(url)?.[1] ?? []));
    return versions.size > 1 ? [`${remote}: ${[...versions].join(', ')}`] : [];
  });
}

/** The number of items that the itinerary `one` has. */
const ITEMS = 2;

/** The number of items in the tab's itinerary. */
const countItems = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { state } = JSON.parse(sessionStorage.getItem('almaty-itinerary') ?? '{}');
    return (state?.locations?.length ?? 0) + (state?.activities?.length ?? 0);
  });

/** Looks at the page that is shown now, as one remote shows it. */
async function look(page: Page, { path, remote, heading }: VisitedPage, expectedItems: number, { tally }: Visit) {
  const { failures, counts } = tally;
  // After a link of the same remote the last page is still there for a moment, so the heading says which page it is.
  const hydrated = page
    .locator(`[data-mfe="${remote}"][data-hydrated]`)
    .filter({ has: page.getByRole('heading', { level: 1, name: heading }) });
  const notice = page.locator('[data-outlet-notice]');
  await hydrated
    .or(notice)
    .first()
    .waitFor({ timeout: PART_LIMIT_MS })
    .catch(() => {});
  const hasNotice = (await notice.count()) > 0;
  if (hasNotice) counts['parts that said they did not load'] += 1;
  const isComplete = (await hydrated.count()) > 0 || hasNotice;
  if (!isComplete && !isFaulty(tally, remote)) failures['blank pages'].push(`${path}: neither the page nor a notice`);
  if (
    (await page.getByRole('navigation', { name: 'Main' }).count()) === 0 &&
    (await page.getByRole('banner').count()) === 0
  )
    failures['blank pages'].push(`${path}: without the bar of the shell`);
  if (hasNotice && !isFaulty(tally, remote))
    failures['page errors outside the faulted part'].push(`${path}: ${remote} did not load`);
  failures['pages that mix versions'].push(...(await findMixedVersions(page)).map((mixed) => `${path}: ${mixed}`));
  const items = await countItems(page);
  if (items !== expectedItems) failures['lost itineraries'].push(`${path}: ${items} items instead of ${expectedItems}`);
}

/** Fills and sends the form of the itinerary page. */
async function sendRequest(page: Page, email: string, { tally }: Visit) {
  await fillForm(page, { email, start: getDateFromNow(10), end: getDateFromNow(12) });
  tally.counts['requests sent'] += 1;
  await submitForm(page);
  await getConfirmation(page).waitFor({ timeout: PART_LIMIT_MS });
  tally.counts['requests confirmed'] += 1;
}

let count = 0;

/** One visitor: a tab of its own, several pages opened or followed inside the site, and sometimes a request. */
async function visit({ browser, ...rest }: Visit) {
  const { origin, random, tally, until } = rest;
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    if (!isAnyFaulty(tally))
      tally.failures['page errors outside the faulted part'].push(`${page.url()}: ${error.message}`);
  });
  await setItinerary(page, 'one');
  count += 1;
  const email = `month-${count}@example.com`;
  let hasSent = false;
  for (let step = 0; step < 6 && Date.now() < until; step += 1) {
    const visited = choose(random, PAGES);
    const { path, remote } = visited;
    if (step === 0 || random.integer(2) === 0) {
      await page.goto(path);
      tally.counts['pages opened'] += 1;
    } else {
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      tally.counts['links followed'] += 1;
    }
    // Sending a request empties the itinerary.
    await look(page, visited, hasSent ? 0 : ITEMS, { browser, ...rest });
    const isReady = remote === 'itinerary' && (await page.locator('[data-mfe="itinerary"][data-hydrated]').count()) > 0;
    if (isReady && !hasSent && random.integer(3) === 0) {
      hasSent = true;
      await sendRequest(page, email, { browser, ...rest });
    }
  }
  await context.close();
}

/** Visits the site, one visitor after the other, until the end. */
export async function runVisitors(options: Visit): Promise<void> {
  while (Date.now() < options.until) await visit(options);
}
