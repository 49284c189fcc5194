import { parseJson, readContent, readStoredRelease } from '@almaty/delivery/bucket-reader';
import { FIRST_LANGUAGE, getBase, type Language } from '@almaty/languages';

/** Reads files of one release; both throw Error when the file is missing or damaged. */
export type ReleaseReader = {
  /** Reads the JSON file of a name, in a language if the release has it, else in English. */
  readJson: (file: string, language?: Language) => Promise<unknown>;
  readBytes: (file: string) => Promise<ArrayBuffer>;
};

/**
 * Opens one release of a remote.
 *
 * @throws Error when the release is missing or damaged.
 */
export async function openRelease(bucket: R2Bucket, version: string): Promise<ReleaseReader> {
  const { files } = await readStoredRelease(bucket, version);
  const read = (name: string) => {
    const digest = files[name];
    if (!digest) throw new Error(`The release ${version} has no ${name}.`);
    return readContent(bucket, name, digest);
  };
  return {
    readJson: async (file, language = FIRST_LANGUAGE) => {
      const translated = `${getBase(language)}/${file}`.slice(1);
      return parseJson(await read(files[translated] ? translated : file));
    },
    readBytes: async (file) => read(file),
  };
}
