import { toMinutes } from '../calendar/time-of-day.ts';
import type { Rules } from '../rules/read-rules.ts';
import { getBookingId, isBookingId } from '../schema/booking-id.ts';
import type { Booking, PlanRequest } from '../schema/plan-request.ts';
import type { PlanningActivity, PlanningData } from '../schema/planning-data.ts';
import type { Item } from './items.ts';

const ALL_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** What a booking is to the planner: an activity that can be done at its hour only. */
function toActivity({ locations, bases }: PlanningData, booking: Booking, index: number): PlanningActivity {
  const { date, start, minutes, locationId } = booking;
  const location = locations.find(({ id }) => id === locationId);
  const node = location?.node ?? bases[0]?.node;
  const opens = toMinutes(start);
  const day = date.slice(5);
  return {
    id: getBookingId(index),
    minutes: { min: minutes, typical: minutes, max: minutes },
    nights: { min: 0, max: 0 },
    months: ALL_MONTHS,
    locationIds: [],
    nodes: node === undefined ? [] : [node],
    strenuousness: 0,
    weatherSensitive: false,
    indoor: true,
    bookAhead: false,
    guide: 'none',
    openingHours: { rules: [{ season: [day, day], windows: [[opens, opens + minutes]] }] },
    addsToVisit: true,
    bring: [],
  };
}

/** The planning data with the visitor's bookings as activities of their own. */
export const addBookedActivities = (data: PlanningData, bookings: readonly Booking[]): PlanningData => ({
  ...data,
  activities: [
    ...data.activities.filter(({ id }) => !isBookingId(id)),
    ...bookings.map((booking, index) => toActivity(data, booking, index)),
  ],
});

/** The request with its bookings as activities that stay on their day; those outside the trip are not planned. */
export function addBookedItems(request: PlanRequest): PlanRequest {
  const { bookings = [] } = request.preferences;
  const locks = bookings.map(({ date }, index) => ({ kind: 'activity' as const, id: getBookingId(index), date }));
  return {
    ...request,
    activities: [...locks.map(({ id }) => id), ...request.activities.filter((id) => !isBookingId(id))],
    locks: [...locks, ...request.locks.filter(({ id }) => !isBookingId(id))],
  };
}

/** Whether an item is a booking. */
export const isBooked = ({ kind, id }: Pick<Item, 'kind' | 'id'>): boolean => kind === 'activity' && isBookingId(id);

/** Whether a booking has time for a meal within the hours of meals (docs/planner.md, H5). */
export function isBookedMeal({ minutes, openingHours }: PlanningActivity, rules: Rules): boolean {
  const [opens = 0] = openingHours?.rules[0]?.windows[0] ?? [];
  return Math.min(opens + minutes.min, rules.mealUntil) - Math.max(opens, rules.mealFrom) >= rules.meal;
}
