import type { Page, Route } from '@playwright/test';
import { getPageTags } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { getNotice, REMOTES } from './remotes.ts';

test.use({ allowedConsoleErrors: [/.*/] });

/** The ways in which the scripts of a remote can fail to load. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'are refused': (route) => route.abort('connectionrefused'),
  'get status 503': (route) => route.fulfill({ status: 503, body: 'busy' }),
  'never arrive': () => new Promise(() => {}),
  'are not scripts': (route) => route.fulfill({ contentType: 'text/javascript', body: '<<<not a script' }),
  'throw an error': (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no")' }),
};

/** Longer than the shell waits for the scripts of a remote, in milliseconds. */
const LOAD_TIMEOUT_MS = 20_000;

/** Lets time pass until the notice is shown, also for scripts that never arrive. */
async function waitForNotice(page: Page) {
  await page.clock.fastForward(LOAD_TIMEOUT_MS);
  await expect(getNotice(page)).toBeVisible({ timeout: LOAD_TIMEOUT_MS });
}

// The shell loads all remotes with the same code, so every fault is tested with the largest one, and one fault with each.
for (const { name, path, heading } of REMOTES)
  for (const [fault, fail] of Object.entries(FAULTS).slice(0, name === 'catalogue' ? undefined : 1))
    test(
      `when the scripts of ${name} ${fault}, its page can be read, and Retry hydrates it`,
      getPageTags(path),
      async ({ page }) => {
        const scripts = `**/_mfe/${name}/**/*.js`;
        await page.clock.install();
        await page.route(scripts, fail);
        // The load event may never fire for a script that never arrives.
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await waitForNotice(page);
        // Also on a long page: it is the only response to a click on a button that is not hydrated.
        await expect(getNotice(page)).toBeInViewport();
        const nodes = await page.evaluateHandle(() => [...document.querySelectorAll('[data-mfe] *')]);
        await page.unroute(scripts);
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(page.locator(`[data-mfe="${name}"]`)).toHaveAttribute('data-hydrated');
        await expect(getNotice(page)).toBeHidden();
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
        expect(await nodes.evaluate((before) => before.every((node) => node.isConnected))).toBe(true);
      },
    );
