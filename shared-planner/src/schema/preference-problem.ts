import type { PlanRequest, Preferences } from './plan-request.ts';

/** What is wrong with one of the preferences, as a code that `describeRequestProblem` of @almaty/store says in words. */
export type PreferenceProblem =
  | { field: 'mustHaves'; code: 'must_have_not_selected' }
  | { field: 'departure'; code: 'departure_before_arrival' };

/** What preferences belong to. */
type Trip = Pick<PlanRequest, 'start_date' | 'end_date' | 'locations' | 'activities'>;

/**
 * Finds what is wrong with preferences of a trip, as far as no planning data is needed: what no schema of the preferences alone
 * can see.
 */
export function findPreferenceProblem(
  { mustHaves = [], arrival, departure }: Preferences,
  { start_date, end_date, locations, activities }: Trip,
): PreferenceProblem | undefined {
  const isAsked = ({ kind, id }: NonNullable<Preferences['mustHaves']>[number]) =>
    (kind === 'location' ? locations : activities).includes(id);
  if (!mustHaves.every(isAsked)) return { field: 'mustHaves', code: 'must_have_not_selected' };
  return arrival && departure && start_date === end_date && departure.time <= arrival.time
    ? { field: 'departure', code: 'departure_before_arrival' }
    : undefined;
}
