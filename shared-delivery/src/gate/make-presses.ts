import { STORAGE_KEY, writeStoredItems } from '@almaty/store/stored-items';
import type { Locator, Page } from '@playwright/test';
import type { PagePresses, Press } from '../schema/presses.ts';
import type { RemoteName } from '../schema/remotes.ts';
import { waitForTimers } from './follow-timers.ts';
import { findNotice, waitUntilHydrated } from './open-page.ts';
import type { Visit } from './watch-page.ts';

/** How long a control may take to be there, and a request to go out: long enough for a slow machine. */
const LIMIT_MS = 5000;

const describe = (press: Press): string =>
  'field' in press ? `“${press.text}” in the field “${press.field}”` : `the ${press.role} “${press.name}”`;

/** What is inside the page, or in a toast of it: the frame has links of the same names. */
const INSIDE = 'main *, [data-sonner-toaster] *';

function locate(page: Page, press: Press): Locator {
  const control =
    'field' in press
      ? page.getByLabel(press.field, { exact: true })
      : page.getByRole(press.role, { name: press.name, exact: true });
  return control.and(page.locator(INSIDE)).filter({ visible: true }).first();
}

/** Opens the page anew for a visitor who has selected items. */
async function select({ page }: Visit, remote: RemoteName, items: PagePresses['selected']): Promise<string[]> {
  if (!items) return [];
  const entry = [STORAGE_KEY, writeStoredItems(items)];
  await page.evaluate(([key = '', text = '']) => sessionStorage.setItem(key, text), entry);
  await page.reload();
  return waitUntilHydrated(page, remote);
}

/** What Chromium says of a request that `stopRequests` has stopped. */
const STOPPED = 'net::ERR_BLOCKED_BY_CLIENT';

/** Lets no request leave that would change something. One that only waited would leave when its page is closed. */
async function stopRequests(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    (route) => (route.request().method() === 'GET' ? route.continue() : route.abort('blockedbyclient')),
  );
}

/** @returns what is wrong with what the press sends: undefined when it should send nothing, or has. */
async function waitForRequest(page: Page, press: Press): Promise<string | undefined> {
  if ('field' in press || press.sends === undefined) return undefined;
  const { sends } = press;
  const isSent = page.waitForRequest(
    (request) => request.method() !== 'GET' && new URL(request.url()).pathname === sends,
    { timeout: LIMIT_MS },
  );
  return isSent.then(
    () => undefined,
    () => `nothing is sent to ${sends}`,
  );
}

/** Waits until nothing happens any more. @returns what is wrong then. */
async function findProblems({ page, takeErrors, settle }: Visit): Promise<string[]> {
  await settle();
  return [...(await findNotice(page)), ...takeErrors().filter((error) => !error.includes(STOPPED))];
}

/** @returns what is wrong after the press. */
async function makePress(visit: Visit, press: Press): Promise<string[]> {
  const { page, takeErrors } = visit;
  const target = locate(page, press);
  const request = waitForRequest(page, press);
  const isDone = await ('field' in press
    ? target.fill(press.text, { timeout: LIMIT_MS })
    : target.click({ timeout: LIMIT_MS })
  ).then(
    () => true,
    () => false,
  );
  if (!isDone) return [(await target.count()) === 0 ? 'there is none' : 'it cannot be pressed', ...takeErrors()];
  const unsent = await request;
  return [...(unsent ? [unsent] : []), ...(await findProblems(visit))];
}

/**
 * Makes the presses of a page that is open and hydrated, as a visitor does, until one goes wrong. What would change something
 * on the site is not sent.
 *
 * @returns which press went wrong, and how; nothing when all went well.
 */
export async function makePresses(
  visit: Visit,
  remote: RemoteName,
  { selected, presses }: PagePresses,
): Promise<string[]> {
  const unopened = await select(visit, remote, selected);
  if (unopened.length > 0) return [`with a selection: ${[...unopened, ...visit.takeErrors()].join('; ')}`];
  await stopRequests(visit.page);
  try {
    for (const press of presses) {
      const problems = await makePress(visit, press);
      if (problems.length > 0) return [`after ${describe(press)}: ${problems.join('; ')}`];
    }
    await waitForTimers(visit.page);
    const late = await findProblems(visit);
    return late.length > 0 ? [`a moment after the last press: ${late.join('; ')}`] : [];
  } finally {
    // What they have stored would show on the next page.
    await visit.page.evaluate(() => localStorage.clear());
  }
}
