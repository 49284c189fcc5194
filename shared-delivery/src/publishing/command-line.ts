import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Version } from '../schema/release.ts';
import { isRemoteName, REMOTE_NAMES, type RemoteName } from '../schema/remotes.ts';

export const USAGE = `Publishes builds of remotes to their buckets, and says which version visitors get.

  node shared-delivery/src/publishing/cli.ts <command> --state <folder> | --cloudflare [options]

  publish <remote>…            uploads what the bucket lacks of the last build; with --promote, visitors get it
  promote <remote> <version>   makes a version the one that visitors get
  rollback <remote>            makes the version before the last change the one that visitors get
  list <remote>                the versions of the bucket, and the last changes
  inspect <remote> <version>   the pages and files of a version, and what is wrong with it in the bucket
  prune <remote>               removes versions older than 30 days that visitors do not get

  <remote>       ${REMOTE_NAMES.join(', ')}; build it first with its own build
  --state        folder of wrangler's local buckets; npm start uses .wrangler/state
  --cloudflare   the real buckets: needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID in the environment
  --actor        who changes it, for the history; otherwise GITHUB_ACTOR, or the user of this machine
  --keep         with --promote: keeps the current version when another actor has promoted it
  --dry-run      says what would happen, and changes nothing
  --json         prints one line of JSON for each remote`;

/** Which buckets: the local ones in a folder, or the real ones. */
export type Target = { state: string } | 'cloudflare';

type Options = { target: Target; actor: string; isDryRun: boolean; isJson: boolean };

/** What to do with the bucket of one or several remotes. */
type Action =
  | { command: 'publish'; remotes: readonly RemoteName[]; isPromoted: boolean; keepsOthers: boolean }
  | { command: 'promote' | 'inspect'; remotes: readonly RemoteName[]; version: string }
  | { command: 'rollback' | 'list' | 'prune'; remotes: readonly RemoteName[] };
export type Command = Options & Action;

/** The command line cannot be used; the message says why. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const COMMANDS = ['publish', 'promote', 'rollback', 'list', 'inspect', 'prune'] as const;

const options = {
  state: { type: 'string' },
  cloudflare: { type: 'boolean' },
  actor: { type: 'string' },
  promote: { type: 'boolean' },
  keep: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function parseTarget(state: string | undefined, cloudflare: boolean | undefined, env: NodeJS.ProcessEnv): Target {
  if (cloudflare && state) throw new UsageError('Use either --state or --cloudflare');
  if (state) {
    // A folder that a typing mistake names would be made, and nobody would read its buckets.
    if (!existsSync(path.join(state, 'v3')))
      throw new UsageError(`There are no local buckets in ${state}: npm start makes them in .wrangler/state`);
    return { state };
  }
  if (!cloudflare) throw new UsageError('Say which buckets: --state <folder> or --cloudflare');
  if (!env.CLOUDFLARE_API_TOKEN) throw new UsageError('CLOUDFLARE_API_TOKEN is not set: the real buckets need it');
  return 'cloudflare';
}

function parseRemotes(names: readonly string[]): RemoteName[] {
  const unknown = names.find((name) => !isRemoteName(name));
  if (unknown) throw new UsageError(`There is no remote called ${unknown}: use ${REMOTE_NAMES.join(', ')}`);
  if (names.length === 0) throw new UsageError(`Name the remote: ${REMOTE_NAMES.join(', ')}`);
  return names.filter(isRemoteName);
}

function parseAction(positionals: readonly string[], isPromoted: boolean, keepsOthers: boolean): Action {
  const [name, ...rest] = positionals;
  const command = COMMANDS.find((known) => known === name);
  if (!command) throw new UsageError(name ? `There is no command ${name}` : `Name a command: ${COMMANDS.join(', ')}`);
  if (command !== 'publish' && (isPromoted || keepsOthers))
    throw new UsageError('--promote and --keep belong to publish');
  if (keepsOthers && !isPromoted) throw new UsageError('--keep needs --promote');
  if (command === 'publish') return { command, remotes: parseRemotes(rest), isPromoted, keepsOthers };
  const remotes = parseRemotes(rest.slice(0, 1));
  if (command !== 'promote' && command !== 'inspect') {
    if (rest.length > 1) throw new UsageError(`${command} takes one remote, not also ${rest.slice(1).join(' ')}`);
    return { command, remotes };
  }
  const [, version, more] = rest;
  if (version === undefined || more !== undefined) throw new UsageError(`${command} takes one remote and one version`);
  if (!Version.safeParse(version).success) throw new UsageError(`${version} is no name of a version: list names them`);
  return { command, remotes, version };
}

/**
 * Parses the arguments of the publishing command.
 *
 * @throws UsageError when they cannot be used.
 */
export function parseCommandLine(args: readonly string[], env: NodeJS.ProcessEnv): Command {
  const { values, positionals } = parseOptions(args);
  const action = parseAction(positionals, values.promote ?? false, values.keep ?? false);
  return {
    ...action,
    target: parseTarget(values.state, values.cloudflare, env),
    actor: values.actor ?? env.GITHUB_ACTOR ?? userInfo().username,
    isDryRun: values['dry-run'] ?? false,
    isJson: values.json ?? false,
  };
}
