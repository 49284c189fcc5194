import { setTimeout } from 'node:timers/promises';
import { WATCH_INTERVAL_MS } from '../../shared-delivery/src/canary/wait-for-verdict.ts';
import { countHours, readFigures } from '../../shared-delivery/src/figures/read-figures.ts';
import { readSite } from '../../shared-delivery/src/publishing/site.ts';
import { callWrangler, runWrangler } from '../bootstrap-account/wrangler.ts';
import { requireAccount } from './account.ts';
import { checkSettings, type Deployment, deploy, readRevision } from './deploy.ts';
import { writeLastChange } from './last-change.ts';
import type { Part } from './parts.ts';
import { findUploaded, giveAll, giveShare, type Place, readShares, type Shares } from './shares.ts';
import { fetchShellVersion } from './shell-version.ts';
import { getTarget } from './steps.ts';
import { watchWorker } from './watch-worker.ts';
import type { Environment } from './wrangler-config.ts';

/** A canary of a Worker: `uploaded` is a version that the account has; without it, the working copy is uploaded. */
type Canary = Omit<Deployment, 'isCanary'> & {
  percent: number;
  uploaded: string | undefined;
  /** After how many views, of the API answers, it is promoted; the key of the figures. Null without a watch. */
  watch: { views: number; key: string } | null;
};

const say = (line: string) => console.log(`[deploy] ${line}`);

const getPlace = (part: Part, environment: Environment): Place => ({ part, environment, wrangler: runWrangler });

/** @throws Error when no canary runs. */
function requireCanary({ part }: Place, { canary }: Shares): NonNullable<Shares['canary']> {
  if (canary) return canary;
  throw new Error(
    `No canary of the ${part} runs. To go back to a version of before: wrangler rollback (docs/operations.md, "Going back")`,
  );
}

/** The version that visitors have, and the one that is tried. */
type Versions = { stable: string; version: string };

function promoteVersion(place: Place, { stable, version }: Versions, reason: string): void {
  giveAll(place, version, reason);
  writeLastChange(place, { action: 'promote', from: stable, to: version });
  // A version that is uploaded changes no routes, crons or consumers of queues.
  callWrangler(place.wrangler, ['triggers', 'deploy', ...getTarget(place.part, place.environment)]);
  say(`All visitors get ${version} of the ${place.part}`);
}

/** @param withdrawn why it ended by itself; undefined when a person has ended it. */
function endCanary(place: Place, { stable, version }: Versions, withdrawn?: string): void {
  giveAll(place, stable, withdrawn ?? `end the canary ${version}`);
  writeLastChange(place, { action: 'end-canary', from: version, to: stable, reason: withdrawn });
  say(`The canary of the ${place.part} is over: all visitors get ${stable}`);
}

async function watch(place: Place, version: string, { views, key }: NonNullable<Canary['watch']>): Promise<void> {
  const site = readSite(place.environment);
  const { action, reason } = await watchWorker({
    ...{ version, views },
    readShares: () => readShares(place),
    // Browsers report a shell by the name of its scripts; of the API the Worker itself is counted.
    fetchName: async (id) => (place.part === 'shell' ? fetchShellVersion(site, place.environment, id) : id),
    readFigures: (since) => readFigures(place.part, { site, key, hours: countHours(since) }),
    wait: () => setTimeout(WATCH_INTERVAL_MS),
    report: say,
  });
  const { stable } = readShares(place);
  if (action === 'promote') promoteVersion(place, { stable, version }, reason);
  else endCanary(place, { stable, version }, reason);
}

/**
 * Gives a version of a Worker to a share of the visitors, and watches it if that is wanted.
 *
 * @throws Error when something is missing or fails; visitors then get what they got before, or the canary goes on.
 */
export async function startCanary({ percent, uploaded, watch: watching, ...deployment }: Canary): Promise<void> {
  const { part, environment, isDryRun } = deployment;
  checkSettings({ ...deployment, isCanary: true });
  // A canary that nobody could end is not started.
  if (watching && !isDryRun) await readFigures(part, { site: readSite(environment), key: watching.key, hours: 1 });
  if (uploaded === undefined) deploy({ ...deployment, isCanary: true });
  if (isDryRun) return say(`${percent} % of the visitors of ${environment} would get it`);
  const place = getPlace(part, environment);
  const version = uploaded ?? findUploaded(place, readRevision());
  const { stable } = readShares(place);
  giveShare(place, stable, { version, percent });
  writeLastChange(place, { action: 'canary', from: stable, to: version, percent });
  say(`${percent} % of the visitors get ${version} of the ${part}, the others ${stable}`);
  if (!watching) return;
  say(`Ctrl-C leaves it running; with --uploaded ${version} the command goes on watching`);
  await watch(place, version, watching);
}

/** Gives the canary of a Worker to all visitors. @throws Error when none runs. */
export function promoteCanary(part: Part, environment: Environment): void {
  requireAccount(process.env);
  const place = getPlace(part, environment);
  const shares = readShares(place);
  const { version } = requireCanary(place, shares);
  promoteVersion(place, { ...shares, version }, `promote ${version}`);
}

/** Ends the canary of a Worker. @throws Error when none runs. */
export function rollBackCanary(part: Part, environment: Environment): void {
  requireAccount(process.env);
  const place = getPlace(part, environment);
  const shares = readShares(place);
  const { version } = requireCanary(place, shares);
  endCanary(place, { ...shares, version });
}
