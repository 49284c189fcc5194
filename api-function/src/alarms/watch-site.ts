import type { Env } from '../env.ts';
import { checkHealth } from '../health/health.ts';
import { ALARM_RULES, describeReds, HEALTH_RULE, type SiteFacts } from './alarm-rules.ts';
import { readStoredFacts, type StoredFacts, storeChecked, storeTold } from './alarm-store.ts';
import { decideNotices } from './decide-notices.ts';
import { type Releases, readReleases } from './read-releases.ts';
import { sendNotices } from './send-notices.ts';

/** The limit of D1, unless DATABASE_LIMIT_MB says another (developers.cloudflare.com/d1/platform/limits). */
const DATABASE_LIMIT_MB = 10_000;

const BYTES_PER_MB = 1_000_000;

/** Everything that rules look at. */
async function collectFacts(env: Env, releases: Releases, { lastBackup, bytes }: StoredFacts, now: Date) {
  const limit = Number(env.DATABASE_LIMIT_MB || DATABASE_LIMIT_MB) * BYTES_PER_MB;
  const health = await checkHealth(env, now);
  return { now, health, releases, lastBackup, database: { bytes, limit } } satisfies SiteFacts;
}

/** Tells the operator that the database is down, at each check: nothing can be remembered meanwhile. */
async function tellOfDatabase(env: Env, releases: Releases, now: Date): Promise<void> {
  const detail = describeReds({ health: { ok: false, database: 'down' }, releases });
  await sendNotices(env, [{ rule: HEALTH_RULE, state: 'began', since: now.toISOString(), detail }]);
}

/**
 * Tells the operator what has begun and what is over of everything that needs a person (docs/operations.md, "Alarms"), and
 * remembers what was told.
 *
 * @throws when the database fails meanwhile.
 */
export async function watchSite(env: Env, now: Date): Promise<void> {
  const [releases, stored] = await Promise.all([readReleases(env), readStoredFacts(env.DB).catch(() => null)]);
  if (!stored) return tellOfDatabase(env, releases, now);
  const facts = await collectFacts(env, releases, stored, now);
  const findings = ALARM_RULES.map((rule) => [rule, rule.find(facts)] as const);
  const decision = decideNotices(findings, stored.alarms, now);
  await storeChecked(env.DB, decision, now);
  const { notices } = decision;
  if (notices.length > 0 && (await sendNotices(env, notices))) await storeTold(env.DB, notices, now);
}
