/** What a page itself can say of its visit; times in milliseconds since the navigation began. */
export type PageRecord = {
  firstPaint: number;
  largestPaint: number;
  /** Each long task: its begin and duration. */
  longTasks: { start: number; duration: number }[];
  /** Each layout shift without an input before it: when, and its score. */
  shifts: { at: number; score: number }[];
};

/** Where the page's record is, as a property of its global object. */
export const RECORD = 'benchRecord';

/**
 * Records paints, long tasks and layout shifts. It runs in the page before everything else, so it can use nothing from
 * outside.
 */
export function observePage(property: string): void {
  const record: PageRecord = { firstPaint: 0, largestPaint: 0, longTasks: [], shifts: [] };
  Object.assign(globalThis, { [property]: record });
  const observe = (type: string, add: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) add(entry);
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') record.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    record.largestPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    record.longTasks.push({ start: startTime, duration });
  });
  observe('layout-shift', (entry) => {
    const score: unknown = Reflect.get(entry, 'value');
    if (typeof score === 'number' && !Reflect.get(entry, 'hadRecentInput'))
      record.shifts.push({ at: entry.startTime, score });
  });
}
