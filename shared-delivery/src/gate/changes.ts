import type { RemoteName } from '../schema/remotes.ts';
import type { Breach } from './breach.ts';

/** How much of a page's first window differs from what is live, from 0 to 1; null when there is nothing to compare with. */
export type PageChange = { path: string; share: number | null };

/** The changes of a version, and the folder that has their screenshots. */
export type Changes = { pages: readonly PageChange[]; folder: string };

/** The share of a page's first window from which on somebody has to look at it: what a notice moves down is less, 41 % at most. */
const LARGE_CHANGE = 0.5;

/** A share as people read it, such as `3.2 %`. */
export const formatShare = (share: number): string =>
  share < 0.001 ? 'less than 0.1 %' : `${(share * 100).toFixed(1)} %`;

/** The pages that changed by a share or more, those that changed most first. */
const listChanged = ({ pages }: Changes, least: number) =>
  pages
    .flatMap(({ path, share }) => (share !== null && share > 0 && share >= least ? [{ path, share }] : []))
    .toSorted((one, other) => other.share - one.share);

const describeChange = ({ path, share }: { path: string; share: number }): string => `${path} ${formatShare(share)}`;

/** No page of a version looks very different from what is live. */
export function checkChanges(remote: RemoteName, changes: Changes): Breach[] {
  const large = listChanged(changes, LARGE_CHANGE);
  if (large.length === 0) return [];
  return [
    {
      promise: `less than ${LARGE_CHANGE * 100} % of the first window of a page changes, or somebody has looked at it`,
      madeBy: remote,
      problem: `Changed: ${large.map(describeChange).join(', ')}. Look at the screenshots in ${changes.folder}, and add --accept if that is meant`,
    },
  ];
}

/** What the history says of large changes that somebody has looked at; undefined when there are none. */
export function describeAccepted(changes: Changes): string | undefined {
  const [most, ...others] = listChanged(changes, LARGE_CHANGE);
  return most && `accepted: ${describeChange(most)} changed${others.length > 0 ? `, and ${others.length} more` : ''}`;
}

/** Lines on how the pages of a version look beside what is live. */
export function describeChanges(changes: Changes): string[] {
  const { pages, folder } = changes;
  const changed = listChanged(changes, 0);
  const counts = [
    `${pages.filter(({ share }) => share === 0).length} of ${pages.length} pages look as they do live`,
    `${pages.filter(({ share }) => share === null).length} have nothing live to compare with`,
    `${changed.length} changed${changed.length > 0 ? ` (${folder})` : ''}`,
  ];
  return [`screenshots: ${counts.join(', ')}`, ...changed.map((change) => `  ${describeChange(change)}`)];
}
