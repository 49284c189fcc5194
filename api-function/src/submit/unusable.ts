import { HttpError } from '../http/http-error.ts';

/** Property of the request -> what a visitor calls it. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  user_email: 'your email address',
  start_date: 'the start date',
  end_date: 'the end date',
  selected_locations: 'your locations',
  selected_activities: 'your activities',
};

/** Property of the preferences -> what a visitor calls it. */
const PREFERENCE_NAMES: Readonly<Record<string, string>> = {
  pace: 'your pace',
  transport: 'how you get around',
  dayStart: 'when your days begin',
  arrival: 'your arrival',
  departure: 'your departure',
  people: 'who travels',
  mustHaves: 'your must-haves',
  bookings: 'your bookings',
};

/** What to check, and why. It never repeats a value. */
const describe = (name = 'your request', message = 'It is not valid') =>
  `Please check ${name}. ${message.replace(/\.$/, '')}.`;

/** The error of a field of a request. */
export const unusableField = (field = '', message?: string): HttpError =>
  new HttpError(422, 'unusable_request', describe(FIELD_NAMES[field], message));

/** The error of a preference, which names it, so that the form can say it there: some the API alone can know. */
export const unusablePreference = (field = '', message?: string): HttpError =>
  new HttpError(422, 'unusable_request', describe(PREFERENCE_NAMES[field], message), {}, field);
