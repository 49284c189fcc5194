import { findOrInstallBrowser } from '@almaty/delivery/browser';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findFreePort } from '../../stack/test-stack.ts';
import { waitForIdleProcessors } from './wait-for-idle-processors.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores from 0 to 100. */
export type LighthouseScores = Record<(typeof CATEGORIES)[number], number>;

/**
 * Asks Lighthouse for the scores of a page on its own phone, in a browser of its own.
 *
 * @throws Error when it could not load the page.
 */
export async function measureLighthouse(url: string): Promise<LighthouseScores> {
  const port = await findFreePort();
  // With a window, so that the tab of Lighthouse is not the first one, for which Chromium loads a lot.
  const browser = await chromium.launchPersistentContext('', {
    executablePath: findOrInstallBrowser().path,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    await waitForIdleProcessors();
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
    const { runtimeError, categories } = result?.lhr ?? {};
    if (!categories || runtimeError) throw new Error(`Lighthouse could not load ${url}: ${runtimeError?.message}`);
    const getScore = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
    return {
      performance: getScore('performance'),
      accessibility: getScore('accessibility'),
      'best-practices': getScore('best-practices'),
      seo: getScore('seo'),
    };
  } finally {
    await browser.close();
  }
}
