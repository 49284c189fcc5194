import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Canary } from '../schema/channels.ts';
import { Version } from '../schema/release.ts';
import { isRemoteName, REMOTE_NAMES, type RemoteName } from '../schema/remotes.ts';
import { ENVIRONMENTS, type Environment, isEnvironment } from './environment.ts';
import { readSite } from './site.ts';

/** Where `npm start` serves the site. */
const LOCAL_SITE = 'http://localhost:3000';

export const USAGE = `Publishes builds of remotes to their buckets, and says which version visitors get.

  npm run -s release -- <command> --state <folder> | --cloudflare --env <environment> [options]

  publish <remote>…                     uploads what the bucket lacks of the last build; with --promote, visitors get it
  gate <remote> <version>               tries a version next to what is live; promote and canary do that first
  gate shell                            tries a new shell (--site) with the stable versions of all remotes
  promote <remote> <version>            makes a version the one that all visitors get, and ends a canary
  canary <remote> <version> <percent>   lets a share of the visitors get a version: 1 to 99; with --auto, it is promoted
                                        or ended by what their browsers report
  rollback <remote>                     ends the canary, or makes the version before the last promotion the stable one
  list <remote>                         the versions of the bucket, and the last changes
  inspect <remote> <version>            the pages and files of a version, and what is wrong with it in the bucket
  prune <remote>                        removes versions older than 30 days that visitors do not get

  <remote>       ${REMOTE_NAMES.join(', ')}; build it first with its own build
  --state        folder of wrangler's local buckets; npm start uses .wrangler/state
  --cloudflare   the real buckets: needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID in the environment
  --env          with --cloudflare: ${ENVIRONMENTS.join(' or ')}, as the wrangler.jsonc of the remote names its buckets
  --auto         with canary: watches until it was opened so often, and promotes it; ends it when it fails for 1 % more
                 views than the stable version, or its LCP is 20 % worse
  --site         where the live site is, for the gate and the figures; otherwise ${LOCAL_SITE}, or the site
                 of --env; ${ENVIRONMENTS.join(' and ')} stand for their sites
  --skip-gate    promotes without the gate, for a reason that the history remembers
  --actor        who changes it, for the history; otherwise GITHUB_ACTOR, or the user of this machine
  --keep         with --promote: keeps what another actor has changed last, also a canary
  --dry-run      says what would happen, and changes nothing
  --json         prints one line of JSON for each remote`;

/** Which buckets: the local ones in a folder, or the real ones of an environment. */
export type Target = { state: string } | { environment: Environment };

type Options = { target: Target; actor: string; isDryRun: boolean; isJson: boolean };

/** Where the gate tries a version, or why it is skipped. */
export type GateOptions = { site: string } | { reason: string };

/** Where figures are read, and with which key. */
type FiguresOptions = { site: string; key: string };

/** After how many views a canary is promoted, and where its figures are read. */
type WatchOptions = FiguresOptions & { views: number };

/** What to do with the bucket of one or several remotes. The version of `gate` is null for the stable one. */
type Action =
  | { command: 'publish'; remotes: readonly RemoteName[]; isPromoted: boolean; keepsOthers: boolean; gate: GateOptions }
  | { command: 'gate'; remotes: readonly RemoteName[]; version: string | null; site: string }
  | { command: 'promote'; remotes: readonly RemoteName[]; version: string; gate: GateOptions }
  | { command: 'canary'; remotes: readonly RemoteName[]; canary: Canary; gate: GateOptions; watch: WatchOptions | null }
  | { command: 'inspect'; remotes: readonly RemoteName[]; version: string }
  | { command: 'list'; remotes: readonly RemoteName[]; figures: FiguresOptions | null }
  | { command: 'rollback' | 'prune'; remotes: readonly RemoteName[] };
export type Command = Options & Action;

