import type { Itinerary } from '@almaty/store';

/** How many things are in the trip. */
export const countOf = ({ locations, activities }: Itinerary): number => locations.length + activities.length;
