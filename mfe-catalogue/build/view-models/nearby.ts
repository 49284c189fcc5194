import type { NearbyLocation } from '../../src/content/view-models/nearby.ts';
import { getDistanceKm } from '../../src/lib/distance-and-bearing.ts';
import type { LocationContent } from '../content/catalogue-content.ts';

/** Farther than this nobody calls it nearby, in kilometres. */
const NEARBY_KM = 60;
const MAX_NEARBY = 4;

/**
 * The nearest other locations, the nearest first; none for a location whose position is not known. What lies on the same
 * way or spot, and what is shown as fitting into the same day, is left out.
 *
 * @param locations all locations.
 */
export function findNearby(
  locations: readonly LocationContent[],
  { location, facts }: LocationContent,
): readonly NearbyLocation[] {
  const position = facts.position?.value;
  if (!position) return [];
  const others = new Set([location.id, ...facts.combinesWith.value, ...(facts.overlapsWith?.value ?? [])]);
  return locations
    .flatMap((there): NearbyLocation[] => {
      const otherPosition = there.facts.position?.value;
      if (!otherPosition || others.has(there.location.id)) return [];
      return [{ slug: there.location.slug, km: Math.max(1, Math.round(getDistanceKm(position, otherPosition))) }];
    })
    .filter(({ km }) => km <= NEARBY_KM)
    .sort((a, b) => a.km - b.km)
    .slice(0, MAX_NEARBY);
}
