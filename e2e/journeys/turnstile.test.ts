import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { configureApi, copyWorkspace } from '../editor/working-copy.ts';
import { setItinerary } from '../stack/session-storage.ts';
import { expect, test as siteTest } from '../stack/test.ts';
import { withStack } from '../stack/test-stack.ts';

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js*';

/** Stands for Turnstile in the browser: a widget has a new proof as soon as it is shown, and after each reset. */
const STAND_IN = `
  let proofs = 0;
  const next = (widget) => { proofs += 1; widget.proof = 'proof-' + proofs; widget.callback?.(widget.proof); };
  const widgets = [];
  window.turnstile = {
    render(_, { callback }) { const widget = { callback }; widgets.push(widget); setTimeout(() => next(widget)); return String(widgets.length - 1); },
    getResponse: (id) => widgets[id]?.proof,
    reset: (id) => next(widgets[id]),
    isExpired: () => false,
    remove() {},
  };
  window.onloadTurnstileCallback?.();
`;

/** Stands for Turnstile at the function's end: it takes every proof that it has not seen. */
async function serveVerdicts(seen: string[]): Promise<string> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const proof = new URLSearchParams(body).get('response') ?? '';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: proof.startsWith('proof-') && !seen.includes(proof) }));
    seen.push(proof);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** The site with the check switched on at both ends. */
const test = siteTest.extend<object, { seen: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from the pattern
  seen: [async ({}, use) => use([]), { scope: 'worker' }],
  stack: [
    async ({ seen }, use, { workerIndex }) => {
      const secrets = { TURNSTILE_SECRET: 'secret', TURNSTILE_URL: await serveVerdicts(seen) };
      const api = configureApi(copyWorkspace(`robot-check-${workerIndex}`), secrets);
      await withStack(`worker-${workerIndex}`, use, {
        configs: ['shell/wrangler.jsonc', api],
        variables: { TURNSTILE_SITE_KEY: 'site-key' },
      });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const withScript = (context: BrowserContext) =>
  context.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: STAND_IN }));

async function fill(page: Page, address: string) {
  await setItinerary(page, 'one');
  await page.goto('/itinerary');
  await expect(page.locator('[data-mfe="itinerary"]')).toHaveAttribute('data-hydrated');
  await page.getByLabel('Email').fill(address);
  await page.getByLabel('Start date', { exact: true }).fill('2099-06-11');
  await page.getByLabel('End date', { exact: true }).fill('2099-06-17');
}
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Request' }).click();

test.describe('with the check', () => {
  test.use({ allowedConsoleErrors: [/status of 503/] });

  test('a request has a proof of its own, and the next attempt another', async ({ page, seen }) => {
    await withScript(page.context());
    await fill(page, 'proved@example.com');
    await page.route(
      '**/api/submit-itinerary',
      (route) => route.fulfill({ status: 503, json: { success: false, error: 'Busy.' } }),
      {
        times: 1,
      },
    );
    await submit(page);
    await expect(page.getByText('Busy.')).toBeVisible();
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Your request is with us' })).toBeVisible();
    expect(seen).toEqual(['proof-2']);
  });
});

test.describe('when the check does not come', () => {
  test.use({ allowedConsoleErrors: [/ERR_CONNECTION_REFUSED|Turnstile has not been loaded/] });

  test('the form says so, and keeps what was written', async ({ page }) => {
    await page.context().route(SCRIPT, (route) => route.abort('connectionrefused'));
    await fill(page, 'unproved@example.com');
    await submit(page);
    await expect(page.getByText('The check that you are no robot did not finish. Try again.')).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByLabel('Email')).toHaveValue('unproved@example.com');
  });
});
