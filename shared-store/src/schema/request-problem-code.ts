/**
 * What is wrong with a value of a request: the messages of the issues of its schema, in no language. The last two are of its
 * preferences, whose schema is the planner's.
 */
export const REQUEST_PROBLEMS = [
  'email_invalid',
  'email_not_latin',
  'email_name_too_long',
  'email_too_long',
  'date_format',
  'date_not_real',
  'no_location',
  'too_many_locations',
  'too_many_activities',
  'too_many_items',
  'start_in_past',
  'start_too_late',
  'end_before_start',
  'end_too_late',
  'trip_too_long',
  'language_unknown',
  'must_have_not_selected',
  'departure_before_arrival',
] as const;
export type RequestProblem = (typeof REQUEST_PROBLEMS)[number];

/** Says to the compiler that a text is one of these codes. */
export const problem = (code: RequestProblem): RequestProblem => code;

/** Whether the message of an issue is one of these codes: a value of another type has a message of zod's own. */
export const isRequestProblem = (message: string): message is RequestProblem =>
  REQUEST_PROBLEMS.some((code) => code === message);
