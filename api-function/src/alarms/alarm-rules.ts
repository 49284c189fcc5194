import type { Health } from '../health/health.ts';
import type { Releases } from './read-releases.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A backup is made daily, and may take an hour. */
const BACKUP_MS = 25 * HOUR_MS;

/** A canary that ended by itself is told of for so long, unless its team has done something since. */
const WITHDRAWN_MS = 24 * HOUR_MS;

/** From this part of its limit on, the database is nearly full. */
const FULL = 0.8;

/** What alarms are raised from. Health has no figures while it cannot be read. */
export type SiteFacts = {
  now: Date;
  health: Health;
  releases: Releases;
  /** ISO 8601; null when no backup was ever recorded. */
  lastBackup: string | null;
  database: { bytes: number; limit: number };
};

/** What a rule finds: why the alarm is on, without personal data; null when it is off; undefined when nobody can know. */
export type Finding = string | null | undefined;

/** Names the alarm, says whether it is on, and where docs/operations.md says what to do. */
export type AlarmRule = {
  name: string;
  title: string;
  /** The heading in docs/operations.md, as a link has it. */
  runbook: string;
  /** So long it has to be on before anybody is told. */
  afterMs: number;
  find: (facts: SiteFacts) => Finding;
};

const when = (isOn: boolean, detail: string): Finding => (isOn ? detail : null);
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

type Reds = Pick<SiteFacts, 'health' | 'releases'>;

/** What makes health red and has no rule of its own. */
function listReds({ health, releases }: Reds): string[] {
  const missing = Object.entries(releases)
    .filter(([, { problem }]) => problem)
    .map(([part, { problem }]) => `${part}: ${problem}`);
  if ('problems' in health) return [...health.problems, ...missing];
  if (health.database === 'down') return ['the database does not respond', ...missing];
  const { limits, plans } = health;
  return [
    ...(limits.emails_stopped_at ? ['an operator has stopped all emails'] : []),
    ...(limits.is_full ? ['the emails of this hour are used up'] : []),
    ...(limits.is_flood ? ['so many requests come that each needs a verification'] : []),
    ...(plans.violations > 0 ? [`${count(plans.violations, 'plan')} broke a rule`] : []),
    ...missing,
  ];
}

/** What makes health red and has no rule of its own, in one line; empty when nothing does. */
export const describeReds = (facts: Reds): string => listReds(facts).join('; ');

/** The canaries that ended by themselves, as their last change. */
const listWithdrawn = ({ releases, now }: SiteFacts): string[] =>
  Object.entries(releases).flatMap(([part, { lastChange }]) => {
    const isWithdrawn = lastChange?.action === 'end-canary' && lastChange.reason !== undefined;
    const isNew = isWithdrawn && now.getTime() - Date.parse(lastChange.at) < WITHDRAWN_MS;
    return isNew ? [`${part} ${lastChange.from}: ${lastChange.reason}`] : [];
  });

/** Whatever else makes health red: what passes within five minutes needs nobody. */
export const HEALTH_RULE: AlarmRule = {
  name: 'health-red',
  title: 'Health is red',
  runbook: 'red-lights',
  afterMs: 5 * MINUTE_MS,
  find: (facts) => describeReds(facts) || null,
};

/** Every rule by which an operator is told. docs/operations.md has a line for each. */
export const ALARM_RULES: readonly AlarmRule[] = [
  {
    name: 'email-dead',
    title: 'An email is dead',
    runbook: 'an-email-is-dead',
    afterMs: 0,
    find: ({ health }) =>
      'emails' in health ? when(health.emails.dead > 0, count(health.emails.dead, 'email')) : undefined,
  },
  {
    name: 'email-overdue',
    title: 'Emails are overdue',
    runbook: 'emails-are-overdue',
    afterMs: 0,
    find: ({ health }) =>
      'emails' in health ? when(health.emails.overdue > 0, count(health.emails.overdue, 'email')) : undefined,
  },
  {
    name: 'promise-late',
    title: 'A request is late',
    runbook: 'a-request-is-late',
    afterMs: 0,
    find: ({ health }) =>
      'promise' in health
        ? when(health.promise.late > 0, `${count(health.promise.late, 'request')} of more than 20 hours ago`)
        : undefined,
  },
  {
    name: 'canary-withdrawn',
    title: 'A canary was withdrawn',
    runbook: 'a-canary-was-withdrawn',
    afterMs: 0,
    find: (facts) => {
      const withdrawn = listWithdrawn(facts);
      return when(withdrawn.length > 0, withdrawn.join('; '));
    },
  },
  HEALTH_RULE,
  {
    name: 'backup-old',
    title: 'There is no new backup',
    runbook: 'backup-and-restore',
    afterMs: 0,
    find: ({ lastBackup, now }) =>
      lastBackup === null
        ? 'none was ever recorded'
        : when(now.getTime() - Date.parse(lastBackup) > BACKUP_MS, `the last one is of ${lastBackup}`),
  },
  {
    name: 'database-full',
    title: 'The database is nearly full',
    runbook: 'the-database-is-nearly-full',
    afterMs: 0,
    find: ({ database: { bytes, limit } }) =>
      when(bytes > FULL * limit, `${Math.floor((bytes / limit) * 100)} % of its limit`),
  },
];
