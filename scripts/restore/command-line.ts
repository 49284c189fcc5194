import { parseEnvironment, parseOptions, UsageError } from '../deploy/command-line.ts';
import { ENVIRONMENTS, type Environment } from '../deploy/wrangler-config.ts';

export const USAGE = `Restores the database to a moment of the last 30 days; what was deleted since stays deleted (docs/operations.md).

  node scripts/restore/cli.ts --env ${ENVIRONMENTS.join('|')} --to 2026-11-22T08:00Z [--kept <file>] [--dry-run]

  --to        the moment
  --kept      what an interrupted run, or \`wrangler d1 export\`, has kept of the database; otherwise it is exported first
  --dry-run   lists the commands, and changes nothing

Requests that came after the moment are gone: the provider has them by email. Emails wait meanwhile, and none is sent twice. It
needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID in the environment, but not for a dry run.`;

/** What to restore: `kept` is the file of an earlier export. */
export type Options = { environment: Environment; moment: string; kept: string | undefined; isDryRun: boolean };

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;
const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 30;

function parseMoment(text: string | undefined, now: Date): string {
  if (!text) throw new UsageError('Say which moment: --to 2026-11-22T08:00Z');
  const time = MOMENT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new UsageError(`${text} is no moment: write it as 2026-11-22T08:00Z`);
  if (time > now.getTime()) throw new UsageError(`${text} has not come yet`);
  if (time < now.getTime() - DAYS * DAY_MS) throw new UsageError(`${text} is more than ${DAYS} days ago`);
  return new Date(time).toISOString();
}

/**
 * Parses the arguments of the command.
 *
 * @throws UsageError when they cannot be used.
 */
export function parseCommandLine(args: readonly string[], now: Date): Options {
  const { values, positionals } = parseOptions(args, {
    env: { type: 'string' },
    to: { type: 'string' },
    kept: { type: 'string' },
    'dry-run': { type: 'boolean' },
  });
  if (positionals.length > 0) throw new UsageError(`It does not know what to do with ${positionals.join(' ')}`);
  return {
    environment: parseEnvironment(values.env),
    moment: parseMoment(values.to, now),
    kept: values.kept,
    isDryRun: values['dry-run'] ?? false,
  };
}
