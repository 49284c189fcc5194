import { judgeCanary, type Verdict } from '../../shared-delivery/src/canary/judge-canary.ts';
import { CanaryOver, type Watching, waitForVerdict } from '../../shared-delivery/src/canary/wait-for-verdict.ts';
import type { Figures } from '../../shared-delivery/src/schema/figures.ts';
import type { Shares } from './shares.ts';

/** How a canary of a Worker is watched. */
export type Watch = Omit<Watching, 'judge'> & {
  /** Id of the Worker's version that is a canary. */
  version: string;
  /** After how many views it is promoted. */
  views: number;
  /** Reads who gets which version now. */
  readShares: () => Shares;
  /** The name by which a version of the Worker is counted. */
  fetchName: (version: string) => Promise<string>;
  /** Reads what was counted of the Worker since a moment. */
  readFigures: (since: Date) => Promise<readonly Figures[]>;
};

/** @throws Error when both are counted by one name: those of a shell are names of its scripts. */
async function fetchNames(fetchName: Watch['fetchName'], stable: string, canary: string) {
  const names = { stable: await fetchName(stable), canary: await fetchName(canary) };
  if (names.stable !== names.canary) return names;
  throw new Error(
    `Both versions of the shell have the same scripts (${names.stable}), so nobody can tell their figures apart: watch health and the log of the Worker, then promote or roll back. The canary goes on`,
  );
}

/**
 * Watches a canary of a Worker until it is to be promoted or ended, by the rule for remotes.
 *
 * @throws Error when both versions have the same scripts; CanaryOver when somebody else has changed it meanwhile.
 */
export async function watchWorker({ version, views, readShares, fetchName, readFigures, ...watching }: Watch) {
  const { stable, since } = readShares();
  const names = await fetchNames(fetchName, stable, version);
  const judge = async (): Promise<Verdict> => {
    const { canary } = readShares();
    if (canary?.version !== version) throw new CanaryOver(version, 'somebody deployed something else');
    return judgeCanary(await readFigures(since), { ...names, views, channel: 'stable' });
  };
  return waitForVerdict({ ...watching, judge });
}
