import data from '#generated/map-entries.json' with { type: 'json' };
import type { LocationCard } from './location-card.ts';

/** What the map says of a location beside its pin. */
export type MapEntry = Pick<LocationCard, 'location'> & { summary: Omit<LocationCard['summary'], 'bestMonths'> };

/** Every location, in the order of the tabs of the Locations page, those also in Almaty last. */
export const mapEntries = data;
