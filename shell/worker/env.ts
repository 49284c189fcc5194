import type { Settings, SettingVariables } from './settings.ts';

/** The Worker's bindings, as shell/wrangler.jsonc declares them. */
export interface Env extends SettingVariables {
  ASSETS: Fetcher;
  API: Fetcher;
  /** One bucket per remote, because a bucket is the boundary of a team's permissions. */
  R2_CATALOGUE: R2Bucket;
  R2_ITINERARY: R2Bucket;
  R2_TRIP_TIPS: R2Bucket;
  /** Public key of Turnstile; empty where the API requires no bot check. */
  TURNSTILE_SITE_KEY?: string;
}

/** What a request handler needs: bindings, settings, the edge cache, and the lifetime of the request; a test passes its own. */
export type EdgeContext = {
  env: Env;
  settings: Settings;
  cache: Cache;
  waitUntil: (promise: Promise<unknown>) => void;
};
