import { PAGE_TOKEN, REPORTS_PATH } from '@almaty/delivery/routes';
import type { Part, Report, ReportEvent } from '@almaty/delivery/schema';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { findRunningPage, getRunningRelease, getShellVersion } from '../parts/federation-runtime.ts';
import { findFailureKind } from './failure-kind.ts';
import { type LocatedIncident, setReportListener } from './report.ts';

/** So many events are sent together, and so many in the life of a document at most. */
const BATCH_SIZE = 10;
const MAX_EVENTS = 100;
/** After this many milliseconds a failure is sent, without waiting until the visitor leaves. */
const FAILURE_DELAY_MS = 1000;

const getRelease = (part: Part): Pick<ReportEvent, 'version' | 'channel'> | undefined =>
  part === 'shell' ? { version: getShellVersion(), channel: 'stable' } : getRunningRelease(part);

let events: ReportEvent[] = [];
let count = 0;

const getNavigation = () => performance.getEntriesByType('navigation')[0];

/** The token that the Worker put into this document; without it nothing is counted, and nothing is sent. */
const findToken = () => getNavigation()?.serverTiming.find(({ name }) => name === PAGE_TOKEN)?.description;

function flush() {
  const token = findToken();
  if (events.length === 0 || token === undefined) return;
  const report: Report = { token, events };
  navigator.sendBeacon(REPORTS_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  events = [];
}

function add(event: Pick<ReportEvent, 'part' | 'page' | 'metric'> & { value?: number }) {
  const release = getRelease(event.part);
  if (!release || count >= MAX_EVENTS) return;
  count += 1;
  events.push({ value: 0, ...release, ...event });
  if (events.length >= BATCH_SIZE) flush();
}

async function addIncident({ part, metric, failure, path }: LocatedIncident) {
  const kind = failure ? await findFailureKind(failure) : metric;
  add({ part, page: findRunningPage(path).route, metric: kind });
  if (kind === 'view') return;
  if (document.visibilityState === 'hidden') flush();
  else setTimeout(flush, FAILURE_DELAY_MS);
}

/** Counts the visit, and measures the web vitals of the page that the document was opened on, which is seldom the one it is left on. */
function measure() {
  const { part, route: page } = findRunningPage(new URL(getNavigation()?.name ?? location.href).pathname);
  const addVital = (metric: 'ttfb' | 'fcp' | 'lcp' | 'inp' | 'cls', value: number) =>
    add({ part, page, metric, value });
  add({ part: 'shell', page, metric: 'view' });
  onTTFB(({ value }) => addVital('ttfb', value));
  onFCP(({ value }) => addVital('fcp', value));
  onLCP(({ value }) => addVital('lcp', value));
  onINP(({ value }) => addVital('inp', value));
  onCLS(({ value }) => addVital('cls', value));
}

/** Begins to send reports: when the visitor leaves the page or its tab, and soon after a failure. */
export function start(): void {
  setReportListener((incident) => void addIncident(incident));
  measure();
  // Of the window, which hears it after the document: what web-vitals measures at this moment is sent too.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  addEventListener('pagehide', flush);
}
