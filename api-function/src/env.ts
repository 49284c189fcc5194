/** The Worker's bindings, as wrangler.jsonc declares them. */
export interface Env {
  DB: D1Database;
  PUBLIC_ANON_KEY: string;
}
