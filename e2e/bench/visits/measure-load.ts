import type { Browser } from '@playwright/test';
import type { RequestKind } from '../../stack/request-waves.ts';
import { computeBlockingTime, computeLayoutShift } from '../figures/page-metrics.ts';
import type { Device } from './devices.ts';
import { withPage } from './open-page.ts';
import { type LoggedRequest, sumBytes } from './request-log.ts';
import { readRecord, waitUntilQuiet } from './wait-until-quiet.ts';

/** The figures of one load of a page: milliseconds, bytes and counts. */
type LoadFigures = Record<
  'ttfb' | 'fcp' | 'lcp' | 'tbt' | 'cls' | 'requests' | 'waves' | 'bytes' | RequestKind,
  number
>;

/** The figures of a load, and its requests for a picture of them. */
export type Load = { figures: LoadFigures; requests: readonly LoggedRequest[] };

/** Loads a page on a device and measures it until it is hydrated and quiet. @param hasScripts false for the static page. */
export const measureLoad = (browser: Browser, device: Device, url: string, hasScripts: boolean): Promise<Load> =>
  withPage(browser, device, async (opened) => {
    const { page, log } = opened;
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await waitUntilQuiet(opened, hasScripts);
    const record = await readRecord(opened);
    const ttfb = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0;
    });
    const { requests } = log;
    const sumKind = (kind: RequestKind) => sumBytes(requests.filter((request) => request.kind === kind));
    const figures = {
      ttfb,
      fcp: record.firstPaint,
      lcp: record.largestPaint,
      tbt: computeBlockingTime(record.longTasks, record.firstPaint),
      cls: computeLayoutShift(record.shifts),
      requests: requests.length,
      waves: Math.max(...requests.map(({ wave }) => wave)),
      bytes: sumBytes(requests),
      document: sumKind('document'),
      script: sumKind('script'),
      style: sumKind('style'),
      font: sumKind('font'),
      picture: sumKind('picture'),
      other: sumKind('other'),
    };
    return { figures, requests };
  });
