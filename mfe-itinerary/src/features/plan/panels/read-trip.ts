import { countDays, isCalendarDate } from '@almaty/dates';
import { Pace, type Preferences, TravelMode } from '@almaty/planner/schema';

/** Dates and preferences as the form of the trip panel has them. */
export type Trip = { start_date: string; end_date: string; preferences: Preferences };

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A gateway and its time; undefined when none is chosen, an error when only one of them is. */
function readTransfer(gateway: string, time: string, what: string): Preferences['arrival'] | { error: string } {
  if (!gateway) return time ? { error: `Choose where you ${what}, or clear the time` } : undefined;
  return TIME.test(time) ? { gateway, time } : { error: `Enter the time at which you ${what}, for example 09:30` };
}

/**
 * Reads the form of the trip panel.
 *
 * @returns the trip, or the first thing that is wrong with it and what to do.
 */
export function readTrip(form: FormData, maxDays: number): Trip | { error: string } {
  const read = (name: string) => String(form.get(`plan-${name}`) ?? '');
  const [start_date, end_date] = [read('start'), read('end')];
  if (!isCalendarDate(start_date)) return { error: 'Choose the first day' };
  if (!isCalendarDate(end_date)) return { error: 'Choose the last day' };
  if (end_date < start_date) return { error: 'Choose a last day on or after the first day' };
  if (countDays(start_date, end_date) > maxDays) return { error: `Choose at most ${maxDays} days` };
  const dayStart = read('day-start');
  if (!TIME.test(dayStart)) return { error: 'Enter the time at which your days begin, for example 09:00' };
  const arrival = readTransfer(read('arrival'), read('arrival-time'), 'arrive');
  if (arrival && 'error' in arrival) return arrival;
  const departure = readTransfer(read('departure'), read('departure-time'), 'leave');
  if (departure && 'error' in departure) return departure;
  return {
    ...{ start_date, end_date },
    preferences: {
      pace: Pace.parse(read('pace')),
      transport: TravelMode.parse(read('transport')),
      dayStart,
      ...(arrival && { arrival }),
      ...(departure && { departure }),
    },
  };
}
