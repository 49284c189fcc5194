import { parseArgs } from 'node:util';
import { PARTS, type Part } from './steps.ts';
import { ENVIRONMENTS, type Environment, isEnvironment } from './wrangler-config.ts';

export const USAGE = `Deploys a Worker to an environment; docs/deploying.md says what comes before.

  node scripts/deploy/cli.ts api --env ${ENVIRONMENTS.join('|')} [--dry-run]
  node scripts/deploy/cli.ts shell --env ${ENVIRONMENTS.join('|')} [--dry-run]

  api         applies the migrations of the database, then deploys the API
  shell       builds the shell, then deploys it
  --dry-run   bundles and checks what would be deployed, and changes nothing

It needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID in the environment, but not for a dry run.`;

/** The command line cannot be used; the message says why. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** What to deploy, and where. */
export type Deployment = { part: Part; environment: Environment; isDryRun: boolean };

const isPart = (text: string | undefined): text is Part => text !== undefined && Object.hasOwn(PARTS, text);

/**
 * Parses an environment.
 *
 * @throws UsageError when it is none.
 */
export function parseEnvironment(text: string | undefined): Environment {
  if (isEnvironment(text)) return text;
  const choice = `--env ${ENVIRONMENTS.join(' or --env ')}`;
  throw new UsageError(text ? `There is no environment ${text}: use ${choice}` : `Say which environment: ${choice}`);
}

/**
 * Parses arguments by Node's rules.
 *
 * @throws UsageError for an unknown option or a missing value.
 */
export function parseOptions<Options extends NonNullable<Parameters<typeof parseArgs>[0]>['options']>(
  args: readonly string[],
  options: Options & {},
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Parses the arguments of the command.
 *
 * @throws UsageError when they cannot be used.
 */
export function parseCommandLine(args: readonly string[]): Deployment {
  const { values, positionals } = parseOptions(args, { env: { type: 'string' }, 'dry-run': { type: 'boolean' } });
  const [part, surplus] = positionals;
  if (!isPart(part))
    throw new UsageError(
      part
        ? `There is no Worker called ${part}: use ${Object.keys(PARTS).join(' or ')}. Remotes are published, not deployed.`
        : `Name the Worker: ${Object.keys(PARTS).join(' or ')}`,
    );
  if (surplus) throw new UsageError(`One Worker is deployed at a time, not also ${surplus}`);
  return { part, environment: parseEnvironment(values.env), isDryRun: values['dry-run'] ?? false };
}
