import { judgeCanary, type Verdict } from '../canary/judge-canary.ts';
import type { Channels, PointerChange } from '../schema/channels.ts';
import type { Figures } from '../schema/figures.ts';
import type { Bucket } from './bucket.ts';
import { readPointer } from './pointer.ts';
import { type Author, type Promotion, promote, rollBack } from './promote.ts';

/** What watching a canary needs besides its bucket. */
export type Watch = {
  version: string;
  /** After how many views it is promoted. */
  views: number;
  author: Author;
  /** Reads what browsers reported of its remote since a moment. */
  readFigures: (since: Date) => Promise<readonly Figures[]>;
  /** Waits until the figures are worth reading again. */
  wait: () => Promise<unknown>;
  /** Says what is known so far. */
  report: (line: string) => void;
};

/** Somebody else has changed or ended a canary that is watched. */
class CanaryOver extends Error {
  override name = 'CanaryOver';

  constructor(version: string, change: PointerChange | undefined) {
    super(`The canary ${version} is over: ${change?.actor ?? 'somebody'} changed it (${change?.action ?? 'unknown'})`);
  }
}

/** When a canary began, or the first change of its share that the history still has. */
function findStart(version: string, { history }: Channels): Date {
  const other = history.findIndex(({ action, to }) => action !== 'canary' || to !== version);
  const changes = other === -1 ? history : history.slice(0, other);
  return new Date(changes.at(-1)?.at ?? 0);
}

/**
 * Watches a canary until it is promoted after enough views, or ended because it fails or is slow.
 *
 * @returns what was changed, and why.
 * @throws CanaryOver when somebody else has changed or ended the canary meanwhile.
 */
export async function watchCanary(
  bucket: Bucket,
  { version, views, author, readFigures, wait, report }: Watch,
): Promise<{ promotion: Promotion; reason: string }> {
  const judge = async (): Promise<Verdict> => {
    const { channels } = await readPointer(bucket);
    if (channels?.canary?.version !== version) throw new CanaryOver(version, channels?.history[0]);
    const figures = await readFigures(findStart(version, channels));
    return judgeCanary(figures, { stable: channels.stable, canary: version, views });
  };
  for (let last = ''; ; await wait()) {
    const { action, reason } = await judge().catch((error: Error): Verdict => {
      if (error instanceof CanaryOver) throw error;
      // A site or a bucket that does not respond for a moment must not leave the canary alone.
      return { action: 'wait', reason: error.message };
    });
    if (reason !== last) report(`${version}: ${reason}`);
    last = reason;
    if (action === 'wait') continue;
    const decided = { ...author, reason };
    const change = action === 'promote' ? promote(bucket, version, decided) : rollBack(bucket, decided);
    return { promotion: await change, reason };
  }
}
