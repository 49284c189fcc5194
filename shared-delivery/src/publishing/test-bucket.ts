import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getPlatformProxy } from 'wrangler';
import type { Bucket } from './bucket.ts';
import type { BuiltRelease } from './build-release.ts';

const WORKSPACE = path.resolve(import.meta.dirname, '../../..');

/** Opens an empty bucket of workerd that nobody keeps. */
export async function openTestBucket(): Promise<{ bucket: Bucket; close: () => Promise<void> }> {
  const { env, dispose } = await getPlatformProxy<{ RELEASES: Bucket }>({
    configPath: path.join(WORKSPACE, 'mfe-itinerary/wrangler.jsonc'),
    persist: false,
    remoteBindings: false,
    envFiles: [],
  });
  return { bucket: env.RELEASES, close: dispose };
}

/** Makes the build of a version with one file and one page. @returns also what removes its folder. */
export async function createBuild(
  version: string,
  content = `remote('${version}')`,
): Promise<BuiltRelease & { file: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  const file = path.join(folder, 'entry.js');
  await writeFile(file, content);
  return {
    ...{ folder, file, remove: () => rm(folder, { recursive: true }) },
    fragments: { '/tips': { head: { title: 'Tips' }, body: '<h1>Tips</h1>' } },
    release: {
      version,
      files: { 'entry.js': { integrity: 'sha384-x', bytes: content.length } },
      snapshot: { globalName: 'tips', remoteEntry: 'entry.js', modules: [] },
      pages: ['/tips'],
    },
  };
}
