import * as z from 'zod/mini';

const Channels = z.object({ stable: z.string() });
const Index = z.object({
  locations: z.array(z.object({ id: z.int(), name: z.string(), category: z.string() })),
  activities: z.array(z.object({ id: z.int(), name: z.string() })),
});

/** Names by id, as the current release of the catalogue has them. */
export type Catalogue = {
  locationName: (id: number) => string | undefined;
  activityName: (id: number) => string | undefined;
};

async function readJson(bucket: R2Bucket, key: string): Promise<unknown> {
  const object = await bucket.get(key);
  if (!object) throw new Error(`The catalogue has no ${key}`);
  return object.json();
}

/**
 * Reads the catalogue's current release: names in letters come from it and never from a request, whose texts anybody
 * may have forged.
 *
 * @throws Error when there is no release, or none that can be used.
 */
export async function readCatalogue(bucket: R2Bucket): Promise<Catalogue> {
  const { stable } = Channels.parse(await readJson(bucket, 'channels.json'));
  const { locations, activities } = Index.parse(await readJson(bucket, `${stable}/catalogue.json`));
  const locationNames = new Map(locations.map(({ id, name, category }) => [id, `${name} (${category})`]));
  const activityNames = new Map(activities.map(({ id, name }) => [id, name]));
  return { locationName: (id) => locationNames.get(id), activityName: (id) => activityNames.get(id) };
}
