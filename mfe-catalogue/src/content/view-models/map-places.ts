import data from '#generated/map-places.json' with { type: 'json' };
import type { LocationCard } from './location-card.ts';

/** What the map says of a location beside its pin. */
export type MapPlace = Pick<LocationCard, 'location'> & { summary: Omit<LocationCard['summary'], 'bestMonths'> };

/** Every location, in the order of the tabs of the Locations page, those also in Almaty last. */
export const mapPlaces = data;
