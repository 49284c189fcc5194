import { isCalendarDate } from '@almaty/dates';
import * as z from 'zod/mini';

/** A calendar date, yyyy-MM-dd. */
export const CalendarDate = z
  .string('Write a day that exists as yyyy-MM-dd')
  .check(z.refine(isCalendarDate, 'Write a day that exists as yyyy-MM-dd'));

/** A day of every year, MM-dd. 2028 is a leap year, so 29 February is accepted. */
export const YearDay = z.string().check(
  z.regex(/^\d{2}-\d{2}$/, 'Write the day as MM-dd'),
  z.refine((day) => isCalendarDate(`2028-${day}`), 'Write a day that exists as MM-dd'),
);

/** Months, 1 to 12, in ascending order, each once. */
export const Months = z.array(z.int().check(z.gte(1), z.lte(12))).check(
  z.minLength(1),
  z.refine(
    (months) => months.every((month, index) => month > (months[index - 1] ?? 0)),
    'Write the months in ascending order, each once',
  ),
);

/** Minutes: the least, the usual and the most. */
export const MinutesRange = z
  .strictObject({ min: z.int().check(z.gte(0)), typical: z.int(), max: z.int() })
  .check(z.refine(({ min, typical, max }) => min <= typical && typical <= max, 'Write the least minutes first'));

/** 0 none, 1 light, 2 demanding, 3 very hard: for an ordinary visit (docs/planning-data.md, "Strenuousness"). */
export const Strenuousness = z.int().check(z.gte(0), z.lte(3));

/** A way to reach a location, or at least its arrival node. */
export const Transport = z.enum(['walk', 'bus', 'taxi', 'own-car', '4x4', 'tour', 'train', 'plane']);
export type Transport = z.infer<typeof Transport>;

/** How well known a fact is. A fact of `low` confidence is shown with "check before you go". */
export const Confidence = z.enum(['high', 'medium', 'low']);

/** What a fact says of its check when nobody checked it: such a fact rests on general knowledge or an estimate. */
export const NOT_CHECKED = 'not yet';

/** The day on which somebody checked a fact, yyyy-MM-dd, or `not yet`. It is required, so that nobody forgets it. */
export const CheckedOn = z
  .string('Write the day of the check as yyyy-MM-dd, or "not yet"')
  .check(
    z.refine(
      (text) => text === NOT_CHECKED || isCalendarDate(text),
      'Write the day of the check as yyyy-MM-dd, or "not yet"',
    ),
  );
