import { isCalendarDate } from '@almaty/dates';
import type { EstimateTask, SelectedIds } from '@almaty/planner/estimate';
import { type Preferences, USUAL_PREFERENCES } from '@almaty/planner/schema';
import { getDateLimits } from '../../lib/date-limits.ts';

/** What the form holds: dates as they are typed, yyyy-MM-dd once they are dates, and the selected items. */
export type EstimateInput = {
  start: string;
  end: string;
  locations: readonly { id: number }[];
  activities: readonly { id: number }[];
  /** What the visitor prefers; undefined where it is what is assumed. */
  preferences: Preferences | undefined;
};

/**
 * Decides what is to be estimated: undefined while nothing is selected. Dates that cannot be sent count as none.
 *
 * @param today yyyy-MM-dd; undefined until the page is hydrated.
 */
export function getEstimateTask(
  { start, end, preferences = USUAL_PREFERENCES, ...items }: EstimateInput,
  today: string | undefined,
): EstimateTask | undefined {
  const selected: SelectedIds = {
    locations: items.locations.map(({ id }) => id),
    activities: items.activities.map(({ id }) => id),
  };
  if (!today || selected.locations.length + selected.activities.length === 0) return undefined;
  const limits = getDateLimits(today, start);
  const isWithin = (date: string, { earliest, latest }: { earliest: string; latest: string }) =>
    isCalendarDate(date) && earliest <= date && date <= latest;
  return isWithin(start, limits.start) && isWithin(end, limits.end)
    ? { type: 'trip', request: { ...selected, today, start_date: start, end_date: end, preferences } }
    : { type: 'days', selected, today, preferences };
}
