import { FIRST_LANGUAGE, LANGUAGES } from '@almaty/languages';
import * as z from 'zod/mini';
import type { Env } from '../env.ts';

/** Whether a host is this machine itself (RFC 6761, section 6.3; RFC 1122, section 3.2.1.3; RFC 4291, section 2.5.3). */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host);

const email = z.email('must be an email address');
const secret = z.string().check(z.minLength(32, 'needs at least 32 characters'));
/** The secret before, which may be missing or empty. */
const previousSecret = z.optional(z.string().check(z.regex(/^$|^.{32,}$/s, 'needs at least 32 characters')));
const count = z.coerce
  .number('must be a number')
  .check(z.int('must be a whole number'), z.gte(1, 'must be at least 1'));
/** An address of the web, which may be empty. */
const webAddress = z
  .string()
  .check(
    z.refine(
      (text) => text === '' || /^https?:/.test(URL.parse(text)?.protocol ?? ''),
      'must be an address such as https://example.com/alarms',
    ),
  );
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

const ConfigSchema = z
  .object({
    PUBLIC_ANON_KEY: z.string().check(z.minLength(8, 'needs at least 8 characters')),
    LINK_SECRET: secret,
    LINK_SECRET_PREVIOUS: previousSecret,
    DESK_SECRET: secret,
    DESK_SECRET_PREVIOUS: previousSecret,
    ACCESS_TEAM: z.optional(
      z.string().check(z.regex(/^$|^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain such as team.cloudflareaccess.com')),
    ),
    ACCESS_AUDIENCE: z.optional(z.string()),
    ADDRESS_DIGEST_SECRET: secret,
    ADDRESS_DIGEST_SECRET_PREVIOUS: previousSecret,
    OPERATOR_KEY: z.optional(secret),
    ALLOWED_ORIGINS: z.pipe(
      z.string(),
      z.transform((text) =>
        text
          .split(',')
          .map((origin) => origin.trim())
          .filter(Boolean),
      ),
    ),
    SITE_ORIGIN: z._default(
      z
        .string()
        .check(z.refine((text) => text === '' || isOrigin(text), 'must be an origin such as https://example.com')),
      '',
    ),
    REQUESTS_PER_HOUR: z._default(count, 100),
    EMAILS_PER_HOUR: z._default(count, 600),
    MAIL_FROM: email,
    PROVIDER_ADDRESS: email,
    PROVIDER_LANGUAGE: z._default(z.enum(LANGUAGES, 'must be en, ru or kk'), FIRST_LANGUAGE),
    PLAN_MODE: z._default(z.enum(['automatic', 'reviewed'], 'must be automatic or reviewed'), 'automatic'),
    MAIL_DRIVER: z.enum(['cloudflare', 'smtp'], 'must be cloudflare or smtp'),
    SMTP_HOST: z.optional(z.string()),
    SMTP_PORT: z._default(
      z.coerce.number('must be a port').check(z.int('must be a port'), z.gte(1), z.lte(65_535)),
      587,
    ),
    SMTP_SECURITY: z._default(z.enum(['starttls', 'tls', 'none'], 'must be starttls, tls or none'), 'starttls'),
    SMTP_MAX_SECONDS: z.optional(
      z.coerce.number('must be seconds').check(z.gte(1, 'must be at least 1'), z.lte(600, 'must be at most 600')),
    ),
    SMTP_USER: z.optional(z.string()),
    SMTP_PASSWORD: z.optional(z.string()),
    ALARM_WEBHOOK: z.optional(webAddress),
    ALARM_EMAIL: z.optional(z.union([z.literal(''), email], 'must be an email address')),
    OPERATIONS_GUIDE: z.optional(webAddress),
    DATABASE_LIMIT_MB: z.optional(z.coerce.number('must be a number').check(z.gt(0, 'must be more than 0'))),
    TURNSTILE_SECRET: z.optional(z.string()),
    TURNSTILE_URL: z._default(z.url('must be an address'), 'https://challenges.cloudflare.com/turnstile/v0/siteverify'),
  })
  .check(
    z.refine(({ ALLOWED_ORIGINS }) => ALLOWED_ORIGINS.every(isOrigin), {
      path: ['ALLOWED_ORIGINS'],
      error: 'must be origins such as https://example.com, with commas between',
    }),
    z.refine(({ MAIL_DRIVER, SMTP_HOST }) => MAIL_DRIVER !== 'smtp' || !!SMTP_HOST, {
      path: ['SMTP_HOST'],
      error: 'is needed by the smtp driver',
    }),
    z.refine(({ SMTP_SECURITY, SMTP_HOST }) => SMTP_SECURITY !== 'none' || !SMTP_HOST || isLoopback(SMTP_HOST), {
      path: ['SMTP_SECURITY'],
      error: 'may be none for a mail server on this machine only: use tls or starttls',
    }),
    z.refine(({ SMTP_USER, SMTP_PASSWORD }) => !SMTP_USER === !SMTP_PASSWORD, {
      path: ['SMTP_USER'],
      error: 'and SMTP_PASSWORD need each other',
    }),
    z.refine(({ ACCESS_TEAM, ACCESS_AUDIENCE }) => !ACCESS_TEAM === !ACCESS_AUDIENCE, {
      path: ['ACCESS_TEAM'],
      error: 'and ACCESS_AUDIENCE need each other',
    }),
  );
export type Config = z.infer<typeof ConfigSchema>;

/** The configuration is invalid. Names every bad variable, and never a value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is invalid:\n${problems.join('\n')}`);
  }
}

const parsedConfigs = new WeakMap<Env, Config>();

/**
 * Gets the Worker's configuration, parsed once for each set of bindings.
 *
 * @throws ConfigError listing every bad variable.
 */
export function getConfig(env: Env): Config {
  const parsed = parsedConfigs.get(env);
  if (parsed) return parsed;
  const result = ConfigSchema.safeParse(env);
  if (!result.success)
    throw new ConfigError(result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`));
  parsedConfigs.set(env, result.data);
  return result.data;
}
