import { readChannels, withinLimit } from '@almaty/delivery/bucket-reader';
import { CATALOGUE_INDEX_FILE, CatalogueIndex } from '@almaty/store/schema';
import { openRelease } from './catalogue-bucket.ts';

type CatalogueLocation = CatalogueIndex['locations'][number];
type CatalogueActivity = CatalogueIndex['activities'][number];

/** The locations and activities that visitors can select, by id. */
export type Catalogue = {
  locations: ReadonlyMap<number, CatalogueLocation>;
  activities: ReadonlyMap<number, CatalogueActivity>;
};

/** How long a bucket may take, in milliseconds: a visitor may be waiting. */
const TIMEOUT_MS = 2000;

/** The last catalogue that was read from a bucket. A release never changes, so its versions say whether it is current. */
const lastRead = new WeakMap<R2Bucket, { versions: string; catalogue: Catalogue }>();

async function readIndex(bucket: R2Bucket, version: string): Promise<CatalogueIndex> {
  const { readJson } = await openRelease(bucket, version);
  return CatalogueIndex.parse(await readJson(CATALOGUE_INDEX_FILE));
}

async function readLive(bucket: R2Bucket): Promise<Catalogue> {
  const { stable, canary } = await readChannels(bucket);
  const versions = `${stable} ${canary?.version}`;
  const last = lastRead.get(bucket);
  if (last?.versions === versions) return last.catalogue;
  // Whoever gets the canary may select what only it has. One that cannot be read is shown to nobody.
  const tried = canary ? await readIndex(bucket, canary.version).catch(() => null) : null;
  const usual = await readIndex(bucket, stable);
  const byId = <Item extends { id: number }>(items: readonly Item[]) => items.map((item) => [item.id, item] as const);
  const catalogue = {
    locations: new Map(byId([...(tried?.locations ?? []), ...usual.locations])),
    activities: new Map(byId([...(tried?.activities ?? []), ...usual.activities])),
  };
  lastRead.set(bucket, { versions, catalogue });
  return catalogue;
}

/**
 * Reads the locations and activities of the catalogue's stable release, and of its canary if one runs.
 *
 * @throws Error when there is no release, when its files have another shape, or when the bucket takes too long.
 */
export const readCatalogue = (bucket: R2Bucket): Promise<Catalogue> =>
  withinLimit(TIMEOUT_MS, 'The catalogue', readLive(bucket));
