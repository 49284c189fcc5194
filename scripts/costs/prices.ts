/** What a unit costs in a month: so many are included, each million more has a price in US dollars. */
export type Price = { included: number; perMillion: number; source: string };

/** The day on which the prices were looked up. */
export const PRICES_DAY = '2026-11-28';

/** The Workers Paid plan for a month, in US dollars (developers.cloudflare.com/workers/platform/pricing). */
export const PLAN_PRICE = 5;

const WORKERS = 'developers.cloudflare.com/workers/platform/pricing';
const D1 = 'developers.cloudflare.com/d1/platform/pricing';
const OBJECTS = 'developers.cloudflare.com/durable-objects/platform/pricing';

/**
 * Every unit that Cloudflare bills this site for. Requests for static files are free. Storage stays in the included
 * part, and so does the duration of the objects of figures, which can hibernate between two reports.
 */
export const PRICES = {
  workerRequests: { included: 10e6, perMillion: 0.3, source: WORKERS },
  workerCpuMs: { included: 30e6, perMillion: 0.02, source: WORKERS },
  bucketReads: { included: 10e6, perMillion: 0.36, source: 'developers.cloudflare.com/r2/pricing' },
  databaseRowsRead: { included: 25e9, perMillion: 0.001, source: D1 },
  databaseRowsWritten: { included: 50e6, perMillion: 1, source: D1 },
  queueOperations: { included: 1e6, perMillion: 0.4, source: 'developers.cloudflare.com/queues/platform/pricing' },
  objectRequests: { included: 1e6, perMillion: 0.15, source: OBJECTS },
  objectRowsWritten: { included: 50e6, perMillion: 1, source: OBJECTS },
  emails: { included: 3000, perMillion: 350, source: 'developers.cloudflare.com/email-service/platform/pricing' },
} as const satisfies Readonly<Record<string, Price>>;

export type Unit = keyof typeof PRICES;
