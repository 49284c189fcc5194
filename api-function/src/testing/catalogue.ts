import { env } from 'cloudflare:workers';
import { getIntegrity } from '@almaty/delivery/bucket-reader';
import { type FileDigest, getContentKey } from '@almaty/delivery/schema';
import { SMALL_PLANNING_DATA } from '@almaty/planner/testing';
import type { TipsFile } from '@almaty/store/schema';

export const catalogueIndex = {
  locations: [
    { id: 13, slug: 'charyn-canyon', name: 'Charyn Canyon', category: 'Nature' },
    { id: 31, slug: 'big-almaty-peak', name: 'Big Almaty Peak', category: 'Mountain Routes' },
  ],
  activities: [{ id: 3, name: 'Camping' }],
};

const [museum, park] = SMALL_PLANNING_DATA.locations;
const [ride] = SMALL_PLANNING_DATA.activities;

/** Planning data in which the catalogue's locations stand where a small set has a museum and a park. */
export const planningData = {
  ...SMALL_PLANNING_DATA,
  locations: [
    { ...museum, id: 13 },
    { ...park, id: 31 },
  ],
  activities: [
    { ...ride, id: 3, locationIds: [31], months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], monthsByLocation: {} },
  ],
};

/** A text, or bytes, of a file of a release. */
type Content = string | Uint8Array;

/** The digest of a content, as a release names it. */
export const describeContent = async (content: Content): Promise<FileDigest> => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content);
  return { integrity: await getIntegrity(bytes.buffer as ArrayBuffer), bytes: bytes.byteLength };
};

/**
 * Publishes and promotes a release of a remote.
 *
 * @param contents file -> its content.
 * @param bucket of the remote, that of the catalogue unless given.
 */
export async function publishFiles(
  version: string,
  contents: Readonly<Record<string, Content>>,
  bucket: R2Bucket = env.R2_CATALOGUE,
) {
  const files: Record<string, FileDigest> = {};
  for (const [file, content] of Object.entries(contents)) {
    const digest = await describeContent(content);
    files[file] = digest;
    await bucket.put(getContentKey(digest), content);
  }
  const snapshot = { globalName: 'catalogue', remoteEntry: 'entry.js', modules: [] };
  const description = { version, snapshot, files, requires: {}, pages: [], fragments: {} };
  const { integrity } = await describeContent(JSON.stringify(description));
  await bucket.put(`${version}/release.json`, JSON.stringify({ ...description, integrity }));
  await bucket.put('channels.json', JSON.stringify({ stable: version }));
}

const [home] = planningData.bases;

/**
 * Publishes a release whose planning data contradict themselves, which their schema cannot see: the home base is at two
 * nodes. The planner takes the first one and the verifier the last, so that no plan keeps the rules.
 */
export const publishContradiction = () =>
  publishFiles('v-contradiction', {
    'planning.json': JSON.stringify({
      ...planningData,
      bases: [...planningData.bases, { ...home, node: planningData.locations[1]?.node }],
    }),
    'catalogue.json': JSON.stringify(catalogueIndex),
  });

const tips: TipsFile = {
  holidays: [],
  emergency: { intro: '', items: [] },
  phrases: { intro: '', items: [] },
};

/**
 * Publishes a release of the catalogue with two locations and one activity, and one of the trip tips.
 *
 * @param others more files of the release of the catalogue, whose version has to be another one then.
 */
export async function publishCatalogue(version = 'v1', others: Readonly<Record<string, Content>> = {}): Promise<void> {
  await publishFiles(version, {
    'planning.json': JSON.stringify(planningData),
    'catalogue.json': JSON.stringify(catalogueIndex),
    ...others,
  });
  await publishFiles('t1', { 'tips.json': JSON.stringify(tips) }, env.R2_TRIP_TIPS);
}
