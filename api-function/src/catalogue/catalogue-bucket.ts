import { parseJson, readContent, readStoredRelease } from '@almaty/delivery/bucket-reader';

/**
 * Reads JSON files of one release of the catalogue.
 *
 * @returns a function that reads the file of a name; it throws Error when the file is missing or damaged.
 * @throws Error when the release is missing or damaged.
 */
export async function openRelease(bucket: R2Bucket, version: string): Promise<(file: string) => Promise<unknown>> {
  const { files } = await readStoredRelease(bucket, version);
  return async (file) => {
    const digest = files[file];
    if (!digest) throw new Error(`The release ${version} of the catalogue has no ${file}.`);
    return parseJson(await readContent(bucket, file, digest));
  };
}
