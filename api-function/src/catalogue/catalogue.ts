import * as z from 'zod/mini';

/** channels.json: the release that each channel points to. */
const Channels = z.object({ stable: z.string() });
/** catalogue.json: what a release of the catalogue tells other Workers. */
const CatalogueIndex = z.object({
  locations: z.array(z.object({ id: z.int(), name: z.string(), category: z.string() })),
  activities: z.array(z.object({ id: z.int(), name: z.string() })),
});

/** The names of locations (with their category) and activities by id; undefined for an id that the release lacks. */
export type Catalogue = {
  locationName: (id: number) => string | undefined;
  activityName: (id: number) => string | undefined;
};

async function readJson(bucket: R2Bucket, key: string): Promise<unknown> {
  const object = await bucket.get(key);
  if (!object) throw new Error(`The bucket of the catalogue has no ${key}: publish a release.`);
  return object.json();
}

/**
 * Reads the names in the catalogue's stable release.
 *
 * @throws Error when there is no release, or when its files have another shape.
 */
export async function readCatalogue(bucket: R2Bucket): Promise<Catalogue> {
  const { stable } = Channels.parse(await readJson(bucket, 'channels.json'));
  const { locations, activities } = CatalogueIndex.parse(await readJson(bucket, `${stable}/catalogue.json`));
  const locationNames = new Map(locations.map(({ id, name, category }) => [id, `${name} (${category})`]));
  const activityNames = new Map(activities.map(({ id, name }) => [id, name]));
  return { locationName: (id) => locationNames.get(id), activityName: (id) => activityNames.get(id) };
}
