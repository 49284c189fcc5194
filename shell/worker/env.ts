import type { RemoteBuckets } from '@almaty/delivery/schema';
import type { FigureStore } from './reports/figure-store.ts';
import type { Settings, SettingVariables } from './settings.ts';
import type { Visitor } from './visitor.ts';

/**
 * The Worker's bindings, as shell/wrangler.jsonc declares them. Each remote has a bucket of its own, because a bucket is the
 * boundary of a team's permissions.
 */
export interface Env extends SettingVariables, RemoteBuckets<R2Bucket> {
  ASSETS: Fetcher;
  /** The files of all versions of the shell: `ASSETS` has those of this one only. */
  R2_SHELL: R2Bucket;
  API: Fetcher;
  /** Counts what browsers report of each part. */
  FIGURES: DurableObjectNamespace<FigureStore>;
  /** Limits the reports of a network. */
  REPORT_LIMIT: RateLimit;
  /** Keeps what browsers report for three months, for queries; a site can do without. */
  REPORT_EVENTS?: AnalyticsEngineDataset;
  /** Signs the tokens of pages; without it nothing that they report is counted. */
  REPORT_SECRET?: string;
  /** What opens the figures, and versions that visitors do not get, to teams; without it nobody sees them. */
  TEAM_KEY?: string;
  /** Origins of release servers, between spaces, from which teams may look at a build; empty in production. */
  RELEASE_SERVERS?: string;
  /** Owner and name of the repository at GitHub that editors change; empty where they change a working copy. */
  CONTENT_REPOSITORY?: string;
  /** `off` takes the guide for times without a connection away from every browser (docs/operations.md). */
  OFFLINE_GUIDE?: string;
  /** Public key of Turnstile; empty where the API requires no bot check. */
  TURNSTILE_SITE_KEY?: string;
}

/** What a request handler needs: bindings, settings, visitor, edge cache and lifetime of the request; a test passes its own. */
export type EdgeContext = {
  env: Env;
  settings: Settings;
  visitor: Visitor;
  cache: Cache;
  waitUntil: (promise: Promise<unknown>) => void;
  /** Runs a task when the response has been sent, because it would otherwise compete with the page itself. */
  afterResponse: (task: () => Promise<unknown>) => void;
};
