import { addDays } from '@almaty/dates';
import type { SubmittedRequest } from '../../lib/submission.ts';

const toBasicDate = (date: string) => date.replaceAll('-', '');

/**
 * Writes the dates of a trip as a calendar with one event of whole days (RFC 5545).
 *
 * @param stamp when it is written.
 */
export function writeTripCalendar({ reference, request }: SubmittedRequest, stamp: Date): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Almaty guide//Trip//EN',
    'BEGIN:VEVENT',
    `UID:trip-${reference}@almaty-guide`,
    `DTSTAMP:${stamp.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${toBasicDate(request.start_date)}`,
    // The end of an event is the day after its last one.
    `DTEND;VALUE=DATE:${toBasicDate(addDays(request.end_date, 1))}`,
    'SUMMARY:Trip to Almaty',
    `DESCRIPTION:Reference ${reference}. The plan comes by email.`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
