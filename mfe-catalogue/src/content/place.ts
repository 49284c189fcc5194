import type { Category, Location } from '@almaty/store/schema';
import type { Place } from './schema.ts';

/** A place as an editor writes it: its category is the file's, and `image` is empty until its picture is drawn. */
type Entry = Omit<Place, 'category' | 'image'> & { image?: string };

/** Gives every entry of a file its category. */
export const placesOf = (category: Category, entries: readonly Entry[]): readonly Place[] =>
  entries.map((entry) => ({ image: '', ...entry, category }));

/** What an itinerary keeps of a place. */
export const locationOf = ({ slug: _, ...location }: Place): Location => location;
