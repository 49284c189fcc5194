import { city } from './city.ts';
import { mountainRoutes } from './mountain-routes.ts';
import { nature } from './nature.ts';
import type { CatalogueLocation } from './schema.ts';

/** All locations, in the order of the tabs of the Locations page. */
export const locations: readonly CatalogueLocation[] = [...nature, ...mountainRoutes, ...city];

/** Finds the location with a slug. */
export const findLocation = (slug: string | undefined): CatalogueLocation | undefined =>
  locations.find((location) => location.slug === slug);
