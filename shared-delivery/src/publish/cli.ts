import { parseArgs } from 'node:util';
import { getPlatformProxy } from 'wrangler';
import { buildRelease } from './build-release.ts';
import { type Bucket, promote, stableVersion, uploadRelease } from './upload.ts';

const USAGE = `Publishes builds of remotes into the local buckets and makes them what visitors get.

  node shared-delivery/src/publish/cli.ts --state <folder> <remote>…

  <remote>   catalogue, itinerary or trip-tips; built before, by its own build
  --state    where wrangler keeps the local buckets, the same for every command`;

const remotes: Readonly<Record<string, { binding: string; dist: string }>> = {
  catalogue: { binding: 'R2_CATALOGUE', dist: 'mfe-catalogue/dist' },
  itinerary: { binding: 'R2_ITINERARY', dist: 'mfe-itinerary/dist' },
  'trip-tips': { binding: 'R2_TRIP_TIPS', dist: 'mfe-trip-tips/dist' },
};

async function publish(bucket: Bucket, name: string, dist: string): Promise<string> {
  const built = await buildRelease(dist);
  const { version } = built.release;
  await uploadRelease(bucket, built);
  if ((await stableVersion(bucket)) === version) return `${name} ${version} stands already`;
  await promote(bucket, version);
  return `${name} ${version} published, ${Object.keys(built.release.files).length} files`;
}

async function run(state: string, names: readonly string[]): Promise<void> {
  const { env, dispose } = await getPlatformProxy<Record<string, Bucket>>({
    configPath: 'shell/wrangler.jsonc',
    persist: { path: `${state}/v3` },
    envFiles: [],
  });
  try {
    for (const name of names) {
      const remote = remotes[name];
      const bucket = remote && env[remote.binding];
      if (!bucket) throw new Error(`There is no remote called ${name}\n\n${USAGE}`);
      console.log(await publish(bucket, name, remote.dist));
    }
  } finally {
    await dispose();
  }
}

function commandLine() {
  try {
    const { values, positionals } = parseArgs({ options: { state: { type: 'string' } }, allowPositionals: true });
    return values.state && positionals.length > 0 ? { state: values.state, names: positionals } : null;
  } catch {
    return null;
  }
}

const asked = commandLine();
if (asked) {
  await run(asked.state, asked.names).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
