import { formatDate, isCalendarDate } from '@almaty/dates';
import { FIRST_LANGUAGE } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import type { Preferences } from '@almaty/planner/schema';
import { describeRequestProblem } from '@almaty/store/request-problem';
import {
  type Activity,
  type ItineraryRequest,
  isRequestProblem,
  itineraryRequestSchema,
  type Location,
} from '@almaty/store/schema';
import { describeDayProblem, getExampleDay } from '@almaty/ui/day-problem';
import { parseDay } from '@almaty/ui/parse-day';
import * as m from '#messages';
import { parsePreferences } from './preferences/parse-preferences.ts';
import { getName, PREFERENCE_FIELDS } from './preferences/preference-names.ts';
import { FIELD_IDS, type RequestValues } from './request-values.ts';

/** The values of the form together with the items of the itinerary. */
export type RequestDraft = RequestValues & { locations: readonly Location[]; activities: readonly Activity[] };

/** The fields that can have an error, in the order of the page. */
export const FIELDS = ['email', 'start', 'end', 'locations', ...PREFERENCE_FIELDS] as const;
export type Field = (typeof FIELDS)[number];

/** The id of the element that takes the focus for a field. */
export const getFieldId = (field: Field): string =>
  field === 'email' || field === 'start' || field === 'end' || field === 'locations'
    ? FIELD_IDS[field]
    : getName(field);

/** A request with its preferences, where something was chosen. */
export type SubmittedRequest = ItineraryRequest & { preferences?: Preferences };

/** Field -> what to do about it. */
export type FieldErrors = Partial<Record<Field, string>>;

/** `message` sums the errors up in one sentence. */
export type Validation = { request: SubmittedRequest } | { errors: FieldErrors; message: string };

/** The text of docs/specification.md, section 8. */
const REQUIRED = m.formRequired;

const findMissing = ({ email, start, end, locations }: RequestDraft): FieldErrors => ({
  ...(email.trim() ? {} : { email: m.formNoEmail }),
  ...(start.trim() ? {} : { start: m.formNoStart }),
  ...(end.trim() ? {} : { end: m.formNoEnd }),
  ...(locations.length > 0 ? {} : { locations: m.formNoLocation }),
});

/** Says why a text is no date. */
function explainText(text: string, today: string): string | undefined {
  if (isCalendarDate(text)) return undefined;
  const parsed = parseDay(text, today);
  return 'problem' in parsed ? describeDayProblem(parsed.problem, getExampleDay(today)) : undefined;
}

/** Of a day that may still be today where the visitor is. */
const describeOver = (today: string) => m.formDayOver({ date: formatDate(today) });

function findInvalidDates({ start, end }: RequestDraft, today: string): FieldErrors {
  const [startProblem, endProblem] = [explainText(start, today), explainText(end, today)];
  return {
    ...(startProblem && { start: startProblem }),
    ...(endProblem && { end: endProblem }),
    ...(isCalendarDate(start) && start < today && { start: describeOver(today) }),
    ...(isCalendarDate(end) && end < today && { end: describeOver(today) }),
  };
}

/** Property of the request -> field of the form. */
const FIELD_OF_PROPERTY: Readonly<Record<string, Field>> = {
  user_email: 'email',
  start_date: 'start',
  end_date: 'end',
  selected_locations: 'locations',
};

/** Validates by the schema. A date that is none has an error already; the other one stands in for it. */
function parseRequest({ email, start, end, locations, activities }: RequestDraft, today: string) {
  const [knownStart, knownEnd] = [start, end].map((day) => (isCalendarDate(day) ? day : undefined));
  const request = {
    user_email: email,
    start_date: knownStart ?? knownEnd ?? today,
    end_date: knownEnd ?? knownStart ?? today,
    selected_locations: locations,
    selected_activities: activities,
    ...(LANGUAGE !== FIRST_LANGUAGE && { language: LANGUAGE }),
  };
  return { request, parsed: itineraryRequestSchema(today).safeParse(request) };
}

/**
 * Validates the form: everything that is missing or wrong at once (docs/decisions/0006).
 *
 * @param today the first date on which a trip may start, yyyy-MM-dd.
 */
export function validateRequest(draft: RequestDraft, today: string): Validation {
  const { request, parsed } = parseRequest(draft, today);
  const errors: FieldErrors = {};
  // How many items fit into a trip is not known without its dates.
  const isTripKnown = isCalendarDate(draft.start) && isCalendarDate(draft.end);
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = FIELD_OF_PROPERTY[String(path[0])] ?? 'locations';
    if (field === 'locations' && !isTripKnown) continue;
    errors[field] ??= isRequestProblem(message) ? describeRequestProblem(message, request) : message;
  }
  const { preferences, errors: preferenceErrors } = parsePreferences(draft.preferences, draft);
  Object.assign(errors, preferenceErrors);
  const missing = findMissing(draft);
  Object.assign(errors, findInvalidDates(draft, today), missing);
  const first = FIELDS.find((field) => errors[field]);
  if (parsed.success && !first) return { request: { ...parsed.data, ...(preferences && { preferences }) } };
  const message = Object.keys(missing).length > 0 ? REQUIRED : ((first && errors[first]) ?? REQUIRED);
  return { errors, message };
}
