import { addDays } from '@almaty/dates';
import { LANGUAGE } from '@almaty/languages/current';
import { foldLines } from '@almaty/planner/fold-lines';
import * as m from '#messages';
import type { SubmittedRequest } from '../../lib/submission.ts';

const toBasicDate = (date: string) => date.replaceAll('-', '');

/**
 * Writes the dates of a trip as a calendar with one event of whole days (RFC 5545).
 *
 * @param stamp when it is written.
 */
export function writeTripCalendar({ reference, request }: SubmittedRequest, stamp: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Almaty guide//Trip//${LANGUAGE.toUpperCase()}`,
    'BEGIN:VEVENT',
    `UID:trip-${reference}@almaty-guide`,
    `DTSTAMP:${stamp.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${toBasicDate(request.start_date)}`,
    // The end of an event is the day after its last one.
    `DTEND;VALUE=DATE:${toBasicDate(addDays(request.end_date, 1))}`,
    `SUMMARY:${m.confirmationCalendarTitle}`,
    `DESCRIPTION:${m.confirmationCalendarText({ reference })}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return foldLines(lines.join('\r\n'));
}
