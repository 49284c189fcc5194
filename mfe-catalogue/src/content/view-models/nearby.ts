import { getDistanceKm } from '../../lib/distance-and-bearing.ts';
import { locationFacts } from '../facts/index.ts';
import { locations } from '../locations.ts';

/** A location near another one, with the distance between them in a straight line. */
export type NearbyLocation = { slug: string; km: number };

/** Farther than this nobody calls it nearby, in kilometres. */
const NEARBY_KM = 60;
const MAX_NEARBY = 4;

/**
 * The nearest other locations, the nearest first; none for a location whose position is not known. What lies on the same
 * way or spot, and what is shown as fitting into the same day, is left out.
 */
export function findNearby(slug: string): readonly NearbyLocation[] {
  const facts = locationFacts[slug];
  const position = facts?.position?.value;
  if (!position) return [];
  const others = new Set([...facts.combinesWith.value, ...(facts.overlapsWith?.value ?? [])]);
  return locations
    .flatMap((location): NearbyLocation[] => {
      const there = locationFacts[location.slug]?.position?.value;
      if (!there || location.slug === slug || others.has(location.id)) return [];
      return [{ slug: location.slug, km: Math.max(1, Math.round(getDistanceKm(position, there))) }];
    })
    .filter(({ km }) => km <= NEARBY_KM)
    .sort((a, b) => a.km - b.km)
    .slice(0, MAX_NEARBY);
}
