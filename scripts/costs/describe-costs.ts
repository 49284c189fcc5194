import { formatTable } from '../../shared-delivery/src/format-table/format-table.ts';
import type { Costs } from './compute-costs.ts';
import { COUNTS_DAY, MONITOR, PAGE_VIEW, PLAN_REQUEST, SWEEP } from './counts.ts';
import { PLAN_PRICE, PRICES, PRICES_DAY, type Unit } from './prices.ts';

const NAMES: Readonly<Record<Unit, string>> = {
  workerRequests: 'requests to Workers',
  workerCpuMs: 'CPU of Workers, ms',
  bucketReads: 'reads of buckets',
  databaseRowsRead: 'rows read of the database',
  databaseRowsWritten: 'rows written of the database',
  queueOperations: 'operations of the queue',
  objectRequests: 'requests to the objects of figures',
  objectRowsWritten: 'rows written of figures',
  emails: 'emails',
};

const formatCount = (count: number) => Math.round(count).toLocaleString('en-GB');
const formatDollars = (dollars: number) => dollars.toFixed(2);

/** A table with a line for each unit: how many and, in dollars, what those cost that are not included. */
function describeTable(months: readonly Costs[]): string {
  const head = ['', ...months.flatMap(({ views }) => [`${formatCount(views)} views`, '$'])];
  const units = Object.keys(PRICES) as Unit[];
  const rows = units.map((unit) => [
    NAMES[unit],
    ...months.flatMap(({ lines }) => {
      const line = lines.find((each) => each.unit === unit);
      return [formatCount(line?.amount ?? 0), formatDollars(line?.dollars ?? 0)];
    }),
  ]);
  const plan = ['Workers Paid', ...months.flatMap(() => ['', formatDollars(PLAN_PRICE)])];
  const total = ['a month in all', ...months.flatMap(({ total }) => ['', formatDollars(total)])];
  return formatTable([head, plan, ...rows, total], { hasNumbers: true });
}

/** Describes the costs of months, with where each number is from. */
export const describeCosts = (months: readonly Costs[], viewsPerRequest: number): string =>
  [
    describeTable(months),
    '',
    `An upper bound: every view counts as a visitor's first, and nothing comes from a cache. One of ${viewsPerRequest} views brings a request for a plan.`,
    '',
    `Counted on ${COUNTS_DAY} in the local stack:`,
    ...[PAGE_VIEW, PLAN_REQUEST, SWEEP, MONITOR].map(({ what, counted }) => `- ${what}: ${counted}`),
    '',
    `Prices of ${PRICES_DAY}, in US dollars without tax:`,
    ...[...new Set(Object.values(PRICES).map(({ source }) => source))].map((source) => `- ${source}`),
  ].join('\n');
