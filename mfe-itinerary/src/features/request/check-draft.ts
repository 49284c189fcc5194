import { isCalendarDate } from '@almaty/dates';
import { type Activity, type ItineraryRequest, itineraryRequestSchema, type Location } from '@almaty/store/schema';

/** What stands in the form when it is sent; a date is yyyy-MM-dd, other text, or empty. */
export type Draft = {
  email: string;
  start: string;
  end: string;
  locations: readonly Location[];
  activities: readonly Activity[];
};

/** The fields of the form in the order they stand on the page, which is the order the focus looks for a bad one. */
export const fields = ['email', 'start', 'end', 'locations'] as const;
export type Field = (typeof fields)[number];
/** What to do about a field. */
export type Problems = Partial<Record<Field, string>>;

export type Checked = { request: ItineraryRequest } | { problems: Problems; message: string };

/** The specification's text for a form that is not filled in, section 8. */
const REQUIRED = 'Please fill in all required fields';

const missing = ({ email, start, end, locations }: Draft): Problems => ({
  ...(email.trim() ? {} : { email: 'Write your email address' }),
  ...(start.trim() ? {} : { start: 'Choose a start date' }),
  ...(end.trim() ? {} : { end: 'Choose an end date' }),
  ...(locations.length > 0 ? {} : { locations: 'Choose at least one location' }),
});

const unreadable = ({ start, end }: Draft): Problems => ({
  ...(isCalendarDate(start) ? {} : { start: 'Write the start date like 11 June 2027' }),
  ...(isCalendarDate(end) ? {} : { end: 'Write the end date like 11 June 2027' }),
});

const fieldOf: Readonly<Record<string, Field>> = {
  user_email: 'email',
  start_date: 'start',
  end_date: 'end',
  selected_locations: 'locations',
};

/**
 * Checks the form: what is required first (specification, section 5), then whether each value can be used.
 *
 * @param today the first day a trip may start on, yyyy-MM-dd.
 */
export function checkDraft(draft: Draft, today: string): Checked {
  const absent = missing(draft);
  if (Object.keys(absent).length > 0) return { problems: absent, message: REQUIRED };
  const odd = unreadable(draft);
  if (Object.keys(odd).length > 0) return { problems: odd, message: Object.values(odd)[0] ?? '' };
  const parsed = itineraryRequestSchema(today).safeParse({
    user_email: draft.email,
    start_date: draft.start,
    end_date: draft.end,
    selected_locations: draft.locations,
    selected_activities: draft.activities,
  });
  if (parsed.success) return { request: parsed.data };
  const problems: Problems = {};
  for (const { path, message } of parsed.error.issues) problems[fieldOf[String(path[0])] ?? 'locations'] ??= message;
  return { problems, message: parsed.error.issues[0]?.message ?? REQUIRED };
}
