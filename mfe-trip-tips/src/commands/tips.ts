import { findDueTips } from '../review/due-tips.ts';
import { readContent } from '../validation/read-content.ts';

/**
 * Checks the files of all trip tips as a build does.
 *
 * @returns what to print.
 * @throws ContentError that lists every mistake with its file, line and field.
 */
export const check = (workspace?: string): string => `All ${readContent(workspace).length} content files are valid`;

/**
 * Lists the tips that nobody has checked yet and those whose review period has ended by a day, with their sources, and their
 * number.
 *
 * @param day yyyy-MM-dd.
 * @throws ContentError that lists every mistake.
 */
export function listDue(day: string): string[] {
  const files = readContent();
  const dueTips = findDueTips(day, files);
  return [
    ...dueTips.map(({ file, lastChecked, dueSince, sources }) => {
      const state = lastChecked ? `due since ${dueSince}, last checked ${lastChecked}` : 'not checked yet';
      return `${file}\n  ${state}, sources: ${sources.join('; ')}`;
    }),
    `${dueTips.length} of ${files.length} tips are due on ${day}`,
  ];
}
