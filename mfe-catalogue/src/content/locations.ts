import { city } from './city.ts';
import { mountainRoutes } from './mountain-routes.ts';
import { nature } from './nature.ts';
import type { Place } from './schema.ts';

/** Every place, in the order of the tabs. */
export const places: readonly Place[] = [...nature, ...mountainRoutes, ...city];

/** The place with an address, if there is one. */
export const placeOf = (slug: string | undefined): Place | undefined => places.find((place) => place.slug === slug);
