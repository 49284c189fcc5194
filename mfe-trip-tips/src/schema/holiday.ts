import { calendarDate, choice, flag, list, text, wholeNumber } from '@almaty/content';
import { isCalendarDate } from '@almaty/dates';
import * as z from 'zod';
import { COMMON_YEAR, months, toDate } from './months.ts';

/** A public holiday, on the same date every year or on a date of its own each year. */
export const Holiday = z
  .strictObject({
    name: text('Name', 48),
    month: choice('Month', months, 'For a holiday that has the same date every year.').optional(),
    day: wholeNumber('Day', 1, 31, 'Its first day.').optional(),
    days: wholeNumber('Number of days', 1, 9, 'Leave it out for one day.').optional(),
    dates: list(
      'Dates',
      'date',
      z.strictObject({
        date: calendarDate('First day', 'In one year. The page stops showing it by itself.'),
        approximate: flag('Approximate'),
      }),
      1,
      12,
      'For a holiday that moves, instead of month and day: one date for each year.',
    ).optional(),
    note: text('Note', 100).optional(),
  })
  .check(({ value: { month, day, dates }, issues }) => {
    const isYearly = month !== undefined && day !== undefined;
    if (isYearly === (dates !== undefined))
      issues.push({ code: 'custom', input: month, path: [], message: 'Write either month and day, or dates' });
    else if (isYearly && !isCalendarDate(toDate(COMMON_YEAR, month, day)))
      issues.push({ code: 'custom', input: day, path: ['day'], message: `${month} has no day ${day}` });
  });
