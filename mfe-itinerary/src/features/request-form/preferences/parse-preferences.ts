import { isCalendarDate } from '@almaty/dates';
import { findPreferenceProblem, isUsual, Pace, Preferences, TravelMode } from '@almaty/planner/schema';
import { describeRequestProblem } from '@almaty/store/request-problem';
import { readBookings } from '../../../components/bookings/booking-fields.ts';
import { readMustHaves } from '../../../components/must-haves/read-must-haves.ts';
import { readPeople } from '../../../lib/read-people.ts';
import { isTime, readTransfer } from '../../../lib/read-transfer.ts';
import { getName, type PreferenceField } from './preference-names.ts';

/** What the preferences are for: dates as they are typed, and the selected items. */
type Trip = {
  start: string;
  end: string;
  locations: readonly { id: number }[];
  activities: readonly { id: number }[];
};

/** Field -> what to do about it. */
export type PreferenceErrors = Partial<Record<PreferenceField, string>>;

/** The preferences as far as they are right, undefined where nothing else than usual was chosen. */
export type ParsedPreferences = { preferences?: Preferences; errors: PreferenceErrors };

/** Reads a number of adults and the ages of children; nobody is asked for either. */
function parsePeople(adults: string, children: string): Pick<Preferences, 'people'> | PreferenceErrors {
  const people = readPeople(adults, children);
  if (!people) return {};
  return 'wrong' in people ? { [people.wrong]: people.error } : { people };
}

/** Reads an arrival or a departure. */
function parseTransfer(
  field: 'arrival' | 'departure',
  gateway: string,
  time: string,
): Pick<Preferences, 'arrival' | 'departure'> | PreferenceErrors {
  const transfer = readTransfer(gateway, time, field === 'arrival' ? 'arrive' : 'leave');
  if (!transfer) return {};
  if ('gateway' in transfer) return { [field]: transfer };
  return { [transfer.wrong === 'gateway' ? field : `${field}Time`]: transfer.error };
}

const listIds = ({ locations, activities }: Trip) => ({
  locations: locations.map(({ id }) => id),
  activities: activities.map(({ id }) => id),
});

/** Reads the chosen must-haves as far as they are still selected. */
function parseMustHaves(texts: readonly string[], trip: Trip): Pick<Preferences, 'mustHaves'> {
  const mustHaves = readMustHaves(texts, listIds(trip));
  return mustHaves.length > 0 ? { mustHaves } : {};
}

/** Reads what is booked; its days are compared with those of the trip once there are any. */
function parseBookings(
  fields: URLSearchParams,
  { start, end }: Trip,
): Pick<Preferences, 'bookings'> | PreferenceErrors {
  const hasDays = isCalendarDate(start) && isCalendarDate(end);
  const bookings = readBookings(fields, hasDays ? start : '', hasDays ? end : '');
  if ('error' in bookings) return { bookings: bookings.error };
  return bookings.length > 0 ? { bookings } : {};
}

/** Whether a part is what is wrong with it, whose values are texts. */
const isError = (part: object): part is PreferenceErrors =>
  Object.values(part).some((value) => typeof value === 'string');

/**
 * Reads the preferences that the fields have written as one text.
 *
 * @param text empty when the fields were never used.
 */
export function parsePreferences(text: string, trip: Trip): ParsedPreferences {
  const fields = new URLSearchParams(text);
  const read = (field: Parameters<typeof getName>[0]) => fields.get(getName(field))?.trim() ?? '';
  const parts = [
    parsePeople(read('adults'), read('children')),
    parseTransfer('arrival', read('arrival'), read('arrivalTime')),
    parseTransfer('departure', read('departure'), read('departureTime')),
    parseMustHaves(fields.getAll(getName('mustHaves')), trip),
    parseBookings(fields, trip),
  ];
  const errors: PreferenceErrors = Object.assign({}, ...parts.filter(isError));
  const dayStart = read('dayStart');
  const preferences = Preferences.parse({
    ...(Pace.safeParse(read('pace')).success && { pace: read('pace') }),
    ...(TravelMode.safeParse(read('transport')).success && { transport: read('transport') }),
    ...(isTime(dayStart) && { dayStart }),
    ...Object.assign({}, ...parts.filter((part) => !isError(part))),
  });
  const problem = findPreferenceProblem(preferences, {
    ...{ start_date: trip.start, end_date: trip.end },
    ...listIds(trip),
  });
  if (problem?.field === 'departure') {
    errors.departureTime ??= describeRequestProblem(problem.code);
    delete preferences.departure;
  }
  return isUsual(preferences) ? { errors } : { preferences, errors };
}

/** Property of the preferences that the API refused -> its field. */
const FIELD_OF_PROPERTY: Readonly<Record<string, PreferenceField>> = {
  ...{ people: 'adults', dayStart: 'dayStart', arrival: 'arrival', departure: 'departureTime', mustHaves: 'mustHaves' },
  bookings: 'bookings',
};

/** The error of a preference that only the API can know; undefined of one that has no field. */
export function toRefusal(property: string | undefined, message: string): PreferenceErrors | undefined {
  const field = FIELD_OF_PROPERTY[property ?? ''];
  return field && { [field]: message };
}
