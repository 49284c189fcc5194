import { isCalendarDate, isFutureDay } from '@almaty/dates';
import { NOT_CHECKED } from '@almaty/planner/schema';
import * as z from 'zod';
import { calendarDate, choice, list } from './fields.ts';
import { text } from './text.ts';

/** The name of a content file, without its extension. */
export const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The ids of the sources of an entry; whether there are such sources is validated for a whole folder (check-evidence.ts). */
export const sourceIds = (max = 12) =>
  list(
    'Sources',
    'source',
    z.string('Write the name of a file of content/sources, without .yml').regex(FILE_NAME, {
      error: ({ input }) => `Write the name of a file of content/sources, without .yml, instead of ${String(input)}`,
    }),
    1,
    max,
    'Where this is from, chosen by title; one that is not there is added here. Visitors see them.',
  ).meta({ entries: { collection: 'sources', value: 'slug' } });

/** Whether nobody would have to be in the future to have checked something on a day. */
const isPast = (day: string) => !isCalendarDate(day) || !isFutureDay(day);

/** The day of a check, which does not lie in the future. */
export const dayOfCheck = (label: string, description: string) =>
  calendarDate(label, description).refine(isPast, 'Write a day that is not in the future');

const INVALID_CHECK = `Write the day of the check as yyyy-MM-dd, or: ${NOT_CHECKED}`;

/** How a fact is known: its confidence, its sources, and the day on which somebody compared it with them. */
export const evidence = {
  confidence: choice(
    'Confidence',
    ['high', 'medium', 'low'],
    'high: an official or a recent report. medium: one good report. low: doubtful; visitors read “check before you go”.',
  ),
  sources: sourceIds(),
  checkedOn: z
    .string(INVALID_CHECK)
    .refine((day) => day === NOT_CHECKED || isCalendarDate(day), INVALID_CHECK)
    .refine(isPast, 'Write a day that is not in the future')
    .meta({
      title: 'Checked on',
      description: `The day on which somebody compared this with its sources, such as 2026-11-22, or: ${NOT_CHECKED}`,
    }),
};

/** The evidence of what somebody has to check again by a day. */
export const reviewedEvidence = {
  ...evidence,
  reviewBy: calendarDate('Review day', 'The day by which somebody checks this again.'),
};

/** Requires a review day after the day of the check. */
export const reviewAfterCheck = z.refine<{ checkedOn: string; reviewBy: string }>(
  ({ checkedOn, reviewBy }) => checkedOn === NOT_CHECKED || reviewBy > checkedOn,
  { path: ['reviewBy'], error: 'The review day must be after the day of the check' },
);

/**
 * A fact: its value and how it is known. A fact of `low` confidence is shown with "check before you go"; an unknown fact
 * is left out.
 *
 * @param label what the editor's screen calls it.
 * @param description its hint there, in one line.
 */
export const fact = <Value extends z.core.$ZodType>(value: Value, label: string, description: string) =>
  z
    .strictObject({
      value,
      about: text(
        'About',
        120,
        'What exactly it describes, if the field’s name does not say it: to the barrier.',
      ).optional(),
      ...evidence,
    })
    .meta({ title: label, description });
