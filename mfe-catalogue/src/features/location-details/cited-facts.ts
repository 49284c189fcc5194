import type { Fact, LocationFacts } from '../../content/schema.ts';

/** The facts that the page shows of a location, in the order in which it shows them. */
export function getCitedFacts(facts: LocationFacts): Fact<unknown>[] {
  const { names, roadKm, driveHours, elevationMetres, visitDuration, bestMonths, visitorNotes, route, position } =
    facts;
  return [
    ...[names.ru, names.kk, roadKm, driveHours, elevationMetres, visitDuration, bestMonths, visitorNotes],
    ...(route ? [route.lengthKm, route.ascentMetres, route.duration, route.trailhead, ...route.waypoints] : []),
    position,
  ].filter((fact) => fact !== undefined);
}
