import { COUNTED, type Figures, type MEASURED } from '@almaty/delivery/schema';
import type { FigureRow, NetworkRow } from './figure-store.ts';
import { getThirdQuartile, toValue } from './histogram.ts';

/** How many views of one network count for what is decided. */
const MAX_NETWORK_VIEWS = 10;

/** Collects the rows that have the same key. */
function groupBy<Row>(rows: readonly Row[], getKey: (row: Row) => string): Row[][] {
  const groups = new Map<string, Row[]>();
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

/** Sums up what decides about a version: its rows have one network each. */
function summarizeNetworks(rows: readonly NetworkRow[]): Figures['byNetwork'] {
  const select = (metric: NetworkRow['metric']) => rows.filter((row) => row.metric === metric);
  const views = select('view');
  const lcp = groupBy(select('lcp'), ({ bucket }) => String(bucket));
  return {
    networks: views.length,
    views: views.reduce((sum, { count }) => sum + Math.min(count, MAX_NETWORK_VIEWS), 0),
    failed: select('failure').length,
    lcp: lcp
      .map((ofBucket): [number, number] => [toValue('lcp', ofBucket[0]?.bucket ?? 0), ofBucket.length])
      .sort(([a], [b]) => a - b),
  };
}

/** Sums up what was counted of a part: by version and channel, the most viewed first, and in each by page. */
export function summarizeFigures(rows: readonly FigureRow[], networks: readonly NetworkRow[]): Figures[] {
  return groupBy(rows, ({ version, channel }) => `${version} ${channel}`)
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const pages = groupBy(group, ({ page }) => page)
        .map((ofPage) => ({ page: ofPage[0]?.page ?? '', ...toFigures(ofPage) }))
        .sort((a, b) => b.views - a.views || a.page.localeCompare(b.page));
      const { version, channel } = first;
      const byNetwork = summarizeNetworks(networks.filter((row) => row.version === version && row.channel === channel));
      return [{ version, channel, ...toFigures(group), byNetwork, pages }];
    })
    .sort((a, b) => b.views - a.views);
}
