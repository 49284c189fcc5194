/** The Worker's bindings, as shell/wrangler.jsonc declares them. */
export interface Env {
  ASSETS: Fetcher;
  API: Fetcher;
  /** One bucket per remote: the bucket is a team's permission boundary. */
  R2_CATALOGUE: R2Bucket;
  R2_ITINERARY: R2Bucket;
  R2_TRIP_TIPS: R2Bucket;
  /** Public key of Turnstile; empty where the API asks for no check. */
  TURNSTILE_SITE_KEY?: string;
}