/** The command line cannot be used; the message says why. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const COMMANDS = ['publish', 'gate', 'promote', 'canary', 'rollback', 'list', 'inspect', 'prune'] as const;

const options = {
  state: { type: 'string' },
  cloudflare: { type: 'boolean' },
  env: { type: 'string' },
  actor: { type: 'string' },
  promote: { type: 'boolean' },
  keep: { type: 'boolean' },
  auto: { type: 'string' },
  site: { type: 'string' },
  'skip-gate': { type: 'string' },
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

type Values = ReturnType<typeof parseOptions>['values'];

const NO_TARGET = 'Say which buckets: --state <folder> or --cloudflare';

function parseEnvironment(environment: string | undefined): Environment {
  if (isEnvironment(environment)) return environment;
  const choice = `--env ${ENVIRONMENTS.join(' or --env ')}`;
  throw new UsageError(
    environment ? `There is no environment ${environment}: use ${choice}` : `Say whose buckets: ${choice}`,
  );
}

function parseTarget({ state, cloudflare, env: environment }: Values, env: NodeJS.ProcessEnv): Target {
  if (environment !== undefined && !cloudflare) throw new UsageError('--env belongs to --cloudflare');
  if (cloudflare && state) throw new UsageError('Use either --state or --cloudflare');
  if (state) {
    // A folder that a typing mistake names would be made, and nobody would read its buckets.
    if (!existsSync(path.join(state, 'v3')))
      throw new UsageError(`There are no local buckets in ${state}: npm start makes them in .wrangler/state`);
    return { state };
  }
  if (!cloudflare) throw new UsageError(NO_TARGET);
  const target = { environment: parseEnvironment(environment) };
  if (!env.CLOUDFLARE_API_TOKEN) throw new UsageError('CLOUDFLARE_API_TOKEN is not set: the real buckets need it');
  return target;
}

function parseRemotes(names: readonly string[]): RemoteName[] {
  const unknown = names.find((name) => !isRemoteName(name));
  if (unknown) throw new UsageError(`There is no remote called ${unknown}: use ${REMOTE_NAMES.join(', ')}`);
  if (names.length === 0) throw new UsageError(`Name the remote: ${REMOTE_NAMES.join(', ')}`);
  return names.filter(isRemoteName);
}

function parseVersion(version: string): string {
  if (!Version.safeParse(version).success) throw new UsageError(`${version} is no name of a version: list names them`);
  return version;
}

function parseCanary(version: string, percent: string): Canary {
  const canary = Canary.safeParse({ version: parseVersion(version), percent: Number(percent.replace(/%$/, '')) });
  if (!canary.success) throw new UsageError(`${percent} is no share: use a whole number from 1 to 99`);
  return canary.data;
}

/** The site that the gate looks at. */
function parseSite({ site, state, cloudflare, env }: Values): string {
  if (!site) {
    if (state) return LOCAL_SITE;
    if (isEnvironment(env)) return readSite(env);
    if (!cloudflare) throw new UsageError(NO_TARGET);
    throw new UsageError('Say where the live site is: --site https://…');
  }
  if (isEnvironment(site)) return readSite(site);
  const url = URL.canParse(site) ? new URL(site) : null;
  if (!url?.protocol.startsWith('http')) throw new UsageError(`${site} is no address of a site: use --site https://…`);
  return url.origin;
}

function parseGate(values: Values): GateOptions {
  const reason = values['skip-gate'];
  if (reason === undefined) return { site: parseSite(values) };
  if (reason.trim() === '') throw new UsageError('--skip-gate needs a reason, which the history remembers');
  return { reason };
}

/** Where the figures are, if it is known; a list is worth printing without them. */
const findFigures = (values: Values, { TEAM_KEY }: NodeJS.ProcessEnv): FiguresOptions | null =>
  TEAM_KEY && (values.site || values.state || values.env) ? { site: parseSite(values), key: TEAM_KEY } : null;

