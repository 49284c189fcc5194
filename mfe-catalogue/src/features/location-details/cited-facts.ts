import type { Fact } from '../../content/schema.ts';
import type { LocationDetails } from '../../content/view-models/location-details.ts';
import type { DetailSection } from './detail-sections.ts';

/** The facts that the page shows of a location, in the order in which it shows them. */
export function getCitedFacts(details: LocationDetails, sections: readonly DetailSection[]): Fact<unknown>[] {
  const { facts, notice, openingHours, fee } = details;
  const { names, roadKm, driveHours, bus, visitMinutes, bestMonths, route, position } = facts;
  return [
    ...[
      names.ru,
      names.kk,
      notice.value.state === 'open' ? undefined : notice,
      roadKm,
      driveHours,
      bus,
      openingHours,
      visitMinutes,
      bestMonths,
      fee,
    ],
    ...sections.flatMap(({ rows }) => rows.flatMap((row) => row.facts)),
    ...(route?.waypoints ?? []),
    position,
  ].filter((fact) => fact !== undefined);
}
