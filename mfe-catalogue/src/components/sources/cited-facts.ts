import type { Fact } from '../../content/schema.ts';
import { isChecked } from '../../lib/checked.ts';

/** The sources of a page's facts, each once, in the order in which they are first cited. */
export const getSourceIds = (citedFacts: readonly Fact<unknown>[]): readonly string[] => [
  ...new Set(citedFacts.flatMap(({ sources }) => sources)),
];

/** The first and the last date on which the facts were checked, yyyy-MM-dd; undefined when none was. */
export function getCheckedDates(citedFacts: readonly Fact<unknown>[]): readonly [string, string] | undefined {
  const dates = citedFacts
    .map(({ checkedOn }) => checkedOn)
    .filter(isChecked)
    .sort();
  const [first, last] = [dates[0], dates.at(-1)];
  return first && last ? [first, last] : undefined;
}
