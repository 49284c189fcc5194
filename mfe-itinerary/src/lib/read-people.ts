import type { Preferences } from '@almaty/planner/schema';

const MAX_AGE = 17;
const [MAX_ADULTS, MAX_CHILDREN] = [20, 10];

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
    return { wrong: 'adults', error: `Write how many adults travel, from 1 to ${MAX_ADULTS}` };
  const fail = (error: string): PeopleProblem => ({ wrong: 'children', error });
  const ages = (childrenText.match(/\d+/g) ?? []).map(Number);
  if (/[^\d\s,;.&+]/.test(childrenText.replace(/\band\b/gi, ' ')) || (childrenText && ages.length === 0))
    return fail('Write only the ages of the children in years, for example 4, 9');
  if (ages.some((age) => age > MAX_AGE)) return fail(`Write the ages of children up to ${MAX_AGE} years`);
  if (ages.length > MAX_CHILDREN) return fail(`Write the ages of at most ${MAX_CHILDREN} children`);
  return { adults, children: ages };
}
