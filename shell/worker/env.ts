import type { Settings } from './settings.ts';

/** The Worker's bindings, as shell/wrangler.jsonc declares them. */
export interface Env {
  ASSETS: Fetcher;
  API: Fetcher;
  /** One bucket per remote, because a bucket is the boundary of a team's permissions. */
  R2_CATALOGUE: R2Bucket;
  R2_ITINERARY: R2Bucket;
  R2_TRIP_TIPS: R2Bucket;
  /** Public key of Turnstile; empty where the API requires no bot check. */
  TURNSTILE_SITE_KEY?: string;
  /** Limits of reads from buckets, and for how long the last good release stands in (settings.ts). */
  POINTER_LIMIT_MS?: string;
  FILE_LIMIT_MS?: string;
  LAST_RELEASE_SECONDS?: string;
}

/** What a request handler needs: bindings, settings, the edge cache, and the lifetime of the request; a test passes its own. */
export type EdgeContext = {
  env: Env;
  settings: Settings;
  cache: Cache;
  waitUntil: (promise: Promise<unknown>) => void;
};
