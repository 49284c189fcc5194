import { parseArgs } from 'node:util';
import { isRemoteName, REMOTE_NAMES, type RemoteName } from '../schema/remotes.ts';

export const USAGE = `Publishes builds of remotes to their buckets and promotes them, or promotes an earlier version.

  node shared-delivery/src/publishing/cli.ts --state <folder> <remote>…
  node shared-delivery/src/publishing/cli.ts --cloudflare <remote>…
  node shared-delivery/src/publishing/cli.ts --cloudflare --promote <version> <remote>

  <remote>       ${REMOTE_NAMES.join(', ')}; build it first with its own build
  --promote      makes a version of the bucket the one that visitors get; needs no build
  --state        folder of wrangler's local buckets, the same for every command
  --cloudflare   the real buckets: needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID in the environment`;

/** Which buckets: the local ones in a folder, or the real ones. */
export type Target = { state: string } | 'cloudflare';

/** What to do: promote a version of one remote, or publish builds. */
export type Command = { target: Target; remotes: readonly RemoteName[]; version?: string };

/** The command line cannot be used; the message says why. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const options = { state: { type: 'string' }, cloudflare: { type: 'boolean' }, promote: { type: 'string' } } as const;

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function parseTarget(state: string | undefined, cloudflare: boolean | undefined, env: NodeJS.ProcessEnv): Target {
  if (cloudflare && state) throw new UsageError('Use either --state or --cloudflare');
  if (state) return { state };
  if (!cloudflare) throw new UsageError('Say where to publish: --state <folder> or --cloudflare');
  if (!env.CLOUDFLARE_API_TOKEN) throw new UsageError('CLOUDFLARE_API_TOKEN is not set: the real buckets need it');
  return 'cloudflare';
}

/**
 * Parses the arguments of the publishing command.
 *
 * @throws UsageError when they cannot be used.
 */
export function parseCommandLine(args: readonly string[], env: NodeJS.ProcessEnv): Command {
  const { values, positionals } = parseOptions(args);
  const unknown = positionals.find((name) => !isRemoteName(name));
  if (unknown) throw new UsageError(`There is no remote called ${unknown}: use ${REMOTE_NAMES.join(', ')}`);
  if (positionals.length === 0) throw new UsageError('Name the remotes to publish');
  if (values.promote !== undefined && positionals.length > 1)
    throw new UsageError('Promote a version of one remote at a time');
  const target = parseTarget(values.state, values.cloudflare, env);
  const remotes = positionals.filter(isRemoteName);
  return { target, remotes, ...(values.promote !== undefined && { version: values.promote }) };
}
