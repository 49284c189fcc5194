import { parseJson, readContent, readStoredRelease } from '@almaty/delivery/bucket-reader';
import { FIRST_LANGUAGE, getBase, type Language } from '@almaty/languages';

/**
 * Reads JSON files of one release of a remote.
 *
 * @returns a function that reads the file of a name, in a language if the release has it, else in English; it throws Error when
 *   the file is missing or damaged.
 * @throws Error when the release is missing or damaged.
 */
export async function openRelease(
  bucket: R2Bucket,
  version: string,
): Promise<(file: string, language?: Language) => Promise<unknown>> {
  const { files } = await readStoredRelease(bucket, version);
  return async (file, language = FIRST_LANGUAGE) => {
    const translated = `${getBase(language)}/${file}`.slice(1);
    const name = files[translated] ? translated : file;
    const digest = files[name];
    if (!digest) throw new Error(`The release ${version} has no ${name}.`);
    return parseJson(await readContent(bucket, name, digest));
  };
}
