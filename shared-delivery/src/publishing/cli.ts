import { getPlatformProxy } from 'wrangler';
import type { RemoteName } from '../schema/remotes.ts';
import { buildRelease } from './build-release.ts';
import { parseCommandLine, type Target, USAGE, UsageError } from './command-line.ts';
import { type Bucket, getStableVersion, promote, uploadRelease } from './upload.ts';

/** Publishes the build of a remote and promotes it; returns what to print. */
async function publishRemote(bucket: Bucket, remote: RemoteName): Promise<string> {
  const built = await buildRelease(`mfe-${remote}/dist`);
  const { version, files } = built.release;
  await uploadRelease(bucket, built);
  const previous = await getStableVersion(bucket);
  if (previous === version) return `${remote} ${version} is already published`;
  await promote(bucket, version);
  const count = `${Object.keys(files).length} files`;
  return `${remote} ${version} published, ${count}${previous ? `; the previous version is ${previous}` : ''}`;
}

/** Promotes a version that the bucket already contains; returns what to print. */
async function promoteVersion(bucket: Bucket, remote: RemoteName, version: string): Promise<string> {
  const previous = await getStableVersion(bucket);
  await promote(bucket, version);
  return `${remote} ${version} promoted; the previous version is ${previous ?? 'none'}`;
}

/** Opens the bucket of a remote through its wrangler configuration, and closes it afterwards. */
async function withBucket(
  target: Target,
  remote: RemoteName,
  action: (bucket: Bucket) => Promise<string>,
): Promise<string> {
  const { env, dispose } = await getPlatformProxy<{ RELEASES: Bucket }>({
    configPath: `mfe-${remote}/wrangler.jsonc`,
    persist: target === 'cloudflare' ? false : { path: `${target.state}/v3` },
    remoteBindings: target === 'cloudflare',
    envFiles: [],
  });
  try {
    return await action(env.RELEASES);
  } finally {
    await dispose();
  }
}

try {
  const { target, remotes, version } = parseCommandLine(process.argv.slice(2), process.env);
  for (const remote of remotes) {
    const line = await withBucket(target, remote, (bucket) =>
      version === undefined ? publishRemote(bucket, remote) : promoteVersion(bucket, remote, version),
    );
    console.log(line);
  }
} catch (error) {
  if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`);
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
