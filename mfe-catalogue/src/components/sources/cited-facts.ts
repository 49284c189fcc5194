import type { Fact } from '../../content/schema.ts';
import type { SourceId } from '../../content/sources.ts';

/** The sources of a page's facts, each once, in the order in which they are first cited. */
export const getSourceIds = (citedFacts: readonly Fact<unknown>[]): readonly SourceId[] => [
  ...new Set(citedFacts.flatMap(({ sources }) => sources)),
];

/** The first and the last date on which the facts were checked, yyyy-MM-dd. */
export function getCheckedDates(citedFacts: readonly Fact<unknown>[]): readonly [string, string] {
  const dates = citedFacts.map(({ checkedOn }) => checkedOn).sort();
  return [dates[0] ?? '', dates.at(-1) ?? ''];
}
