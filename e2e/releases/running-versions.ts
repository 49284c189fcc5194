import type { RemoteName } from '@almaty/delivery/schema';
import { expect, type Page } from '@playwright/test';
import { REMOTES } from '../faults/remotes.ts';

/** Waits until visitors get a version, because the Worker caches the pointer. */
export async function expectVersion(page: Page, remote: RemoteName, version: string): Promise<void> {
  const { path = '/' } = REMOTES.find(({ name }) => name === remote) ?? {};
  await expect
    .poll(async () => (await (await page.request.get(path)).text()).includes(`/_mfe/${remote}/${version}/`), {
      timeout: 15_000,
    })
    .toBe(true);
}

/** The versions of a remote of which the document has requested files: what can run in it. */
export async function getRunningVersions(page: Page, remote: RemoteName): Promise<string[]> {
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return [
    ...new Set(files.flatMap((file) => new RegExp(`_mfe/${remote}/([^/]+)/.*\\.(js|css)$`).exec(file)?.[1] ?? [])),
  ];
}

/** Whether the page says that it has a version of the trip tips, and not only one of another remote. */
export const isShown = async (page: Page, version: string, channel: 'stable' | 'canary'): Promise<boolean> =>
  (await (await page.request.get('/plan-trip')).text()).includes(
    `"name":"trip-tips","version":"${version}","channel":"${channel}"`,
  );

/** Waits until the visitor gets the canary; of 99 percent of all visitors, so that each attempt is another one. */
export const expectCanary = (page: Page, version: string): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.context().clearCookies();
        return isShown(page, version, 'canary');
      },
      { timeout: 30_000 },
    )
    .toBe(true);
