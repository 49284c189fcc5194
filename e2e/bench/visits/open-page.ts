import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Device } from './devices.ts';
import { waitForIdleProcessors } from './wait-for-idle-processors.ts';

/** A page of a context of its own, as slow as a device. */
type OpenedPage = { page: Page; session: CDPSession };

const toBytesPerSecond = (kilobits: number) => (kilobits * 1000) / 8;

/** Opens an empty page with an empty cache, passes it to `use`, and closes it. */
export async function withPage<Result>(
  browser: Browser,
  device: Device,
  use: (opened: OpenedPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: device.window,
    deviceScaleFactor: device.pixelRatio,
    hasTouch: device.hasTouch,
    isMobile: device.hasTouch,
  });
  try {
    const page = await context.newPage();
    await waitForIdleProcessors();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: device.latency,
      downloadThroughput: toBytesPerSecond(device.download),
      uploadThroughput: toBytesPerSecond(device.upload),
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: device.slowdown });
    return await use({ page, session });
  } finally {
    await context.close();
  }
}