function parseWatch(values: Values, env: NodeJS.ProcessEnv): WatchOptions | null {
  const { auto } = values;
  if (auto === undefined) return null;
  if (!/^[1-9]\d{0,6}$/.test(auto)) throw new UsageError('--auto needs the number of views after which to promote');
  const figures = findFigures(values, env);
  if (!figures) throw new UsageError('--auto reads figures from --site, and needs TEAM_KEY in the environment');
  return { ...figures, views: Number(auto) };
}

/** Which options belong to which commands. */
const OPTION_COMMANDS: readonly (readonly [keyof Values, readonly (typeof COMMANDS)[number][]])[] = [
  ['promote', ['publish']],
  ['keep', ['publish']],
  ['auto', ['canary']],
  ['site', ['publish', 'gate', 'promote', 'canary', 'list']],
  ['skip-gate', ['publish', 'promote', 'canary']],
];

function parsePublish(names: readonly string[], values: Values): Action {
  const { promote: isPromoted = false, keep: keepsOthers = false } = values;
  if (keepsOthers && !isPromoted) throw new UsageError('--keep needs --promote');
  // Without a promotion nothing asks the gate.
  const gate = isPromoted ? parseGate(values) : { reason: '' };
  return { command: 'publish', remotes: parseRemotes(names), isPromoted, keepsOthers, gate };
}

/** A new shell is tried with the stable version of every remote, so it must not be the site that is live. */
function parseShellGate([, ...more]: readonly string[], values: Values): Action {
  if (more.length > 0) throw new UsageError('gate shell takes no version: it tries the shell of --site');
  if (!values.site) throw new UsageError('Say where the new shell is: --site');
  return { command: 'gate', remotes: REMOTE_NAMES, version: null, site: parseSite(values) };
}

function parseAction([name, ...rest]: readonly string[], values: Values, env: NodeJS.ProcessEnv): Action {
  const command = COMMANDS.find((known) => known === name);
  if (!command) throw new UsageError(name ? `There is no command ${name}` : `Name a command: ${COMMANDS.join(', ')}`);
  for (const [option, commands] of OPTION_COMMANDS)
    if (values[option] !== undefined && !commands.includes(command))
      throw new UsageError(`--${option} belongs to ${commands.join(', ')}`);
  if (command === 'publish') return parsePublish(rest, values);
  const [remote, version, percent, more] = rest;
  if (command === 'gate' && remote === 'shell') return parseShellGate(rest, values);
  const remotes = parseRemotes(remote === undefined ? [] : [remote]);
  if (command === 'rollback' || command === 'list' || command === 'prune') {
    if (version !== undefined) throw new UsageError(`${command} takes one remote, not also ${rest.slice(1).join(' ')}`);
    return command === 'list' ? { command, remotes, figures: findFigures(values, env) } : { command, remotes };
  }
  if (command === 'canary') {
    if (version === undefined || percent === undefined || more !== undefined)
      throw new UsageError('canary takes one remote, one version and its share in percent');
    const canary = parseCanary(version, percent);
    return { command, remotes, canary, gate: parseGate(values), watch: parseWatch(values, env) };
  }
  if (version === undefined || percent !== undefined)
    throw new UsageError(`${command} takes one remote and one version`);
  const action = { remotes, version: parseVersion(version) };
  if (command === 'inspect') return { command, ...action };
  return command === 'gate'
    ? { command, ...action, site: parseSite(values) }
    : { command, ...action, gate: parseGate(values) };
}

/**
 * Parses the arguments of the publishing command.
 *
 * @throws UsageError when they cannot be used.
 */
export function parseCommandLine(args: readonly string[], env: NodeJS.ProcessEnv): Command {
  const { values, positionals } = parseOptions(args);
  const action = parseAction(positionals, values, env);
  return {
    ...action,
    target: parseTarget(values, env),
    actor: values.actor ?? env.GITHUB_ACTOR ?? userInfo().username,
    isDryRun: values['dry-run'] ?? false,
    isJson: values.json ?? false,
  };
}
