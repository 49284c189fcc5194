import { judgeCanary, type Verdict } from '../canary/judge-canary.ts';
import { CanaryOver, type Watching, waitForVerdict } from '../canary/wait-for-verdict.ts';
import type { Channels } from '../schema/channels.ts';
import type { Figures } from '../schema/figures.ts';
import type { Bucket } from './bucket.ts';
import { readPointer } from './pointer.ts';
import { type Author, type Promotion, promote, rollBack } from './promote.ts';

/** What watching a canary needs besides its bucket. */
export type Watch = Omit<Watching, 'judge'> & {
  version: string;
  /** After how many views it is promoted. */
  views: number;
  author: Author;
  /** Reads what browsers reported of its remote since a moment. */
  readFigures: (since: Date) => Promise<readonly Figures[]>;
};

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
    if (channels?.canary?.version !== version) {
      const [change] = channels?.history ?? [];
      throw new CanaryOver(version, `${change?.actor ?? 'somebody'} changed it (${change?.action ?? 'unknown'})`);
    }
    const figures = await readFigures(findStart(version, channels));
    return judgeCanary(figures, { stable: channels.stable, canary: version, views });
  };
  const { action, reason } = await waitForVerdict({ judge, wait, report: (text) => report(`${version}: ${text}`) });
  const decided = { ...author, reason };
  const change = action === 'promote' ? promote(bucket, version, decided) : rollBack(bucket, decided);
  return { promotion: await change, reason };
}
