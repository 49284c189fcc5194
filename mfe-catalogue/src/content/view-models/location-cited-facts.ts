import type { Fact } from '../schema.ts';
import type { DescribedDetails } from './described-details.ts';
import type { DetailSection } from './detail-sections.ts';
import { getEssentialFacts } from './essential-facts.ts';

/** The facts that the page shows of a location, in the order in which it shows them. */
export function getCitedFacts(details: DescribedDetails, sections: readonly DetailSection[]): Fact<unknown>[] {
  const { names, route, position } = details.facts;
  const { notice } = details;
  return [
    ...[names.ru, names.kk, notice.value.state === 'open' ? undefined : notice],
    ...Object.values(getEssentialFacts(details)).flat(),
    ...sections.flatMap(({ rows }) => rows.flatMap((row) => row.facts)),
    ...(route?.waypoints ?? []),
    position,
  ].filter((fact) => fact !== undefined);
}
