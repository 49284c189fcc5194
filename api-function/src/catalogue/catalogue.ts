import { CHANNELS_FILE, Channels } from '@almaty/delivery/schema';
import { CATALOGUE_INDEX_FILE, CatalogueIndex } from '@almaty/store/schema';

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
  const { stable } = Channels.parse(await readJson(bucket, CHANNELS_FILE));
  const { locations, activities } = CatalogueIndex.parse(await readJson(bucket, `${stable}/${CATALOGUE_INDEX_FILE}`));
  const locationNames = new Map(locations.map(({ id, name, category }) => [id, `${name} (${category})`]));
  const activityNames = new Map(activities.map(({ id, name }) => [id, name]));
  return { locationName: (id) => locationNames.get(id), activityName: (id) => activityNames.get(id) };
}
