import { parseArgs } from 'node:util';
import { getPlatformProxy } from 'wrangler';
import { buildRelease } from './build-release.ts';
import { type Bucket, promote, stableVersion, uploadRelease } from './upload.ts';

const USAGE = `Publishes builds of remotes into their buckets and makes them what visitors get, or goes back to an earlier one.

  node shared-delivery/src/publish/cli.ts --state <folder> <remote>…
  node shared-delivery/src/publish/cli.ts --cloudflare <remote>…
  node shared-delivery/src/publish/cli.ts --cloudflare --promote <version> <remote>

  <remote>       catalogue, itinerary or trip-tips; built before, by its own build
  --promote      makes a version that stands in the bucket what visitors get: no build, some seconds
  --state        where wrangler keeps the local buckets, the same for every command
  --cloudflare   the real buckets: needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID in the environment`;

const remotes = ['catalogue', 'itinerary', 'trip-tips'];

/** Which buckets: the local ones in a folder, or the real ones. */
type Target = { state: string } | 'cloudflare';

async function publish(bucket: Bucket, name: string): Promise<string> {
  const built = await buildRelease(`mfe-${name}/dist`);
  const { version } = built.release;
  await uploadRelease(bucket, built);
  const before = await stableVersion(bucket);
  if (before === version) return `${name} ${version} stands already`;
  await promote(bucket, version);
  const files = `${Object.keys(built.release.files).length} files`;
  return `${name} ${version} published, ${files}${before ? `; before it stood ${before}` : ''}`;
}

async function goTo(bucket: Bucket, name: string, version: string): Promise<string> {
  const before = await stableVersion(bucket);
  await promote(bucket, version);
  return `${name} ${version} is what visitors get; before it stood ${before ?? 'none'}`;
}

async function withBucket(target: Target, name: string, act: (bucket: Bucket) => Promise<string>): Promise<string> {
  const { env, dispose } = await getPlatformProxy<{ RELEASES: Bucket }>({
    configPath: `mfe-${name}/wrangler.jsonc`,
    persist: target === 'cloudflare' ? false : { path: `${target.state}/v3` },
    remoteBindings: target === 'cloudflare',
    envFiles: [],
  });
  try {
    return await act(env.RELEASES);
  } finally {
    await dispose();
  }
}

/** What was asked for: a version to promote, or builds to publish. */
type Asked = { target: Target; names: readonly string[]; version: string | undefined };

/** What was asked for; a text when it was asked for wrongly. */
function commandLine(): Asked | string {
  try {
    const options = {
      state: { type: 'string' },
      cloudflare: { type: 'boolean' },
      promote: { type: 'string' },
    } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const unknown = positionals.find((name) => !remotes.includes(name));
    if (unknown) return `There is no remote called ${unknown}`;
    if (positionals.length === 0) return 'Name the remotes to publish';
    if (values.promote !== undefined && positionals.length > 1) return 'Promote a version of one remote at a time';
    if (values.cloudflare && values.state) return 'Choose the local buckets or the real ones';
    const rest = { names: positionals, version: values.promote };
    if (values.state) return { target: { state: values.state }, ...rest };
    if (!values.cloudflare) return 'Say where to publish to';
    return process.env.CLOUDFLARE_API_TOKEN
      ? { target: 'cloudflare', ...rest }
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
    const { target, names, version } = asked;
    const act = (name: string) => (bucket: Bucket) =>
      version === undefined ? publish(bucket, name) : goTo(bucket, name, version);
    for (const name of names) console.log(await withBucket(target, name, act(name)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
