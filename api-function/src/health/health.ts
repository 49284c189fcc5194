import { type ApiStatus, TURNSTILE_HEADER } from '@almaty/delivery/schema';
import type { Context } from 'hono';
import { ConfigError, getConfig } from '../config/config.ts';
import type { Env, HonoEnv } from '../env.ts';
import { logUnexpectedError } from '../http/handle-error.ts';
import { hasOperatorKey } from '../operations/operator-key.ts';
import { isPaused } from '../pause/pause.ts';
import { type EmailFigures, type LimitFigures, type PlanFigures, type PromiseFigures, readFigures } from './figures.ts';

/** What operators see. `problems` are the bad variables of the configuration, without their values. */
export type Health =
  | {
      ok: boolean;
      database: 'up';
      emails: EmailFigures;
      promise: PromiseFigures;
      plans: PlanFigures;
      limits: LimitFigures;
    }
  | { ok: false; database: 'down' }
  | { ok: false; problems: readonly string[] };

/** What a pause that nobody has ended says, because it does nothing else. */
const PAUSE_PROBLEM = 'PAUSED is yes: the API answers nobody, until a restore has finished';

/** How long the public result is kept, in milliseconds: anybody may ask, and each check reads the database. */
const CACHE_MS = 5000;

const publicResults = new WeakMap<Env['DB'], { health: Health; checkedAt: number }>();

/** Checks everything that health depends on. Bad variables and a database that does not respond are results. */
export async function checkHealth(env: Env, now: Date): Promise<Health> {
  if (isPaused(env)) return { ok: false, problems: [PAUSE_PROBLEM] };
  try {
    const figures = await readFigures(env.DB, getConfig(env), now);
    const { emails, promise, plans, limits } = figures;
    const isInTime = emails.dead === 0 && emails.overdue === 0 && promise.late === 0 && plans.violations === 0;
    const isOpen = limits.emails_stopped_at === null && !limits.is_full && !limits.is_flood;
    return { ok: isInTime && isOpen, database: 'up', ...figures };
  } catch (error) {
    logUnexpectedError(error);
    return error instanceof ConfigError ? { ok: false, problems: error.problems } : { ok: false, database: 'down' };
  }
}

/** Checks health for somebody whom it is not shown to, at most once in a few seconds. */
async function checkForPublic(env: Env, now: Date): Promise<Health> {
  const last = publicResults.get(env.DB);
  // A result of later than now is of a clock that was set back.
  if (last && Math.abs(now.getTime() - last.checkedAt) < CACHE_MS) return last.health;
  const health = await checkHealth(env, now);
  publicResults.set(env.DB, { health, checkedAt: now.getTime() });
  return health;
}

/**
 * Reports whether requests are stored, emails are sent, itineraries come in time, their plans keep the rules, and no limit of the site
 * is reached: 200 when all of it is so,
 * else 503 (docs/operations.md). Everybody gets `{ ok }`, a few seconds old at most; operators get the figures.
 */
export async function reportHealth(c: Context<HonoEnv>): Promise<Response> {
  const now = new Date();
  const health = (await hasOperatorKey(c))
    ? await checkHealth(c.env, now)
    : { ok: (await checkForPublic(c.env, now)).ok };
  c.header(TURNSTILE_HEADER, c.env.TURNSTILE_SECRET ? 'required' : 'off');
  return c.json(health, health.ok ? 200 : 503);
}

/** What health says to visitors, who wait for no rule of a plan and for no operator. */
function toStatus(health: Health): ApiStatus {
  if (!('emails' in health)) return { requests: false, emails: null, plans: null };
  const { emails, promise, limits } = health;
  const isInTime = emails.dead === 0 && emails.overdue === 0 && limits.emails_stopped_at === null && !limits.is_full;
  return { requests: true, emails: isInTime, plans: promise.late === 0 };
}

/** Says to everybody what of the API works for visitors, for the status page of the site. */
export const reportStatus = async (c: Context<HonoEnv>): Promise<Response> =>
  c.json(toStatus(await checkForPublic(c.env, new Date())));
