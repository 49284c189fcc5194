import { parseArgs } from 'node:util';
import { getPlatformProxy } from 'wrangler';
import { buildRelease } from './build-release.ts';
import { type Bucket, promote, stableVersion, uploadRelease } from './upload.ts';

const USAGE = `Publishes builds of remotes into their buckets and makes them what visitors get.

  node shared-delivery/src/publish/cli.ts --state <folder> <remote>…
  node shared-delivery/src/publish/cli.ts --cloudflare <remote>…

  <remote>       catalogue, itinerary or trip-tips; built before, by its own build
  --state        where wrangler keeps the local buckets, the same for every command
  --cloudflare   the real buckets: needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID in the environment`;

const remotes = ['catalogue', 'itinerary', 'trip-tips'];

/** Which buckets: the local ones in a folder, or the real ones. */
type Target = { state: string } | 'cloudflare';

async function publish(bucket: Bucket, name: string): Promise<string> {
  const built = await buildRelease(`mfe-${name}/dist`);
  const { version } = built.release;
  await uploadRelease(bucket, built);
  if ((await stableVersion(bucket)) === version) return `${name} ${version} stands already`;
  await promote(bucket, version);
  return `${name} ${version} published, ${Object.keys(built.release.files).length} files`;
}

async function publishTo(target: Target, name: string): Promise<string> {
  const { env, dispose } = await getPlatformProxy<{ RELEASES: Bucket }>({
    configPath: `mfe-${name}/wrangler.jsonc`,
    persist: target === 'cloudflare' ? false : { path: `${target.state}/v3` },
    remoteBindings: target === 'cloudflare',
    envFiles: [],
  });
  try {
    return await publish(env.RELEASES, name);
  } finally {
    await dispose();
  }
}

/** What was asked for; a text when it was asked for wrongly. */
function commandLine(): { target: Target; names: readonly string[] } | string {
  try {
    const options = { state: { type: 'string' }, cloudflare: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const unknown = positionals.find((name) => !remotes.includes(name));
    if (unknown) return `There is no remote called ${unknown}`;
    if (positionals.length === 0) return 'Name the remotes to publish';
    if (values.cloudflare && values.state) return 'Choose the local buckets or the real ones';
    if (values.state) return { target: { state: values.state }, names: positionals };
    if (!values.cloudflare) return 'Say where to publish to';
    return process.env.CLOUDFLARE_API_TOKEN
      ? { target: 'cloudflare', names: positionals }
      : 'CLOUDFLARE_API_TOKEN is not set: the real buckets need it';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const asked = commandLine();
if (typeof asked === 'string') {
  console.error(`${asked}\n\n${USAGE}`);
  process.exitCode = 2;
} else {
  try {
    for (const name of asked.names) console.log(await publishTo(asked.target, name));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
