/** The Worker's bindings and variables, as wrangler.jsonc declares them. What is optional is set where it is needed. */
export interface Env {
  DB: D1Database;
  CATALOGUE: R2Bucket;
  MAIL_QUEUE: Queue<QueuedLetter>;
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
  /** Secret: set, every request needs a passed Turnstile check. */
  TURNSTILE_SECRET?: string;
  TURNSTILE_URL?: string;
  /** The OAuth app that editors sign in through: with its secret it switches their sign-in on. */
  GITHUB_CLIENT_ID?: string;
  /** Secret. */
  GITHUB_CLIENT_SECRET?: string;
  GITHUB_URL?: string;
  EDITOR_SCOPE?: string;
}

/** What travels through the queue: never anything personal. */
export type QueuedLetter = { outboxId: number };
