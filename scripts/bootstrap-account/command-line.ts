import { parseEnvironment, parseOptions, UsageError } from '../deploy/command-line.ts';
import { ENVIRONMENTS, type Environment } from '../deploy/wrangler-config.ts';

export const USAGE = `Creates what an environment needs at Cloudflare before its first deployment: buckets, the database, queues, secrets.

  node scripts/bootstrap-account/cli.ts --env ${ENVIRONMENTS.join('|')} [--dry-run] [--json]

  --dry-run   lists what is needed, without looking at the account
  --json      prints one line of JSON

What is there stays as it is: run it again after a failure. The names come from the wrangler.jsonc of each part; the id of
the database is entered there. It needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID in the environment, but not for a
dry run. docs/deploying.md says what comes before and after.`;

/** What to do. */
export type Options = { environment: Environment; isDryRun: boolean; isJson: boolean };

/**
 * Parses the arguments of the command.
 *
 * @throws UsageError when they cannot be used.
 */
export function parseCommandLine(args: readonly string[]): Options {
  const { values, positionals } = parseOptions(args, {
    env: { type: 'string' },
    'dry-run': { type: 'boolean' },
    json: { type: 'boolean' },
  });
  if (positionals.length > 0) throw new UsageError(`It does not know what to do with ${positionals.join(' ')}`);
  return {
    environment: parseEnvironment(values.env),
    isDryRun: values['dry-run'] ?? false,
    isJson: values.json ?? false,
  };
}
