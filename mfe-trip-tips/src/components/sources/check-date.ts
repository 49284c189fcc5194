import type { Sourced } from '../../schema/tips.ts';

/** The day of the last check that most entries have, and whether all of them have it; undefined when it is none. */
export type CommonCheckDate = { date: string | undefined; isShared: boolean };

/** Finds the day of the last check that is said once for a list, so that only the other entries repeat theirs. */
export function getCommonCheckDate(entries: readonly Pick<Sourced, 'lastChecked'>[]): CommonCheckDate {
  const counts = new Map<string | undefined, number>();
  for (const { lastChecked } of entries) counts.set(lastChecked, (counts.get(lastChecked) ?? 0) + 1);
  const [date] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  return { date, isShared: counts.size <= 1 };
}
