import type { Unit } from './prices.ts';

/** How many units something takes, and how that was counted. */
export type Count = { what: string; units: Readonly<Partial<Record<Unit, number>>>; counted: string };

/** The day on which the counts were taken. */
export const COUNTS_DAY = '2026-11-29';

/**
 * A page view, as the first one of a visitor: nothing comes from the cache of a browser or of the edge, so each file, and what the
 * page is composed of, is read from its bucket. CPU is that of the whole local stack, with wrangler's own part.
 */
export const PAGE_VIEW: Count = {
  what: 'page view',
  units: { workerRequests: 13.8, workerCpuMs: 202, bucketReads: 18.8, objectRequests: 2, objectRowsWritten: 31 },
  counted:
    'requests: the mean of five pages in Chromium at 375 px, read to their end (1 page, 3 scripts of the shell, 8.8 released files, 1 report); reads: those files, and calls of the bindings in workerd for a page with an inset (3 release pointers, 3 releases, 2 fragments, 2 style sheets); CPU: that of workerd for 200 requests of each kind (21, 20, 12 and 15 ms); rows: those that the object of figures writes for the seven events of a view in workerd, and deletes afterwards',
};

/** A request for a plan, with its two emails. */
export const PLAN_REQUEST: Count = {
  what: 'request for a plan',
  units: {
    workerRequests: 3,
    workerCpuMs: 400,
    bucketReads: 14,
    objectRequests: 1,
    objectRowsWritten: 5,
    databaseRowsRead: 96,
    databaseRowsWritten: 63,
    queueOperations: 6,
    emails: 2,
  },
  counted:
    "rows: D1's own meta of every statement in a test that sends one and delivers its emails; reads: calls of the bindings there, and the ground of the map in each email; CPU: that of workerd for ten requests, until their emails were sent; rows of the object: those of one answer of the API that is counted in workerd, and their deletion afterwards",
};

/** One run of the check every five minutes. */
export const SWEEP: Count = {
  what: 'check every five minutes',
  units: { workerRequests: 1, workerCpuMs: 20, bucketReads: 5, databaseRowsRead: 46, databaseRowsWritten: 5 },
  counted: "D1's own meta of every statement in a test that runs it once with one request stored",
};

/** One call of a monitor of `/api/health`, which asks every minute. */
export const MONITOR: Count = {
  what: 'monitor every minute',
  units: { workerRequests: 1, workerCpuMs: 15, objectRequests: 1, objectRowsWritten: 5, databaseRowsRead: 31 },
  counted:
    "D1's own meta of every statement in a test with one request stored; CPU: that of workerd for 100 requests; rows of the object: as of a request for a plan",
};
