import type { Preferences } from '@almaty/planner/schema';
import * as m from '#messages';

const MAX_AGE = 17;
const [MAX_ADULTS, MAX_CHILDREN] = [20, 10];

/** “And” in the languages of the site, as a word; `\b` knows Latin letters only. */
const AND = /(?<!\p{L})(and|и|және)(?!\p{L})/giu;

/** What is wrong with the number of adults or the ages of the children. */
export type PeopleProblem = { wrong: 'adults' | 'children'; error: string };

/**
 * Reads the fields of who travels: a number of adults, and the ages of children in years.
 *
 * @returns undefined when both are empty.
 */
export function readPeople(adultsText: string, childrenText: string): Preferences['people'] | PeopleProblem {
  if (!adultsText && !childrenText) return undefined;
  const adults = Number(adultsText);
  if (!/^\d+$/.test(adultsText) || adults < 1 || adults > MAX_ADULTS)
    return { wrong: 'adults', error: m.formAdultsProblem({ most: MAX_ADULTS }) };
  const fail = (error: string): PeopleProblem => ({ wrong: 'children', error });
  const ages = (childrenText.match(/\d+/g) ?? []).map(Number);
  if (/[^\d\s,;.&+]/.test(childrenText.replace(AND, ' ')) || (childrenText && ages.length === 0))
    return fail(m.formAgesProblem);
  if (ages.some((age) => age > MAX_AGE)) return fail(m.formAgeTooHigh({ years: MAX_AGE }));
  if (ages.length > MAX_CHILDREN) return fail(m.formTooManyChildren({ count: MAX_CHILDREN }));
  return { adults, children: ages };
}
