import { getMonthName } from '@almaty/dates';
import type { DaysEstimate, TripEstimate } from '@almaty/planner/estimate';

/** How many items of each kind are selected. */
export type SelectedCounts = { locations: number; activities: number };

const countDays = (days: number) => `${days} day${days === 1 ? '' : 's'}`;

function getNoun({ locations, activities }: SelectedCounts): string {
  const isOne = locations + activities === 1;
  if (activities === 0) return isOne ? 'location' : 'locations';
  if (locations === 0) return isOne ? 'activity' : 'activities';
  return 'locations and activities';
}

/** The selected items, or a part of them, as a subject with its verb. */
function getSubject(part: number, selected: SelectedCounts, plural: string, singular: string): string {
  const all = selected.locations + selected.activities;
  if (all === 1) return `Your ${getNoun(selected)} ${singular}`;
  if (part === all) return `Your ${all} ${getNoun(selected)} ${plural}`;
  return `${part} of your ${all} ${getNoun(selected)} ${part === 1 ? singular : plural}`;
}

/** What fits into the trip, and how many days it should have, in one sentence without a full stop. */
export function describeTrip(
  { fitCount, longerFitCount, missingDays, days }: TripEstimate,
  selected: SelectedCounts,
): string {
  const needed = days.length + missingDays.length;
  if (missingDays.length > 0)
    return `${getSubject(longerFitCount, selected, 'need', 'needs')} about ${countDays(needed)}; you have ${days.length}`;
  if (fitCount > 0) return `${getSubject(fitCount, selected, 'fit', 'fits')} into ${countDays(days.length)}`;
  const all = selected.locations + selected.activities;
  return all === 1
    ? `Your ${getNoun(selected)} does not fit into these dates`
    : `None of your ${all} ${getNoun(selected)} fits into these dates`;
}

/** How many days the selected items need, in one sentence; `month` is one in which most of them are at their best. */
export function describeDays({ days, itemCount, month }: DaysEstimate, selected: SelectedCounts): string {
  const name = getMonthName(Number(month.slice(5, 7)));
  return `${getSubject(itemCount, selected, 'need', 'needs')} about ${countDays(days)}, for example in ${name}.`;
}

/** `5 h 50`, which is short enough to stand beside a bar; `5 h`, `45 min`. */
export function formatHours(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}
