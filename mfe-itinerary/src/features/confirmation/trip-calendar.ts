import { addDays } from '@almaty/dates';
import { LANGUAGE } from '@almaty/languages/current';
import * as m from '#messages';
import type { SubmittedRequest } from '../../lib/submission.ts';

/** The most octets of a line (RFC 5545, section 3.1). */
const MAX_OCTETS = 75;

/** Folds a line that is too long, each part short enough whatever its letters are: none of a message has more than 3 octets. */
export const foldLine = (line: string): string =>
  new TextEncoder().encode(line).length > MAX_OCTETS ? (line.match(/.{1,24}/g) ?? []).join('\r\n ') : line;

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
  ]
    .map(foldLine)
    .join('\r\n');
}
