import type { AlarmRule, Finding } from './alarm-rules.ts';

/** How often somebody is told again of an alarm that lasts. */
const REMINDER_MS = 24 * 60 * 60_000;

/** An alarm as it is stored; the moments are ISO 8601, and `told_at` is null when nobody was told yet. */
export type StoredAlarm = { name: string; since: string; told_at: string | null };

/** What an operator is told of an alarm: that it began, that it lasts, or that it is over. */
export type Notice = {
  rule: Omit<AlarmRule, 'find' | 'afterMs'>;
  state: 'began' | 'lasts' | 'ended';
  since: string;
  /** Why; empty when it is over. */
  detail: string;
};

/** What follows from a check: whom to tell what, the alarms that are new, and those that are over before anybody was told. */
export type Decision = { notices: Notice[]; appeared: string[]; vanished: string[] };

/** What a rule that is on asks for, if anything. */
function decideState(rule: AlarmRule, stored: StoredAlarm | undefined, now: Date): Notice['state'] | null {
  const isSince = (moment: string | undefined, age: number) =>
    now.getTime() - Date.parse(moment ?? now.toISOString()) >= age;
  if (stored?.told_at) return isSince(stored.told_at, REMINDER_MS) ? 'lasts' : null;
  return isSince(stored?.since, rule.afterMs) ? 'began' : null;
}

/**
 * Decides whom to tell what, so that each alarm is told of when it begins and ends, and once a day while it lasts. A rule that
 * finds nothing out leaves its alarm as it is.
 */
export function decideNotices(
  rules: readonly (readonly [rule: AlarmRule, finding: Finding])[],
  alarms: readonly StoredAlarm[],
  now: Date,
): Decision {
  const decision: Decision = { notices: [], appeared: [], vanished: [] };
  for (const [rule, finding] of rules) {
    if (finding === undefined) continue;
    const stored = alarms.find(({ name }) => name === rule.name);
    const since = stored?.since ?? now.toISOString();
    if (finding === null) {
      if (stored?.told_at) decision.notices.push({ rule, state: 'ended', since, detail: '' });
      else if (stored) decision.vanished.push(rule.name);
      continue;
    }
    if (!stored) decision.appeared.push(rule.name);
    const state = decideState(rule, stored, now);
    if (state) decision.notices.push({ rule, state, since, detail: finding });
  }
  return decision;
}
