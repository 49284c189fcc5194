import { findBrowser } from '@almaty/delivery/browser';
import { defineConfig } from '@playwright/test';

const browser = findBrowser();
if (!browser) throw new Error('No browser to test with: `npm test` installs one');

export default defineConfig({
  testDir: '.',
  testMatch: '{core,dev-hosts,journeys,faults,accessibility,editor,releases}/*.test.ts',
  globalSetup: './stack/global-setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // Three at a time take as long on two cores: 19.0 minutes instead of 19.5.
  workers: 2,
  forbidOnly: !!process.env.CI,
  // A machine that others use too is slow at times, and waiting costs nothing where nothing is missing.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A test that fails only sometimes shows a bug (docs/decisions/0007).
  retries: 0,
  use: {
    // Recording a trace takes a third of a test's time; repeat a failed test with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.path,
      args: [
        // Containers have no sandbox to give.
        '--no-sandbox',
        // A headless shell would round the widths of letters, as no screen of a phone does.
        '--font-render-hinting=none',
        // Requests that the browser makes by itself do not belong to a test.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
      ],
    },
  },
});
