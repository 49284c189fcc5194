import { isCalendarDate, isFutureDay } from '@almaty/dates';
import * as z from 'zod/mini';
import { compileOpeningHours } from '../opening-hours/compile-opening-hours.ts';
import { AccessFile } from '../schema/access.ts';

/** A mistake in an access file: where it is, and what to write instead. */
export type AccessIssue = { path: readonly PropertyKey[]; message: string };

/** Validates opening hours in OpenStreetMap's syntax. */
function validateHours(hours: string): AccessIssue[] {
  try {
    compileOpeningHours(hours);
    return [];
  } catch (error) {
    return [{ path: ['openingHours', 'hours'], message: error instanceof Error ? error.message : String(error) }];
  }
}

/** Reads the hours of a file that may have other mistakes. */
const HoursOnly = z.object({ openingHours: z.object({ hours: z.string() }) });

const SECTIONS = ['notice', 'openingHours', 'fee'] as const;

/** Finds the days of check that lie in the future, in a file that may have other mistakes. */
const validateChecks = (values: unknown): AccessIssue[] =>
  SECTIONS.flatMap((section) => {
    const checkedOn: unknown = Object(Object(values)[section]).checkedOn;
    return typeof checkedOn === 'string' && isCalendarDate(checkedOn) && isFutureDay(checkedOn)
      ? [{ path: [section, 'checkedOn'], message: 'Write a day that is not in the future' }]
      : [];
  });

/**
 * Validates the access file of a location. The catalogue's build and the editor both use it, so that nothing can be saved
 * that a build would refuse.
 *
 * @returns every mistake; none when the file can be published.
 */
export function validateAccessFile(values: unknown): readonly AccessIssue[] {
  const issues = z.safeParse(AccessFile, values).error?.issues ?? [];
  const { data } = z.safeParse(HoursOnly, values);
  return [
    ...issues.map(({ path, message }) => ({ path, message })),
    ...validateChecks(values),
    ...(data?.openingHours.hours.trim() ? validateHours(data.openingHours.hours) : []),
  ];
}
