import { use } from 'react';
import { loadLocationDetails } from '../../content/view-models/load-location-details.ts';
import type { LocationDetails } from '../../content/view-models/location-details.ts';

const cache = new Map<string, Promise<LocationDetails | undefined>>();

/** The promise of a location's details: one per location, as `use` demands. A failed one is forgotten, so that a retry loads again. */
function getLocationDetails(slug: string): Promise<LocationDetails | undefined> {
  const cached = cache.get(slug);
  if (cached) return cached;
  const promise = loadLocationDetails(slug);
  promise.catch(() => cache.delete(slug));
  cache.set(slug, promise);
  return promise;
}

/** The details of a location. Suspends until they are loaded; throws when they do not load. */
export const useLocationDetails = (slug: string): LocationDetails | undefined => use(getLocationDetails(slug));
