import { city } from './city.ts';
import { mountainRoutes } from './mountain-routes.ts';
import { nature } from './nature.ts';
import type { CatalogueLocation } from './schema.ts';

/** All locations, in the order of the tabs of the Locations page. */
export const locations: readonly CatalogueLocation[] = [...nature, ...mountainRoutes, ...city];
