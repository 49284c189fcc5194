import type { Category, Location } from '@almaty/store/schema';

/** A location as an editor writes it: its category is the file's, and `image` is empty until its picture is drawn. */
type Entry = Omit<Location, 'category' | 'image'> & { image?: string };

/** Gives every entry of a file its category. */
export const locationsOf = (category: Category, entries: readonly Entry[]): readonly Location[] =>
  entries.map((entry) => ({ image: '', ...entry, category }));
