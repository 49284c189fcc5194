import { COUNTED, type Figures, type MEASURED } from '@almaty/delivery/schema';
import type { FigureRow } from './figure-store.ts';
import { getThirdQuartile } from './histogram.ts';

/** Collects the rows that have the same key. */
function groupBy(rows: readonly FigureRow[], getKey: (row: FigureRow) => string): FigureRow[][] {
  const groups = new Map<string, FigureRow[]>();
  for (const row of rows) groups.set(getKey(row), [...(groups.get(getKey(row)) ?? []), row]);
  return [...groups.values()];
}

function countBy(rows: readonly FigureRow[]) {
  const sum = (metric: string) =>
    rows.filter((row) => row.metric === metric).reduce((total, { count }) => total + count, 0);
  return Object.fromEntries(COUNTED.map((metric) => [metric, sum(metric)])) as Record<(typeof COUNTED)[number], number>;
}

function measure(rows: readonly FigureRow[], metric: (typeof MEASURED)[number]) {
  const histogram = new Map<number, number>();
  for (const row of rows)
    if (row.metric === metric) histogram.set(row.bucket, (histogram.get(row.bucket) ?? 0) + row.count);
  return getThirdQuartile(metric, histogram);
}

function toFigures(rows: readonly FigureRow[]) {
  const { view, load, integrity, evaluation, render, late, policy } = countBy(rows);
  const inMilliseconds = (metric: (typeof MEASURED)[number]) => {
    const quartile = measure(rows, metric);
    return quartile && { p75Ms: Math.round(quartile.value), count: quartile.count };
  };
  const cls = measure(rows, 'cls');
  return {
    views: view,
    failures: load + integrity + evaluation + render,
    failureKinds: { load, integrity, evaluation, render },
    late,
    policyViolations: policy,
    ttfb: inMilliseconds('ttfb'),
    fcp: inMilliseconds('fcp'),
    lcp: inMilliseconds('lcp'),
    inp: inMilliseconds('inp'),
    cls: cls && { p75: Math.round(cls.value * 1000) / 1000, count: cls.count },
  };
}

/** Sums up what was counted of a part: by version and channel, the most viewed first, and in each by page. */
export function summarizeFigures(rows: readonly FigureRow[]): Figures[] {
  return groupBy(rows, ({ version, channel }) => `${version} ${channel}`)
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const pages = groupBy(group, ({ page }) => page)
        .map((ofPage) => ({ page: ofPage[0]?.page ?? '', ...toFigures(ofPage) }))
        .sort((a, b) => b.views - a.views || a.page.localeCompare(b.page));
      return [{ version: first.version, channel: first.channel, ...toFigures(group), pages }];
    })
    .sort((a, b) => b.views - a.views);
}
