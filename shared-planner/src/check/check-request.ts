import { addDays } from '@almaty/dates';
import type { Plan } from '../schema/plan.ts';
import type { PlanRequest } from '../schema/plan-request.ts';
import type { CheckContext } from './check-context.ts';
import { toLabel } from './scheduled-items.ts';
import type { Violation } from './violation.ts';

const FIELDS = ['reference', 'revision', 'start_date', 'end_date'] as const;

const describePreferences = ({ preferences }: Plan | PlanRequest): Record<string, string> => {
  const { pace, transport, dayStart, arrival, departure, people, mustHaves = [], bookings = [] } = preferences;
  const describe = (transfer: typeof arrival) => (transfer ? `${transfer.gateway} ${transfer.time}` : 'none');
  return {
    ...{ pace, transport, dayStart, arrival: describe(arrival), departure: describe(departure) },
    people: people ? `${people.adults} adults, children of ${people.children.join()}` : 'unknown',
    'must-haves': mustHaves.map(toLabel).join(),
    bookings: bookings
      .map(({ title, date, start, minutes, locationId }) => `${title} ${date} ${start} ${minutes} ${locationId}`)
      .join(),
  };
};

function describeDates({ days }: Plan, { start_date, end_date }: PlanRequest): string[] {
  const length = (Date.parse(end_date) - Date.parse(start_date)) / (24 * 60 * 60 * 1000) + 1;
  const wrong = days.flatMap(({ date }, index) => {
    const expected = addDays(start_date, index);
    return date === expected ? [] : [`day ${index + 1} is ${date}, not ${expected}`];
  });
  const isComplete = days.length === length;
  return [...wrong.slice(0, 1), ...(isComplete ? [] : [`the plan has ${days.length} days, not ${length}`])];
}

/** The plan is for this request, with one day for every date of the trip, in order. */
export function checkRequest({ plan, request }: CheckContext): Violation[] {
  const planned = describePreferences(plan);
  const texts = [
    ...FIELDS.filter((field) => plan[field] !== request[field]).map(
      (field) => `${field} is ${plan[field]}, not ${request[field]}`,
    ),
    ...Object.entries(describePreferences(request))
      .filter(([name, value]) => planned[name] !== value)
      .map(([name, value]) => `${name} is ${planned[name]}, not ${value}`),
    ...describeDates(plan, request),
  ];
  return texts.map((message) => ({ rule: 'request', message }));
}
