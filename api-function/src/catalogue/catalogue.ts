import { CATALOGUE_INDEX_FILE, CatalogueIndex } from '@almaty/store/schema';
import { limitTime, readJson, readStableVersion } from './catalogue-bucket.ts';

type CatalogueLocation = CatalogueIndex['locations'][number];
type CatalogueActivity = CatalogueIndex['activities'][number];

/** The locations and activities of the catalogue's stable release, by id. */
export type Catalogue = {
  locations: ReadonlyMap<number, CatalogueLocation>;
  activities: ReadonlyMap<number, CatalogueActivity>;
};

/** How long a bucket may take, in milliseconds: a visitor may be waiting. */
const TIMEOUT_MS = 2000;

/** The last catalogue that was read from a bucket. A release never changes, so its version says whether it is current. */
const lastRead = new WeakMap<R2Bucket, { version: string; catalogue: Catalogue }>();

async function readStable(bucket: R2Bucket): Promise<Catalogue> {
  const stable = await readStableVersion(bucket);
  const last = lastRead.get(bucket);
  if (last?.version === stable) return last.catalogue;
  const { locations, activities } = CatalogueIndex.parse(await readJson(bucket, `${stable}/${CATALOGUE_INDEX_FILE}`));
  const catalogue = {
    locations: new Map(locations.map((location) => [location.id, location])),
    activities: new Map(activities.map((activity) => [activity.id, activity])),
  };
  lastRead.set(bucket, { version: stable, catalogue });
  return catalogue;
}

/**
 * Reads the locations and activities of the catalogue's stable release.
 *
 * @throws Error when there is no release, when its files have another shape, or when the bucket takes too long.
 */
export const readCatalogue = (bucket: R2Bucket): Promise<Catalogue> => limitTime(readStable(bucket), TIMEOUT_MS);
