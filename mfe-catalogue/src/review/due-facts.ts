import type { AccessFile } from '@almaty/planner/schema';

/** A fact of an access file with the day by which somebody has to check it again. */
export type ReviewedFact = {
  /** Path of the file, relative to the workspace. */
  file: string;
  /** What the fact is about: `access notice`. */
  what: string;
  /** yyyy-MM-dd. */
  reviewBy: string;
};

/** Lists the facts of all access files with their review days. */
export const listReviewedFacts = (files: Readonly<Record<string, AccessFile>>): readonly ReviewedFact[] =>
  Object.entries(files).flatMap(([slug, { notice, openingHours, fee }]) =>
    [
      { what: 'access notice', fact: notice },
      { what: 'opening hours', fact: openingHours },
      { what: 'fee', fact: fee },
    ].flatMap(({ what, fact }) =>
      fact ? [{ file: `mfe-catalogue/src/content/access/${slug}.yml`, what, reviewBy: fact.reviewBy }] : [],
    ),
  );

/**
 * Finds the facts whose review day has come, the earliest first.
 *
 * @param day yyyy-MM-dd; a fact is due from its review day on.
 */
export const findDueFacts = (day: string, facts: readonly ReviewedFact[]): readonly ReviewedFact[] =>
  facts
    .filter(({ reviewBy }) => reviewBy <= day)
    .sort((one, other) => one.reviewBy.localeCompare(other.reviewBy) || one.file.localeCompare(other.file));
