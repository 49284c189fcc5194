import type { Category, Location } from '@almaty/store/schema';
import { thumbnailOf } from './picture-address.ts';
import type { Place } from './schema.ts';

/** A place as an editor writes it: its category is the file's, and its picture has its slug. */
type Entry = Omit<Place, 'category' | 'image'>;

/** Gives every entry of a file its category and its picture. */
export const placesOf = (category: Category, entries: readonly Entry[]): readonly Place[] =>
  entries.map((entry) => ({ ...entry, image: thumbnailOf(entry.slug), category }));

/** What an itinerary keeps of a place. */
export const locationOf = ({ slug: _, ...location }: Place): Location => location;
