import { userInfo } from 'node:os';
import { Argument, createCommand, createPageOption, InvalidArgumentError, Option } from '@almaty/commands';
import { isRemoteName, REMOTE_NAMES, type RemoteName } from '../schema/remotes.ts';
import { ENVIRONMENTS } from './environment.ts';
import {
  parsePercent,
  parseVersion,
  parseViews,
  readFiguresOptions,
  readGate,
  readGateSite,
  readSite,
  readTarget,
} from './read-options.ts';
import type { Release } from './release.ts';

/** Does a release. Its code is loaded once the arguments are known to be right: it brings wrangler and a browser. */
const runWhenRead = async (release: Release) => (await import('./run-release.ts')).runRelease(release);

/**
 * Creates the family `release`.
 *
 * @param run does what the arguments ask for.
 */
export function createReleaseCommand(run: (release: Release) => Promise<void> = runWhenRead, env = process.env) {
  const release = createCommand(
    'npm run -s release --',
    'Publishes builds of remotes to their buckets, and says which version visitors get.',
  );
  const addCommand = (name: Release['command'], description: string) =>
    release
      .command(name)
      .description(description)
      .addOption(
        new Option('--state <folder>', "folder of wrangler's local buckets; npm start uses .wrangler/state").conflicts(
          'cloudflare',
        ),
      )
      .option(
        '--cloudflare',
        'the real buckets: needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID in the environment',
      )
      .addOption(
        new Option(
          '--env <environment>',
          'with --cloudflare: whose buckets, as the wrangler.jsonc of the remote names them',
        ).choices(ENVIRONMENTS),
      )
      .option('--json', 'prints one line of JSON for each remote')
      .option('--actor <name>', 'who does it, for the history; otherwise GITHUB_ACTOR, or the user of this machine')
      .option('--dry-run', 'says what would happen, and changes nothing');
  type Shared = ReturnType<ReturnType<typeof addCommand>['opts']>;
  const readShared = (remotes: readonly RemoteName[], options: Shared) => ({
    remotes,
    target: readTarget(options, env),
    actor: options.actor ?? env.GITHUB_ACTOR ?? userInfo().username,
    isDryRun: options.dryRun ?? false,
    isJson: options.json ?? false,
  });

  const remote = () => new Argument('<remote>', 'which remote').choices(REMOTE_NAMES);
  const site = () =>
    new Option(
      '--site <address>',
      'the live site, for the gate, the figures and the matrix; otherwise the local one, or that of --env',
    );
  const skipGate = () =>
    new Option('--skip-gate <reason>', 'without the gate, for a reason that the history remembers');

  const accept = () =>
    new Option(
      '--accept',
      'somebody has looked at the screenshots of large changes, which the gate refuses otherwise: the history remembers it',
    ).conflicts('skipGate');

  addCommand('publish', 'Uploads what the bucket lacks of the last build; with --promote, visitors get it.')
    .addArgument(new Argument('<remote...>', 'build them first with their own builds').choices(REMOTE_NAMES))
    .option('--promote', 'visitors get it, once it has passed the gate')
    .option('--keep', 'with --promote: keeps what another actor has changed last, also a canary')
    .addOption(site())
    .addOption(skipGate())
    .addOption(accept())
    .action(async (remotes, options) => {
      const { promote: isPromoted = false, keep: keepsOthers = false } = options;
      if (keepsOthers && !isPromoted) throw new InvalidArgumentError('--keep needs --promote.');
      if (options.accept && !isPromoted) throw new InvalidArgumentError('--accept needs --promote.');
      const shared = readShared(remotes, options);
      // Without a promotion nothing asks the gate.
      const gate = isPromoted ? await readGate(options, env) : { reason: '' };
      await run({ ...shared, command: 'publish', isPromoted, keepsOthers, gate });
    });

  addCommand(
    'gate',
    'Tries a version next to what is live, which promote and canary do first; or tries a new shell (--site) with the stable versions of all remotes.',
  )
    .addArgument(new Argument('<part>', 'a remote, or the shell').choices([...REMOTE_NAMES, 'shell']))
    .argument('[version]', 'of a remote', parseVersion)
    .addOption(site())
    .action(async (part, version, options) => {
      if (isRemoteName(part)) {
        if (version === undefined) throw new InvalidArgumentError('Say which version: list names them.');
        return run({
          ...readShared([part], options),
          command: 'gate',
          version,
          gate: await readGateSite(options, env),
        });
      }
      if (version !== undefined)
        throw new InvalidArgumentError('gate shell takes no version: it tries that of --site.');
      // A new shell is tried with the stable version of every remote, so it must not be the site that is live.
      if (!options.site) throw new InvalidArgumentError('Say where the new shell is: --site.');
      const shared = readShared(REMOTE_NAMES, options);
      return run({ ...shared, command: 'gate', version: null, gate: await readGateSite(options, env) });
    });

  addCommand('promote', 'Makes a version the one that all visitors get, and ends a canary.')
    .addArgument(remote())
    .argument('<version>', 'list names them', parseVersion)
    .addOption(site())
    .addOption(skipGate())
    .addOption(accept())
    .action(async (name, version, options) => {
      await run({ ...readShared([name], options), command: 'promote', version, gate: await readGate(options, env) });
    });

  addCommand('canary', 'Lets a share of the visitors get a version.')
    .addArgument(remote())
    .argument('<version>', 'list names them', parseVersion)
    .argument('<percent>', '1 to 99', parsePercent)
    .option(
      '--auto <views>',
      'watches until it was opened so often, ten times by each network at most, and promotes it; ends it when it fails in 1 % more networks than the stable version, or its LCP is 20 % worse',
      parseViews,
    )
    .addOption(site())
    .addOption(skipGate())
    .addOption(accept())
    .action(async (name, version, percent, options) => {
      const shared = readShared([name], options);
      const figures = options.auto === undefined ? null : await readFiguresOptions(options, env);
      if (options.auto !== undefined && !figures)
        throw new InvalidArgumentError('--auto reads figures, and needs TEAM_KEY in the environment.');
      const watch = figures && options.auto !== undefined ? { ...figures, views: options.auto } : null;
      await run({
        ...shared,
        command: 'canary',
        canary: { version, percent },
        gate: await readGate(options, env),
        watch,
      });
    });

  addCommand(
    'rollback',
    'Goes one step back: ends the canary, or makes the version before the stable one stable again.',
  )
    .addArgument(remote())
    .action((name, options) => run({ ...readShared([name], options), command: 'rollback' }));

  addCommand('list', 'Lists the versions of the bucket, the last changes, and what browsers reported.')
    .addArgument(remote())
    .addOption(createPageOption())
    .addOption(site())
    .action(async (name, { page = 1, ...options }) => {
      const shared = readShared([name], options);
      await run({ ...shared, command: 'list', page, figures: await readFiguresOptions(options, env) });
    });

  addCommand('inspect', 'Shows the pages and files of a version, and what is wrong with it in the bucket.')
    .addArgument(remote())
    .argument('<version>', 'list names them', parseVersion)
    .action((name, version, options) => run({ ...readShared([name], options), command: 'inspect', version }));

  const remotes = () => new Argument('[remote...]', 'which remotes; all unless given').choices(REMOTE_NAMES);
  const orAll = (names: readonly RemoteName[]) => (names.length > 0 ? names : REMOTE_NAMES);

  addCommand(
    'due',
    'Says which remotes have a last build that visitors do not get, and what has changed in git since theirs was published.',
  )
    .addArgument(remotes())
    .action((names, options) => run({ ...readShared(orAll(names), options), command: 'due' }));

  addCommand(
    'matrix',
    'Shows which versions of the shared modules the shell has and the releases need, and whom the next major of each would break.',
  )
    .addArgument(remotes())
    .addOption(site())
    .action(async (names, options) => {
      await run({ ...readShared(orAll(names), options), command: 'matrix', site: await readSite(options) });
    });

  addCommand('prune', 'Removes versions older than 30 days that visitors do not get.')
    .addArgument(remotes())
    .action((names, options) => run({ ...readShared(orAll(names), options), command: 'prune' }));

  return release;
}
