import * as z from 'zod/mini';

/** File of a catalogue release that lists its locations and activities for other packages. */
export const CATALOGUE_INDEX_FILE = 'catalogue.json';

/** `catalogue.json`: names and slugs by id. The catalogue's build writes it; the API and the tips' link check read it. */
export const CatalogueIndex = z.object({
  locations: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string(), category: z.string() })),
  activities: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type CatalogueIndex = z.infer<typeof CatalogueIndex>;
