import { calendarDate, text } from '@almaty/content';
import * as z from 'zod';
import { reviewFields } from './review-fields.ts';

/** Something that happens on days that are known, such as a festival. */
export const DatedEvent = z
  .strictObject({
    title: text('Title', 48, 'At most 48 characters.'),
    firstDay: calendarDate('First day', 'The page stops showing the event by itself when its last day is over.'),
    lastDay: calendarDate('Last day', 'Leave it out for an event of one day.').optional(),
    where: text('Where', 60),
    note: text('What a visitor finds', 200),
    ...reviewFields,
  })
  .check(({ value: { firstDay, lastDay }, issues }) => {
    if (lastDay !== undefined && lastDay <= firstDay)
      issues.push({
        ...{ code: 'custom', input: lastDay, path: ['lastDay'] },
        message: 'Write a day after the first one, or leave it out for an event of one day',
      });
  });
