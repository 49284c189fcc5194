import type { RemoteBuckets } from '@almaty/delivery/schema';
/**
 * The Worker's bindings and variables, as wrangler.jsonc declares them. Optional ones are set where they are needed; the buckets
 * of the remotes are only read.
 */
export interface Env extends RemoteBuckets<R2Bucket> {
  /** The last changes of the shell and of the API are beside the shell's files. */
  R2_SHELL: R2Bucket;
  /** Which version of the Worker this is. */
  VERSION: WorkerVersionMetadata;
  DB: D1Database;
  EMAIL_QUEUE: Queue<QueuedEmail>;
  MAIL: SendEmail;
  NETWORK_LIMIT: RateLimit;
  /** Counts the requests for plans, of the page of a plan and of the provider's desk. */
  PLAN_LIMIT: RateLimit;
  /** Counts the changed plans that are made. */
  PLANNING_LIMIT: RateLimit;
  PUBLIC_ANON_KEY: string;
  ALLOWED_ORIGINS: string;
  /** Origin of the site, where the links in emails lead. Empty on this machine, where it is that of the request. */
  SITE_ORIGIN?: string;
  /** How many requests of an hour need no verification, on the whole site. */
  REQUESTS_PER_HOUR?: string;
  /** How many emails are sent in an hour at most. */
  EMAILS_PER_HOUR?: string;
  /** `automatic` sends each plan at once; `reviewed` lets the provider look at it for up to 20 hours. */
  PLAN_MODE?: string;
  MAIL_DRIVER: string;
  MAIL_FROM: string;
  PROVIDER_ADDRESS: string;
  /** Of the emails to the provider: en, ru or kk. */
  PROVIDER_LANGUAGE?: string;
  /** Secret: signs what the visitor's links contain: they delete a request, open its plan and its calendar. */
  LINK_SECRET: string;
  /** Secret: the one before it, whose links go on working while it is set. */
  LINK_SECRET_PREVIOUS?: string;
  /** Secret: signs the links of the provider's desk. */
  DESK_SECRET: string;
  /** Secret: the one before it, whose links go on working while it is set. */
  DESK_SECRET_PREVIOUS?: string;
  /** Domain of the team at Cloudflare Access, and the audience of its application: together they lock the desk. */
  ACCESS_TEAM?: string;
  ACCESS_AUDIENCE?: string;
  /** Secret: key of the digests in the suppression list. */
  ADDRESS_DIGEST_SECRET: string;
  /** Secret: the one before it. Without it, the list forgets the addresses that were added before. */
  ADDRESS_DIGEST_SECRET_PREVIOUS?: string;
  /** Secret: opens the operations and the details of health. Without it, both are closed. */
  OPERATOR_KEY?: string;
  /** Secret: the address that gets every alarm as JSON. Without it, none is sent there. */
  ALARM_WEBHOOK?: string;
  /** Whom alarms are emailed to; empty for nobody. */
  ALARM_EMAIL?: string;
  /** Where an operator opens docs/operations.md; empty for its name alone. */
  OPERATIONS_GUIDE?: string;
  /** How large the database may become. */
  DATABASE_LIMIT_MB?: string;
  /** Secret, so that a deployment keeps it: `yes` while the database is restored. */
  PAUSED?: string;
  SMTP_HOST?: string;
  SMTP_PORT?: string;
  SMTP_SECURITY?: string;
  /** Seconds: shortens how long the mail server may take before, and how long after the start of the content. */
  SMTP_MAX_SECONDS?: string;
  SMTP_USER?: string;
  /** Secret. */
  SMTP_PASSWORD?: string;
  /** Secret: when set, every request needs a passed Turnstile check. */
  TURNSTILE_SECRET?: string;
  TURNSTILE_URL?: string;
}

/** What Hono's handlers find in their context: `c.env` holds the bindings and variables. */
export type HonoEnv = { Bindings: Env };

/** A message of the email queue. It holds no personal data, only the id of a row in the outbox. */
export type QueuedEmail = { outboxId: number };
