import * as z from 'zod/mini';

/** File of a catalogue release that lists its locations and activities for other packages. */
export const CATALOGUE_INDEX_FILE = 'catalogue.json';

/** Short description of a picture for `toPosterSource` of @almaty/ui, and the name of its files under `/pictures/`. */
const Picture = z.object({ name: z.string(), card: z.string() });

/** What people there call something, in Russian and in Kazakh. */
export const LocalNames = z.object({ ru: z.string(), kk: z.optional(z.string()) });
export type LocalNames = z.infer<typeof LocalNames>;

/** What a printed itinerary says of an item: what people there call it, and where it is in a few words. */
const onPaper = { localNames: z.optional(LocalNames), where: z.optional(z.string()) };

/**
 * A drawing of a part of the country for the ground of a map, north up, and what it shows in degrees, WGS 84. `picture` is the
 * file of the release that has it as a PNG; older releases have none.
 */
const MapGround = z.object({
  path: z.string(),
  west: z.number(),
  east: z.number(),
  south: z.number(),
  north: z.number(),
  picture: z.optional(z.string()),
});
export type MapGround = z.infer<typeof MapGround>;

/**
 * `catalogue.json`: names, slugs and pictures by id. The catalogue's build writes it, one for each language; the API, the
 * plan page and the tips' link check read it. Older releases have no pictures, no local names and no words of where
 * something is.
 */
export const CatalogueIndex = z.object({
  locations: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      category: z.string(),
      picture: z.optional(Picture),
      ...onPaper,
    }),
  ),
  activities: z.array(z.object({ id: z.int(), name: z.string(), picture: z.optional(Picture), ...onPaper })),
  /** What the planning data say, in the language of the index: English text -> translation. English has none. */
  texts: z.optional(z.record(z.string(), z.string())),
  /** The grounds of maps, the most detailed one first. */
  grounds: z._default(z.array(MapGround), []),
});
export type CatalogueIndex = z.infer<typeof CatalogueIndex>;
