import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { getReleaseFile } from '../bucket-reader/index.ts';
import type { BuiltRelease } from '../publishing/build-release.ts';
import { listParts } from '../publishing/release-parts.ts';
import { CHANNELS_FILE, type Channels } from '../schema/channels.ts';

/** Key of an object -> what reads its content. */
type Contents = ReadonlyMap<string, () => Promise<Buffer>>;

/** Reads the content of an object; null when there is none. */
export type ReleaseSource = (key: string) => Promise<Buffer | null>;

/** Changes with every build: the sizes and times of all its files. */
async function getStamp(dist: string): Promise<string> {
  const names = (await readdir(dist, { recursive: true })).sort();
  const stats = await Promise.all(names.map((name) => stat(path.join(dist, name))));
  return stats.map(({ size, mtimeMs }, index) => `${names[index]} ${size} ${mtimeMs}`).join('\n');
}

/** @throws Error when the build is missing or incomplete. */
async function describeBuild(dist: string): Promise<BuiltRelease> {
  const worker = new Worker(new URL('./describe-build.ts', import.meta.url), { workerData: dist });
  const [built] = await once(worker, 'message');
  return built;
}

function listContents(built: BuiltRelease): Contents {
  const channels: Channels = { stable: built.release.version, history: [] };
  const toContent = (value: object) => async () => Buffer.from(JSON.stringify(value));
  return new Map([
    [CHANNELS_FILE, toContent(channels)],
    [getReleaseFile(built.release.version), toContent(built.release)],
    ...listParts(built).map(({ key, load }) => [key, load] as const),
  ]);
}

/**
 * Reads what the bucket of a remote would contain if its last build was published and promoted.
 *
 * @param dist the remote's `dist` folder. Each read looks whether it was built anew.
 * @returns a function that throws an Error when the build is missing, incomplete or just being made.
 */
export function createReleaseSource(dist: string): ReleaseSource {
  let stamp: string | null = null;
  let contents: Promise<Contents> = Promise.resolve(new Map());
  return async (key) => {
    const current = await getStamp(dist);
    if (current !== stamp) {
      stamp = current;
      contents = describeBuild(dist).then(listContents);
    }
    return (await (await contents).get(key)?.()) ?? null;
  };
}
