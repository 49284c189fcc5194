import { countDays, isCalendarDate } from '@almaty/dates';
import { Pace, type PlanRequest, type Preferences, TravelMode } from '@almaty/planner/schema';
import * as m from '#messages';
import { readMustHaves } from '../../../components/must-haves/read-must-haves.ts';
import { readPeople } from '../../../lib/read-people.ts';
import { isTime, readTransfer } from '../../../lib/read-transfer.ts';

/** Dates and preferences as the form of the trip panel has them. */
export type Trip = { start_date: string; end_date: string; preferences: Preferences };

type Before = Pick<PlanRequest, 'preferences' | 'locations' | 'activities'>;

/**
 * Reads the form of the trip panel.
 *
 * @param before what the plan was made from: what the panel does not show stays.
 * @returns the trip, or the first thing that is wrong with it and what to do.
 */
export function readTrip(form: FormData, maxDays: number, before: Before): Trip | { error: string } {
  const read = (name: string) => String(form.get(`plan-${name}`) ?? '');
  const [start_date, end_date] = [read('start'), read('end')];
  if (!isCalendarDate(start_date)) return { error: m.planChooseFirstDay };
  if (!isCalendarDate(end_date)) return { error: m.planChooseLastDay };
  if (end_date < start_date) return { error: m.planChooseLaterDay };
  if (countDays(start_date, end_date) > maxDays) return { error: m.planMostDays({ days: maxDays }) };
  const dayStart = read('day-start');
  if (!isTime(dayStart)) return { error: m.planEnterDayStart };
  const arrival = readTransfer(read('arrival'), read('arrival-time'), 'arrive');
  if (arrival && 'error' in arrival) return { error: arrival.error };
  const departure = readTransfer(read('departure'), read('departure-time'), 'leave');
  if (departure && 'error' in departure) return { error: departure.error };
  const people = readPeople(read('adults').trim(), read('children').trim());
  if (people && 'error' in people) return { error: people.error };
  const mustHaves = readMustHaves(form.getAll('plan-must-haves').map(String), before);
  const { arrival: _arrival, departure: _departure, people: _people, mustHaves: _must, ...others } = before.preferences;
  return {
    ...{ start_date, end_date },
    preferences: {
      ...others,
      pace: Pace.parse(read('pace')),
      transport: TravelMode.parse(read('transport')),
      dayStart,
      ...(arrival && { arrival }),
      ...(departure && { departure }),
      ...(people && { people }),
      ...(mustHaves.length > 0 && { mustHaves }),
    },
  };
}
