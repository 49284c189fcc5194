import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configureApi, copyWorkspace } from '../editor/working-copy.ts';
import { publishing } from '../releases/publishing.ts';
import { openFilledForm, submitForm } from '../stack/request-form.ts';
import { ITINERARY } from '../stack/tags.ts';
import { test as baseTest, expect } from '../stack/test.ts';
import { withStack } from '../stack/test-stack.ts';

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js*';

/** A fake of Turnstile in the browser: a widget has a new token when it is rendered, and after each reset. */
const FAKE_SCRIPT = `
  let tokens = 0;
  const renew = (widget) => { tokens += 1; widget.token = 'token-' + tokens; widget.callback?.(widget.token); };
  const widgets = [];
  window.turnstile = {
    render(_, { callback }) { const widget = { callback }; widgets.push(widget); setTimeout(() => renew(widget)); return String(widgets.length - 1); },
    getResponse: (id) => widgets[id]?.token,
    reset: (id) => renew(widgets[id]),
    isExpired: () => false,
    remove() {},
  };
  window.onloadTurnstileCallback?.();
`;

/**
 * Serves a fake of Turnstile's verification, which accepts every token once.
 *
 * @param seen collects the tokens.
 * @returns the URL.
 */
async function serveVerification(seen: string[]): Promise<string> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const token = new URLSearchParams(body).get('response') ?? '';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: token.startsWith('token-') && !seen.includes(token) }));
    seen.push(token);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** The site with Turnstile switched on in the shell and in the API; `seen` are the verified tokens. */
const test = baseTest.extend<object, { seen: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from the pattern
  seen: [async ({}, use) => use([]), { scope: 'worker' }],
  stack: [
    async ({ seen }, use, { workerIndex }) => {
      const secrets = { TURNSTILE_SECRET: 'secret', TURNSTILE_URL: await serveVerification(seen) };
      const api = configureApi(copyWorkspace(`turnstile-${workerIndex}`), secrets);
      await withStack(`worker-${workerIndex}`, use, {
        configs: ['shell/wrangler.jsonc', api],
        variables: { TURNSTILE_SITE_KEY: 'site-key' },
      });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
// In one worker, because each worker starts a stack.
test.describe.configure({ mode: 'default' });

test.describe('with Turnstile', () => {
  test.use({ allowedConsoleErrors: [/status of 503/] });

  test('each attempt to send a request has a token of its own', ITINERARY, async ({ page, seen }) => {
    await page.context().route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: FAKE_SCRIPT }));
    await openFilledForm(page, 'verified@example.com');
    await page.route(
      '**/api/submit-itinerary',
      (route) => route.fulfill({ status: 503, json: { success: false, error: 'Busy.' } }),
      { times: 1 },
    );
    await submitForm(page);
    await expect(page.getByText('Busy.')).toBeVisible();
    await submitForm(page);
    await expect(page.getByRole('heading', { name: 'Your Request Is In' })).toBeVisible();
    expect(seen).toEqual(['token-2']);
  });
});

test.describe('the gate, which is a bot', () => {
  test.skip(!process.env.LONG_TESTS, 'It opens every page of a remote: run it with LONG_TESTS=1');

  test(
    'presses the form without Turnstile, and visitors keep it',
    ITINERARY,
    async ({ page, request, stack, seen }) => {
      const verified = [...seen];
      const remotes = await (await request.get('/_mfe/remotes.json')).json();
      const { version } = remotes.remotes.find(({ name }: { name: string }) => name === 'itinerary');
      const gate = await publishing(stack.state, 'gate', 'itinerary', version, '--site', stack.origin);
      expect(gate.text).toMatch(/presses: \d+ made on \d+ pages without an error/);
      expect(seen).toEqual(verified);
      await page.goto('/itinerary');
      await expect(page.locator('html')).toHaveAttribute('data-turnstile', 'site-key');
    },
  );
});

test.describe('when Turnstile does not load', () => {
  test.use({ allowedConsoleErrors: [/ERR_CONNECTION_REFUSED|Turnstile has not been loaded/] });

  test(
    'the form says so and keeps its values, and the next press loads it again',
    ITINERARY,
    async ({ page, seen }) => {
      const verified = seen.length;
      await page.clock.install();
      await page
        .context()
        .route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: FAKE_SCRIPT }));
      await page.context().route(SCRIPT, (route) => route.abort('connectionrefused'), { times: 1 });
      await openFilledForm(page, 'unverified@example.com');
      await submitForm(page);
      await expect(page.getByText('Submitting your itinerary request...')).toBeVisible();
      await page.clock.fastForward(15_000);
      await expect(page.getByText('We could not confirm that you are human. Please try again.')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('unverified@example.com');
      await submitForm(page);
      await expect(page.getByRole('heading', { name: 'Your Request Is In' })).toBeVisible();
      expect(seen).toHaveLength(verified + 1);
    },
  );
});
