import { callWrangler, type RunWrangler } from '../bootstrap-account/wrangler.ts';
import type { Part } from './parts.ts';
import { getTarget } from './steps.ts';
import type { Environment } from './wrangler-config.ts';

/** A Worker of an environment, and how the account is reached. */
export type Place = { part: Part; environment: Environment; wrangler: RunWrangler };

/** Which versions of a Worker visitors get, since when: the stable one and, while one runs, the canary. */
export type Shares = { stable: string; canary: { version: string; percent: number } | null; since: Date };

/** What `wrangler deployments status --json` prints, of which this is read. */
type Status = {
  created_on: string;
  versions: { version_id: string; percentage: number }[];
  annotations?: { 'workers/message'?: string };
};

/** By this message of a deployment its canary is known: shares alone do not tell which version is the new one. */
const describeCanary = (version: string) => `canary ${version}`;

/** Reads from a deployment who gets what. @throws Error when it has two versions and was not made by these commands. */
function parseShares({ created_on, versions, annotations }: Status, part: Part): Shares {
  const since = new Date(created_on);
  const canary = versions.find(({ version_id }) => annotations?.['workers/message'] === describeCanary(version_id));
  const [stable, other] = versions.filter((version) => version !== canary);
  if (!stable || other)
    throw new Error(
      `Nobody knows which version of the ${part} is the canary: its deployment was not made by this command. Choose one with wrangler versions deploy`,
    );
  return {
    stable: stable.version_id,
    canary: canary ? { version: canary.version_id, percent: canary.percentage } : null,
    since,
  };
}

/** Reads who gets which version of a Worker now. */
export const readShares = ({ part, environment, wrangler }: Place): Shares =>
  parseShares(
    JSON.parse(callWrangler(wrangler, ['deployments', 'status', '--json', ...getTarget(part, environment)])),
    part,
  );

/** Finds the version that was uploaded last. @throws Error when it is not of this revision: somebody else was faster. */
export function findUploaded({ part, environment, wrangler }: Place, revision: string): string {
  const versions: { id: string; metadata: { created_on: string }; annotations?: Record<string, string> }[] = JSON.parse(
    callWrangler(wrangler, ['versions', 'list', '--json', ...getTarget(part, environment)]),
  );
  const [last] = versions.toSorted((a, b) => b.metadata.created_on.localeCompare(a.metadata.created_on));
  if (last?.annotations?.['workers/tag'] === revision) return last.id;
  throw new Error(`Somebody else has uploaded a version of the ${part} meanwhile. Name yours: --uploaded <version>`);
}

function deployVersions({ part, environment, wrangler }: Place, versions: readonly string[], message: string): void {
  const args = ['versions', 'deploy', ...versions, '--yes', '--message', message];
  callWrangler(wrangler, [...args, ...getTarget(part, environment)]);
}

/** Gives a version to a share of the visitors, and the stable one to the others; a canary that runs is replaced. */
export function giveShare(place: Place, stable: string, { version, percent }: NonNullable<Shares['canary']>): void {
  if (stable === version) throw new Error(`All visitors get ${version} already: it needs no canary`);
  const versions = [`${stable}@${100 - percent}%`, `${version}@${percent}%`];
  deployVersions(place, versions, describeCanary(version));
}

/** Gives one version to all visitors. @param reason what the history of deployments says. */
export const giveAll = (place: Place, version: string, reason: string): void =>
  deployVersions(place, [`${version}@100%`], reason);
