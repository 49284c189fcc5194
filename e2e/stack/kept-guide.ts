import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Language, toLanguage } from '../../shared-languages/src/index.ts';
import { postRequest } from '../load/post-request.ts';
import { type FaultySite, startFaultySite } from './faulty-site.ts';
import { findEmail } from './mailbox.ts';
import { SHELL_WORDS } from './shell-words.ts';
import { expect, test } from './test.ts';

/** The test with a site of its own before the shared stack: what a browser keeps of it is by its address. */
export const siteTest = test.extend<{ site: FaultySite }>({
  site: async ({ stack }, use) => {
    const site = await startFaultySite(stack.origin);
    await use(site);
    await site.close();
  },
});

/** Presses "Keep the guide", and waits until it is ready. */
export async function keepGuide(page: Page, { origin }: FaultySite, language: Language = 'en'): Promise<void> {
  const { offlineKeep, offlineReady } = SHELL_WORDS[language];
  await page.goto(origin + toLanguage('/offline', language));
  await page.getByRole('button', { name: offlineKeep, exact: true }).click();
  await expect(page.getByText(offlineReady)).toBeVisible();
}

/** How many service workers the site has in a browser. */
export const countWorkers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Requests a plan through the site, and gets its link. */
export async function requestPlan({ origin }: FaultySite): Promise<string> {
  // Files of tests run in processes of their own, and each request has an address and a network that no other one has.
  const number = randomInt(1000, 60_000);
  const { reference } = (await (await postRequest(origin, number)).json()) as { reference: string };
  const find = async () => (await findEmail(origin, reference, `visitor.${number}@example.com`))?.text ?? '';
  await expect.poll(find).toContain('/plan/');
  return /http\S+\/plan\/alm-\S+#[\w.-]+/.exec(await find())?.[0] ?? '';
}
