import { existsSync } from 'node:fs';
import path from 'node:path';
import { InvalidArgumentError } from '@almaty/commands';
import { VERSION_NAME } from '../schema/version-name.ts';
import { type Environment, isEnvironment } from './environment.ts';
import { readLocalSite } from './local-site.ts';
import type { FiguresOptions, GateOptions, GateSite, Target } from './release.ts';

/** The options that say which buckets and which site. */
type Place = {
  state?: string | undefined;
  cloudflare?: true | undefined;
  env?: Environment | undefined;
  site?: string | undefined;
};

/** @throws InvalidArgumentError when the options name no buckets, or two. */
export function readTarget({ state, cloudflare, env: environment }: Place, env: NodeJS.ProcessEnv): Target {
  if (environment !== undefined && !cloudflare) throw new InvalidArgumentError('--env belongs to --cloudflare.');
  if (state) {
    // A folder that a typing mistake names would be made, and nobody would read its buckets.
    if (!existsSync(path.join(state, 'v3')))
      throw new InvalidArgumentError(
        `There are no local buckets in ${state}: npm start makes them in .wrangler/state.`,
      );
    return { state };
  }
  if (!cloudflare) throw new InvalidArgumentError('Say which buckets: --state <folder> or --cloudflare.');
  if (!environment) throw new InvalidArgumentError('Say whose buckets: --env staging or --env production.');
  if (!env.CLOUDFLARE_API_TOKEN)
    throw new InvalidArgumentError('CLOUDFLARE_API_TOKEN is not set: the real buckets need it.');
  return { environment };
}

/** Reads the site of an environment with wrangler, which takes a second to load. */
const readSiteOf = async (environment: Environment) => (await import('./site.ts')).readSite(environment);

/**
 * Finds the site that the options name.
 *
 * @throws InvalidArgumentError when `--site` is neither an environment nor an address.
 */
export async function readSite({ site, env, state }: Place): Promise<string> {
  if (!site) return env ? readSiteOf(env) : readLocalSite(state);
  if (isEnvironment(site)) return readSiteOf(site);
  const url = URL.canParse(site) ? new URL(site) : null;
  if (!url?.protocol.startsWith('http'))
    throw new InvalidArgumentError(`${site} is no address of a site: use --site https://….`);
  return url.origin;
}

/** @throws InvalidArgumentError when the site is neither an environment nor an address. */
export const readGateSite = async (options: Place, { TEAM_KEY }: NodeJS.ProcessEnv): Promise<GateSite> => ({
  site: await readSite(options),
  key: TEAM_KEY,
});

/** @throws InvalidArgumentError when the gate is skipped without a reason, or has no site. */
export async function readGate(
  options: Place & { skipGate?: string | undefined; accept?: true | undefined },
  env: NodeJS.ProcessEnv,
): Promise<GateOptions> {
  const reason = options.skipGate;
  if (reason === undefined) return { ...(await readGateSite(options, env)), isAccepted: options.accept ?? false };
  if (reason.trim() === '') throw new InvalidArgumentError('--skip-gate needs a reason, which the history remembers.');
  return { reason };
}

/** Finds where the figures are and their key; null without a key: a list is worth printing without them. */
export const readFiguresOptions = async (
  options: Place,
  { TEAM_KEY }: NodeJS.ProcessEnv,
): Promise<FiguresOptions | null> => (TEAM_KEY ? { site: await readSite(options), key: TEAM_KEY } : null);

/** @throws InvalidArgumentError when a text is no name of a version. */
export function parseVersion(text: string): string {
  if (!VERSION_NAME.test(text)) throw new InvalidArgumentError(`${text} is no name of a version: list names them.`);
  return text;
}

/** @throws InvalidArgumentError when a text is no percentage from 1 to 99. */
export function parsePercent(text: string): number {
  if (!/^[1-9]\d?%?$/.test(text))
    throw new InvalidArgumentError(`${text} is no share: use a whole number from 1 to 99.`);
  return Number.parseInt(text, 10);
}

/** @throws InvalidArgumentError when a text is no number of views. */
export function parseViews(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError('Give the number of views after which to promote.');
  return Number(text);
}
