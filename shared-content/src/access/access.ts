import { countDays } from '@almaty/dates';
import { compileOpeningHours } from '@almaty/planner/opening-hours';
import { AccessState, NOT_CHECKED } from '@almaty/planner/schema';
import * as z from 'zod';
import { reviewAfterCheck, reviewedEvidence } from '../schema/evidence.ts';
import { calendarDate, choice, shortText, wholeNumber } from '../schema/fields.ts';
import { text } from '../schema/text.ts';

const MOST_TENGE = 1_000_000;
const SENTENCE = 400;

/** Says what is wrong with opening hours; null when nothing is. */
function findHoursMistake(hours: string): string | null {
  try {
    compileOpeningHours(hours);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Opening hours in the syntax of OpenStreetMap's `opening_hours`. */
export const openingTimes = () =>
  shortText(
    'Hours',
    200,
    'In OpenStreetMap’s form: Tu-Su 10:00-18:00; Jan 01 off. Always open: 24/7. Write Mo Tu We Th Fr Sa Su and Jan to Dec.',
  ).check(({ value, issues }) => {
    const message = value && findHoursMistake(value);
    if (message) issues.push({ code: 'custom', input: value, message });
  });

/** The states that keep visitors away, so that somebody has to have read of them. */
const BARRED: readonly string[] = ['closed', 'restricted'];

/** The days of three months at most, with the first and the last. */
const MOST_DAYS_UNTIL_REVIEW = 93;

/** The access notice of a location: a dated status. */
const Notice = z
  .strictObject({
    state: choice(
      'State',
      AccessState.options,
      'open: no stamp and no notice. restricted or closed: both. unknown: visitors read “Ask before you go”.',
    ),
    from: calendarDate('First day', 'Leave it empty if it is so already.').optional(),
    to: calendarDate(
      'Last day',
      'After it, visitors read “Ask before you go”. Leave it empty if nobody knows the end.',
    ).optional(),
    label: text(
      'What is closed or restricted',
      40,
      'Only if it is not the whole place, such as Ice rink closed. At most 40 characters.',
    ).optional(),
    until: text('Until, in words', 60, 'Shown in place of the last day, such as winter 2027/28.').optional(),
    reason: text('Reason', SENTENCE, 'One sentence. Needed unless the place is open.').optional(),
    ask: text('What to ask', SENTENCE, 'What visitors should ask before they go, and whom.').optional(),
    ...reviewedEvidence,
  })
  .check(
    z.refine(({ from, to }) => !from || !to || from <= to, {
      path: ['to'],
      error: 'The last day must not be before the first',
    }),
    z.refine(({ state, reason }) => state === 'open' || reason !== undefined, {
      path: ['reason'],
      error: 'Say why, unless the place is open',
    }),
    z.refine(({ state, checkedOn }) => !BARRED.includes(state) || checkedOn !== NOT_CHECKED, {
      path: ['checkedOn'],
      error: 'Choose or add the source that says so, and write the day on which you read it: visitors stay away for it',
    }),
    // A restriction may be for good, but a closed place opens again.
    z.refine(
      ({ state, checkedOn, reviewBy }) =>
        state !== 'closed' || !(countDays(checkedOn, reviewBy) > MOST_DAYS_UNTIL_REVIEW),
      {
        path: ['reviewBy'],
        error: 'Write a day within three months of the check: the place may open again',
      },
    ),
    reviewAfterCheck,
  )
  .meta({ title: 'Access notice', description: 'Whether visitors may enter.' });

const Hours = z
  .strictObject({
    hours: openingTimes(),
    lastEntryMinutes: wholeNumber('Last entry', 1, 180, 'In minutes before closing.').optional(),
    note: text('Note', SENTENCE, 'What else to know of the hours, in one sentence.').optional(),
    ...reviewedEvidence,
  })
  .check(reviewAfterCheck)
  .meta({
    title: 'Opening hours',
    description: 'Leave them out if nobody knows them: visitors read that.',
    summary: '{{hours}}',
  });

const Fee = z
  .strictObject({
    adultTenge: wholeNumber('Tenge for an adult', 0, MOST_TENGE, '0 if it is free.'),
    carTenge: wholeNumber('Tenge for a car', 0, MOST_TENGE, 'Only where cars pay too.').optional(),
    per: text('What it is for', 60, 'Shown after the amount, such as a day.').optional(),
    note: text('Note', SENTENCE, 'What else to know of the fee, in one sentence.').optional(),
    ...reviewedEvidence,
  })
  .check(reviewAfterCheck)
  .meta({
    title: 'Fee',
    description: 'What a visit costs. Leave it out if nobody knows it.',
    summary: '{{adultTenge}} tenge',
  });

/** What a location says of its access: fields of its file. */
export const accessFields = { notice: Notice, openingHours: Hours.optional(), fee: Fee.optional() };

/** The access to a location: its notice, opening hours and fee, each with its review day. */
export const Access = z.object(accessFields);
export type Access = z.infer<typeof Access>;
