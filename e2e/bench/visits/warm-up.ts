import type { Browser } from '@playwright/test';
import type { Device } from './devices.ts';
import { ADD_BUTTON } from './measure-add.ts';

/**
 * Opens a page once, so that the server before the stack has stored its files, as the edge has those of a site that is
 * visited.
 *
 * @returns whether the page has a button that adds something to the itinerary.
 */
export async function warmUp(browser: Browser, device: Device, url: string): Promise<boolean> {
  const page = await browser.newPage({ viewport: device.window, deviceScaleFactor: device.pixelRatio });
  await page.goto(url, { waitUntil: 'networkidle' });
  const count = await page.locator(ADD_BUTTON).count();
  await page.close();
  return count > 0;
}
