import type { Category, Location } from '@almaty/store/schema';
import { getThumbnailPath } from './picture-paths.ts';
import type { CatalogueLocation } from './schema.ts';

/** A location as an editor writes it: the category is that of its file, and the picture file is named by its slug. */
type LocationEntry = Omit<CatalogueLocation, 'category' | 'image'>;

/** Adds the category and the picture's path to every entry of a content file. */
export const createLocations = (category: Category, entries: readonly LocationEntry[]): readonly CatalogueLocation[] =>
  entries.map((entry) => ({ ...entry, image: getThumbnailPath(entry.slug), category }));

/** Takes what the itinerary stores of a location. */
export const toItineraryLocation = ({ slug: _, ...location }: CatalogueLocation): Location => location;
