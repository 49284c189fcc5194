import { existsSync } from 'node:fs';
import { createCommand, InvalidArgumentError, Option, parseInteger, runCommand } from '@almaty/commands';
import type { Arguments } from './requests/arguments.ts';

const MODES = ['large', 'edits', 'worst', 'workerd', 'chromium'] as const;

/** One of the options that exclude each other. */
const mode = <const Flags extends string>(flags: Flags, description: string) =>
  new Option(flags, description).conflicts(MODES.filter((name) => !flags.startsWith(`--${name}`)));

const runWhenRead = async (args: Arguments) => (await import('./requests/run.ts')).run(args);

/**
 * Creates the command.
 *
 * @param run does what the arguments ask for.
 */
export const createRequestsCommand = (run: (args: Arguments) => Promise<void> = runWhenRead) =>
  createCommand(
    'node shared-planner/bench/requests.ts',
    `Plans random requests, verifies the plans and compares them with the best ones. Without a mode, requests have up to 12 items:
every solution is compared with the one of an exact oracle, which tries all routes.`,
  )
    .addOption(
      mode(
        '--large',
        '30 items on 10 days, 43 on 14 and on 1: the default iterations against the best of three runs with ten times as many, and the CPU time of the search, of the whole plan and of the verifier',
      ),
    )
    .addOption(mode('--edits', 'an item of a plan of 12 items is removed, added or moved: what stays on its day'))
    .addOption(
      mode(
        '--worst',
        'extreme requests of up to all items: the ten that take most CPU time, in Node and (on Linux) in workerd',
      ),
    )
    .addOption(mode('--workerd', 'the same plans in workerd: compared byte for byte, and timed from outside'))
    .addOption(
      mode(
        '--chromium <path>',
        'the same plans in this browser: compared byte for byte, and timed in the page',
      ).argParser((path: string) => {
        if (!existsSync(path)) throw new InvalidArgumentError(`There is no browser at ${path}.`);
        return path;
      }),
    )
    .option('--count <number>', 'of requests; 500 unless given, 20 with --large', parseInteger(1, 1_000_000))
    .option('--seed <number>', 'of what is random', parseInteger(0, 2 ** 31), 1)
    .option('--max-items <number>', 'of a request', parseInteger(1, 60), 12)
    .option('--max-days <number>', 'of a request', parseInteger(1, 60), 5)
    .option(
      '--steps <number>',
      'a request for which the oracle would need more steps is counted as not compared',
      parseInteger(1, 1_000_000_000),
      3_000_000,
    )
    .option('--data <planning.json>', "planning data; that of the catalogue's last build unless given")
    .option('--json', 'prints the figures as JSON')
    .action(async ({ json = false, chromium = '', count, ...options }) => {
      const chosen = (['large', 'edits', 'worst', 'workerd'] as const).find((name) => options[name]);
      await run({
        ...options,
        mode: chosen ?? (chromium ? 'chromium' : 'small'),
        // Each large request takes long.
        count: count ?? (options.large ? 20 : 500),
        browser: chromium,
        data: options.data,
        isJson: json,
      });
    });

if (import.meta.main) await runCommand(createRequestsCommand());
