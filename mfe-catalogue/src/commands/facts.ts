import { AccessFile } from '@almaty/planner/schema';
import * as z from 'zod/mini';
import { findDueFacts, listReviewedFacts } from '../review/due-facts.ts';
import { readValidContent } from './valid-content.ts';

/**
 * Checks the catalogue's content as a build does.
 *
 * @returns what to print.
 * @throws ContentError that lists every mistake.
 */
export const check = (): string =>
  `The catalogue's content is valid, with ${Object.keys(readValidContent().accessFiles).length} access files`;

/**
 * Lists the facts of access files whose review day has come by a day, each with its file and review day, and their number.
 *
 * @param day yyyy-MM-dd.
 * @throws ContentError that lists every mistake.
 */
export function listDue(day: string): string[] {
  const facts = listReviewedFacts(z.parse(z.record(z.string(), AccessFile), readValidContent().accessFiles));
  const dueFacts = findDueFacts(day, facts);
  return [
    ...dueFacts.map(({ file, what, reviewBy }) => `${file}: ${what}: review day ${reviewBy}`),
    `${dueFacts.length} of ${facts.length} facts are due on ${day}`,
  ];
}
