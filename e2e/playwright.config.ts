import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser/find-browser.ts';

const browser = findBrowser();
if (!browser) throw new Error('No browser to test with: `npm test` installs one');

export default defineConfig({
  testDir: '.',
  testMatch: '{journeys,faults,accessibility,editor}/*.test.ts',
  globalSetup: './stack/global-setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  timeout: 60_000,
  // Two browsers and two stacks share two cores. What needed its second try is named by `npm test` (decision 7).
  retries: 1,
  use: {
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: browser.path,
      // What a browser does by itself on the network has no place in a test; containers have no sandbox to give it.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
      ],
    },
  },
});
