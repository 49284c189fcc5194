import { getMonthName } from '@almaty/dates';
import type { DaysEstimate, TripEstimate } from '@almaty/planner/estimate';
import * as m from '#messages';

/** How many items of each kind are selected. */
export type SelectedCounts = { locations: number; activities: number };

/** The subject of a sentence: the selected items, or a part of them. */
const getSubject = (part: number, { locations, activities }: SelectedCounts) => {
  const all = locations + activities;
  const noun = locations === 0 ? 'activity' : 'location';
  return {
    ...{ part, all, noun: locations > 0 && activities > 0 ? 'both' : noun },
    share: all === 1 ? 'one' : part === all ? 'all' : 'part',
  };
};

/** What fits into the trip, and how many days it should have, in one sentence without a full stop. */
export function describeTrip(
  { fitCount, longerFitCount, missingDays, days: { length: days } }: TripEstimate,
  selected: SelectedCounts,
): string {
  if (missingDays.length > 0)
    return m.estimateNeeds({ ...getSubject(longerFitCount, selected), days: days + missingDays.length, have: days });
  return fitCount > 0
    ? m.estimateFits({ ...getSubject(fitCount, selected), days })
    : m.estimateNoneFits(getSubject(fitCount, selected));
}

/** How many days the selected items need, in one sentence; `month` is one in which most of them are at their best. */
export const describeDays = ({ days, itemCount, month }: DaysEstimate, selected: SelectedCounts): string =>
  m.estimateSuggestion({
    ...getSubject(itemCount, selected),
    ...{ days, month: getMonthName(Number(month.slice(5, 7))) },
  });

/** `5 h 50`, which is short enough to stand beside a bar; `5 h`, `45 min`. */
export function formatHours(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return m.estimateMinutes({ minutes: rest });
  return rest === 0
    ? m.estimateHours({ hours })
    : m.estimateHoursMinutes({ hours, minutes: String(rest).padStart(2, '0') });
}
