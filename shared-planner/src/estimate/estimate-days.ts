import { addDays } from '@almaty/dates';
import { getWeekday } from '../calendar/weekday.ts';
import type { Planner } from '../plan/create-planner.ts';
import type { Preferences } from '../schema/plan-request.ts';
import type { PlanningData } from '../schema/planning-data.ts';
import { findFewestDays } from './find-fewest-days.ts';
import { FEW_ITERATIONS, isHelpedByDays, planTrip } from './plan-trip.ts';
import type { DaysEstimate, SelectedIds, TripRequest } from './trip-estimate.ts';

const MONTHS_PER_YEAR = 12;

/** A week has every weekday, so what is closed in it is closed for another reason than a weekly day of rest. */
const WEEK = 7;

const WEDNESDAY = 3;

/** Where a short trip meets no day of rest: museums are closed on a Monday or Tuesday. */
const getFirstWednesday = (month: string): string =>
  addDays(`${month}-01`, (WEDNESDAY + WEEK - getWeekday(`${month}-01`)) % WEEK);

/** The month some months after a date, yyyy-MM. */
function getMonthAfter(date: string, months: number): string {
  const index = Number(date.slice(0, 4)) * MONTHS_PER_YEAR + Number(date.slice(5, 7)) - 1 + months;
  const month = String((index % MONTHS_PER_YEAR) + 1).padStart(2, '0');
  return `${Math.floor(index / MONTHS_PER_YEAR)}-${month}`;
}

/** Of the next twelve months, the first one that is among the best for most of the items, and possible for most others. */
function findGoodMonth(data: PlanningData, { locations, activities }: SelectedIds, today: string): string {
  const rate = (month: number) => {
    const ofLocations = data.locations
      .filter(({ id }) => locations.includes(id))
      .map(({ bestMonths, possibleMonths }) =>
        bestMonths.includes(month) ? 2 : Number(possibleMonths.includes(month)),
      );
    const ofActivities = data.activities
      .filter(({ id }) => activities.includes(id))
      .map(({ months }) => (months.includes(month) ? 2 : 0));
    return [...ofLocations, ...ofActivities].reduce((sum, points) => sum + points, 0);
  };
  let best = { month: '', points: -1 };
  for (let after = 1; after <= MONTHS_PER_YEAR; after++) {
    const month = getMonthAfter(today, after);
    const points = rate(Number(month.slice(5)));
    if (points > best.points) best = { month, points };
  }
  return best.month;
}

/**
 * Estimates how many days a trip needs for what was selected, before there are dates.
 *
 * @param today yyyy-MM-dd, in Almaty.
 * @param preferences those that do not depend on dates count.
 * @returns undefined when none of it is possible in the best month, or when 30 days are too few.
 * @throws Error when the planning data lacks a base, a rule or a road between bases.
 */
export function estimateDays(
  planner: Planner,
  data: PlanningData,
  selected: SelectedIds,
  today: string,
  { pace, transport, dayStart }: Preferences,
): DaysEstimate | undefined {
  const month = findGoodMonth(data, selected, today);
  const start = getFirstWednesday(month);
  const planDays = (ids: SelectedIds, days: number) => {
    const request: TripRequest = {
      ...{ ...ids, today, start_date: start, end_date: addDays(start, days - 1) },
      preferences: { pace, transport, dayStart },
    };
    return planTrip(planner, request, { iterations: FEW_ITERATIONS });
  };
  const week = planDays(selected, WEEK);
  const impossible = week.unscheduled.filter((item) => !isHelpedByDays(item));
  const isPossible = (kind: 'location' | 'activity') => (id: number) =>
    !impossible.some((item) => item.kind === kind && item.id === id);
  const possible: SelectedIds = {
    locations: selected.locations.filter(isPossible('location')),
    activities: selected.activities.filter(isPossible('activity')),
  };
  const itemCount = possible.locations.length + possible.activities.length;
  if (itemCount === 0) return undefined;
  const plan = findFewestDays((days) => planDays(possible, days), itemCount, 0, WEEK);
  return plan && { month, days: plan.days.length, itemCount };
}
