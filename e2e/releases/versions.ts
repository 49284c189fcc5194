import { describeContent, sealRelease } from '@almaty/delivery/releases';
import { getContentKey, getCopiedFile, type Release, Release as ReleaseSchema } from '@almaty/delivery/schema';

/** What a test reads of a release pointer. */
export type Pointer = {
  stable: string;
  canary?: { version: string; percent: number };
  history?: readonly { action: string; percent?: number; reason?: string }[];
};

/** Reads the release pointer of a bucket. */
export async function readPointer(bucket: R2Bucket): Promise<Pointer> {
  const object = await bucket.get('channels.json');
  if (!object) throw new Error('There is no release pointer');
  return object.json();
}

/** Reads which version visitors get. */
export const readStable = async (bucket: R2Bucket): Promise<string> => (await readPointer(bucket)).stable;

/** Writes a release pointer past the command line, as a test needs it at once. */
export const writePointer = (bucket: R2Bucket, pointer: Pointer): Promise<unknown> =>
  bucket.put('channels.json', JSON.stringify(pointer), { httpMetadata: { contentType: 'application/json' } });

/** Reads the description of a version. */
async function readRelease(bucket: R2Bucket, version: string): Promise<Release> {
  const object = await bucket.get(`${version}/release.json`);
  if (!object) throw new Error(`There is no version ${version}`);
  return ReleaseSchema.parse(await object.json());
}

/** The key of the first file of a version whose name matches. */
export async function findFile(bucket: R2Bucket, version: string, name: RegExp): Promise<string> {
  const { files } = await readRelease(bucket, version);
  const [, digest] = Object.entries(files).find(([file]) => name.test(file)) ?? [];
  if (!digest) throw new Error(`The version ${version} has no file ${name}`);
  return getContentKey(digest);
}

/** How a copied version differs. */
export type Changes = {
  /** Changes the text of files whose name matches. */
  files?: readonly (readonly [name: RegExp, change: (text: string) => string])[];
  /** Changes the text of all fragments. */
  fragments?: (text: string) => string;
  /** Changes the description. */
  release?: (release: Omit<Release, 'integrity'>) => Omit<Release, 'integrity'>;
};

/** Publishes a version once more under another name, with changes. */
export async function copyVersion(bucket: R2Bucket, from: string, to: string, changes: Changes = {}): Promise<void> {
  const { integrity: _, ...release } = await readRelease(bucket, from);
  const replace = async (
    digests: Release['files'],
    getChange: (name: string) => ((text: string) => string) | undefined,
  ): Promise<Release['files']> => {
    const copies: Release['files'] = {};
    for (const [name, digest] of Object.entries(digests)) {
      // The compressed copy of a file that changes would bring the file as it was.
      const copied = getCopiedFile(name);
      if (copied && getChange(copied)) continue;
      const change = getChange(name);
      copies[name] = digest;
      if (!change) continue;
      const text = change((await (await bucket.get(getContentKey(digest)))?.text()) ?? '');
      const changed = describeContent(text);
      await bucket.put(getContentKey(changed), text);
      copies[name] = changed;
    }
    return copies;
  };
  const copy = {
    ...release,
    version: to,
    files: await replace(release.files, (name) => changes.files?.find(([pattern]) => pattern.test(name))?.[1]),
    fragments: await replace(release.fragments, () => changes.fragments),
  };
  const sealed = sealRelease(changes.release?.(copy) ?? copy);
  await bucket.put(`${to}/release.json`, JSON.stringify(sealed));
}
