import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type FileDigest, getContentKey } from '../schema/release.ts';
import type { BuiltRelease } from './build-release.ts';

/** An object of a version: what it is for a person, its key, and how to get what belongs there. */
export type ReleasePart = { name: string; key: string; digest: FileDigest; load: () => Promise<Buffer> };

/** The files and fragments of a version, each content once. */
export function listParts({ release, fragments, folder }: BuiltRelease): ReleasePart[] {
  const parts = [
    ...Object.entries(release.files).map(([file, digest]) => ({
      ...{ name: file, key: getContentKey(digest), digest },
      load: () => readFile(path.join(folder, file)),
    })),
    ...Object.entries(release.fragments).map(([page, digest]) => ({
      ...{ name: `the fragment of ${page}`, key: getContentKey(digest), digest },
      load: async () => Buffer.from(JSON.stringify(fragments[page])),
    })),
  ];
  return [...new Map(parts.map((part) => [part.key, part])).values()];
}
