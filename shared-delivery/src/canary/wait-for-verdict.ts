import type { Verdict } from './judge-canary.ts';

/** How often the figures of a canary are read. */
export const WATCH_INTERVAL_MS = 10_000;

/** Somebody else has changed or ended a canary that is watched. */
export class CanaryOver extends Error {
  override name = 'CanaryOver';

  /** @param change who has changed what. */
  constructor(version: string, change: string) {
    super(`The canary ${version} is over: ${change}`);
  }
}

/** What a canary is watched with. */
export type Watching = {
  /** Judges it by what is known now. @throws CanaryOver when it does not run any more. */
  judge: () => Promise<Verdict>;
  /** Waits until the figures are worth reading again. */
  wait: () => Promise<unknown>;
  /** Says what is known so far. */
  report: (reason: string) => void;
};

/**
 * Judges a canary until it is to be promoted or ended.
 *
 * @throws CanaryOver when somebody else has changed or ended it meanwhile.
 */
export async function waitForVerdict({ judge, wait, report }: Watching): Promise<Verdict> {
  for (let last = ''; ; await wait()) {
    const verdict = await judge().catch((error: Error): Verdict => {
      if (error instanceof CanaryOver) throw error;
      // A site or a bucket that does not respond for a moment must not leave the canary alone.
      return { action: 'wait', reason: error.message };
    });
    if (verdict.reason !== last) report(verdict.reason);
    last = verdict.reason;
    if (verdict.action !== 'wait') return verdict;
  }
}
