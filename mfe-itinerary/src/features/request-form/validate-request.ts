import { formatCalendarDate, isCalendarDate } from '@almaty/dates';
import { type Activity, type ItineraryRequest, itineraryRequestSchema, type Location } from '@almaty/store/schema';
import type { RequestValues } from './request-values.ts';

/** The values of the form together with the items of the itinerary. */
export type RequestDraft = RequestValues & { locations: readonly Location[]; activities: readonly Activity[] };

/** The fields that can have an error, in the order of the page, in which the focus looks for the first one. */
export const FIELDS = ['email', 'start', 'end', 'locations'] as const;
type Field = (typeof FIELDS)[number];

/** Field -> what to do about it. */
export type FieldErrors = Partial<Record<Field, string>>;

/** `message` sums the errors up in one sentence. */
export type Validation = { request: ItineraryRequest } | { errors: FieldErrors; message: string };

/** The text of docs/specification.md, section 8. */
const REQUIRED = 'Please fill in all required fields';

const findMissing = ({ email, start, end, locations }: RequestDraft): FieldErrors => ({
  ...(email.trim() ? {} : { email: 'Enter your email address' }),
  ...(start.trim() ? {} : { start: 'Choose a start date' }),
  ...(end.trim() ? {} : { end: 'Choose an end date' }),
  ...(locations.length > 0 ? {} : { locations: 'Choose at least one location' }),
});

/** A date in the visitor's own format, in which one can be typed. */
const getExampleDate = () => formatCalendarDate('2027-06-12');

const findInvalidDates = ({ start, end }: RequestDraft): FieldErrors => ({
  ...(isCalendarDate(start) ? {} : { start: `Enter the start date like this: ${getExampleDate()}` }),
  ...(isCalendarDate(end) ? {} : { end: `Enter the end date like this: ${getExampleDate()}` }),
});

/** Property of the request -> field of the form. */
const FIELD_OF_PROPERTY: Readonly<Record<string, Field>> = {
  user_email: 'email',
  start_date: 'start',
  end_date: 'end',
  selected_locations: 'locations',
};

/**
 * Validates the form: first whether everything required is there (docs/specification.md, section 5), then each value.
 *
 * @param today the first date on which a trip may start, yyyy-MM-dd.
 */
export function validateRequest(draft: RequestDraft, today: string): Validation {
  const missing = findMissing(draft);
  if (Object.keys(missing).length > 0) return { errors: missing, message: REQUIRED };
  const invalidDates = findInvalidDates(draft);
  const [firstInvalidDate] = Object.values(invalidDates);
  if (firstInvalidDate) return { errors: invalidDates, message: firstInvalidDate };
  const parsed = itineraryRequestSchema(today).safeParse({
    user_email: draft.email,
    start_date: draft.start,
    end_date: draft.end,
    selected_locations: draft.locations,
    selected_activities: draft.activities,
  });
  if (parsed.success) return { request: parsed.data };
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues)
    errors[FIELD_OF_PROPERTY[String(path[0])] ?? 'locations'] ??= message;
  return { errors, message: parsed.error.issues[0]?.message ?? REQUIRED };
}
