/** The Worker's bindings and variables, as wrangler.jsonc declares them. Optional ones are set where they are needed. */
export interface Env {
  DB: D1Database;
  CATALOGUE: R2Bucket;
  EMAIL_QUEUE: Queue<QueuedEmail>;
  MAIL: SendEmail;
  NETWORK_LIMIT: RateLimit;
  PUBLIC_ANON_KEY: string;
  ALLOWED_ORIGINS: string;
  MAIL_DRIVER: string;
  MAIL_FROM: string;
  PROVIDER_ADDRESS: string;
  /** Secret: signs the links that delete a request. */
  LINK_SECRET: string;
  SMTP_HOST?: string;
  SMTP_PORT?: string;
  SMTP_SECURITY?: string;
  SMTP_USER?: string;
  /** Secret. */
  SMTP_PASSWORD?: string;
  /** Secret: when set, every request needs a passed Turnstile check. */
  TURNSTILE_SECRET?: string;
  TURNSTILE_URL?: string;
  /** The OAuth app that editors sign in through; together with its secret it switches their sign-in on. */
  GITHUB_CLIENT_ID?: string;
  /** Secret. */
  GITHUB_CLIENT_SECRET?: string;
  GITHUB_URL?: string;
  EDITOR_SCOPE?: string;
}

/** What Hono's handlers find in their context: `c.env` holds the bindings and variables. */
export type HonoEnv = { Bindings: Env };

/** A message of the email queue. It holds no personal data, only the id of a row in the outbox. */
export type QueuedEmail = { outboxId: number };
