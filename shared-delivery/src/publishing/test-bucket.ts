import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getPlatformProxy } from 'wrangler';
import type { Bucket } from './bucket.ts';
import { type BuiltRelease, describeContent, sealRelease } from './build-release.ts';

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

/** What all versions have in common. */
const SHARED_CONTENT = '.tips{}';

/** Makes the build of a version with a file of its own, one that all versions have, and one page. @returns also what removes its folder. */
export async function createBuild(
  version: string,
  content = `remote('${version}')`,
): Promise<BuiltRelease & { file: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  const file = path.join(folder, 'entry.js');
  await writeFile(file, content);
  await writeFile(path.join(folder, 'shared.css'), SHARED_CONTENT);
  const fragments = { '/tips': { head: { title: 'Tips' }, body: `<h1>Tips of ${version}</h1>` } };
  const release = sealRelease({
    version,
    files: { 'entry.js': describeContent(content), 'shared.css': describeContent(SHARED_CONTENT) },
    snapshot: { globalName: 'tips', remoteEntry: 'entry.js', modules: [] },
    requires: {},
    pages: [{ route: '/tips', module: './TipsPage', skeleton: 'article', paths: ['/tips'] }],
    fragments: { '/tips': describeContent(JSON.stringify(fragments['/tips'])) },
  });
  return { folder, file, fragments, release, remove: () => rm(folder, { recursive: true }) };
}
