import lighthouse from 'lighthouse';
import { createWaveCounter, getRequestKind, type RequestKind } from '../../stack/request-waves.ts';
import type { Device } from './devices.ts';
import { waitForIdleProcessors } from './wait-for-idle-processors.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Figure -> the audit of Lighthouse that measures it. */
const AUDITS = {
  ttfb: 'server-response-time',
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;
const KINDS: readonly RequestKind[] = ['document', 'script', 'style', 'font', 'picture', 'other'];

/** One request of a page, as Lighthouse lists it. */
type Request = { url: string; resourceType?: string; transferSize?: number };

/** The figures of one load of a page: milliseconds, bytes, counts, and scores from 0 to 100. */
export type LoadFigures = Record<
  keyof typeof AUDITS | (typeof CATEGORIES)[number] | 'requests' | 'waves' | 'bytes' | RequestKind,
  number
>;

/** Applies a function to names. */
const collect = <Name extends string>(names: readonly Name[], read: (name: Name) => number) =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, number>;

/**
 * Lets Lighthouse load a page with an empty cache on a device.
 *
 * @param port where it drives the browser.
 * @throws Error when it could not load the page, or an audit has no figure.
 */
export async function measureLoad(port: number, device: Device, url: string): Promise<LoadFigures> {
  await waitForIdleProcessors();
  const { window, pixelRatio, hasTouch, latency, download, upload, slowdown } = device;
  const result = await lighthouse(url, {
    ...{ port, logLevel: 'error', onlyCategories: [...CATEGORIES], disableFullPageScreenshot: true },
    formFactor: hasTouch ? 'mobile' : 'desktop',
    screenEmulation: { ...window, deviceScaleFactor: pixelRatio, mobile: hasTouch },
    throttlingMethod: 'devtools',
    throttling: {
      requestLatencyMs: latency,
      downloadThroughputKbps: download,
      uploadThroughputKbps: upload,
      cpuSlowdownMultiplier: slowdown,
    },
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not load ${url}: ${result?.lhr.runtimeError?.message}`);
  const { audits, categories } = result.lhr;
  const read = (figure: string, value: number | null | undefined): number => {
    if (typeof value !== 'number') throw new Error(`Lighthouse has no ${figure} of ${url}`);
    return value;
  };
  const { details } = audits['network-requests'] ?? {};
  const listed = details?.type === 'table' ? (details.items as Request[]) : [];
  // Reports, which nobody waits for, are left out.
  const requests = listed.filter((request) => request.url.startsWith('http') && request.resourceType !== 'Ping');
  const waves = createWaveCounter();
  for (const { method, params } of result.artifacts.DevtoolsLog)
    if (method === 'Network.requestWillBeSent' && params.type !== 'Ping') waves.add(params);
  const sumBytes = (some: readonly Request[]) => some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const getKind = (request: Request) =>
    getRequestKind(new URL(request.url).pathname, (request.resourceType ?? 'other').toLowerCase());
  return {
    ...collect(Object.keys(AUDITS) as (keyof typeof AUDITS)[], (name) =>
      read(name, audits[AUDITS[name]]?.numericValue),
    ),
    ...collect(CATEGORIES, (name) => Math.round(read(name, categories[name]?.score) * 100)),
    ...collect(KINDS, (kind) => sumBytes(requests.filter((request) => getKind(request) === kind))),
    requests: requests.length,
    waves: Math.max(...requests.map((request) => waves.get(request.url))),
    bytes: sumBytes(requests),
  };
}
