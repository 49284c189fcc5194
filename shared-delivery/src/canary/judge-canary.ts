import type { ChannelName } from '../schema/channels.ts';
import type { Figures } from '../schema/figures.ts';

/** So many networks may lie, and nothing is decided that rests on them: somebody can have four of them, and hardly more. */
const DOUBTED_NETWORKS = 4;
/** What fewer networks beyond those report is an accident. */
const LEAST_NETWORKS = 3;

/** In how many more networks a canary may fail than the stable version, as a share of those that opened it: one in a hundred. */
const FAILURE_MARGIN = 0.01;

/** How much slower three quarters of the canary's pages may become visible than the stable ones: a fifth. */
const LCP_MARGIN = 1.2;
/** Fewer measurements say nothing about three quarters. */
const LEAST_MEASUREMENTS = 20;

/** What to do with a canary, and why. */
export type Verdict = { action: 'wait' | 'promote' | 'end'; reason: string };

type ByNetwork = Figures['byNetwork'];

const NOBODY: ByNetwork = { networks: 0, views: 0, failed: 0, lcp: [] };

const findFigures = (figures: readonly Figures[], version: string, channel: ChannelName) =>
  figures.find((entry) => entry.version === version && entry.channel === channel)?.byNetwork;

/** How many networks there are beyond those that may lie. */
const countTrusted = (networks: number) => Math.max(0, networks - DOUBTED_NETWORKS);

/** A part of the networks that opened a version. */
const getShare = (part: number, { networks }: ByNetwork) => (networks > 0 ? part / networks : 0);

/**
 * The LCP of three quarters, without those networks that could have lied to make it slower or faster; null with too few.
 *
 * @param lie what the doubted networks would have wanted.
 */
function getLcp({ lcp }: ByNetwork, lie: 'slower' | 'faster'): number | null {
  const sorted = lcp.flatMap(([ms, networks]) => Array.from({ length: networks }, () => ms));
  if (sorted.length < LEAST_MEASUREMENTS) return null;
  const rest = lie === 'slower' ? sorted.slice(0, -DOUBTED_NETWORKS) : sorted.slice(DOUBTED_NETWORKS);
  return rest[Math.ceil(rest.length * 0.75) - 1] ?? null;
}

/** What is said of a canary that goes on or is promoted. */
const describe = ({ networks, failed }: ByNetwork, views: string) =>
  `${views} views, failed in ${failed} of ${networks} networks`;

/**
 * Judges a canary by what browsers reported: it ends when it fails or slows pages more than the margins allow, and is
 * promoted after enough views. No four networks can end or promote it (docs/decisions/0044).
 *
 * @param figures of its remote.
 * @param views after which it is promoted: how often it has to be opened, where a network counts for ten at most.
 * @param channel by which its figures come; a page does not know that its shell is a canary, and says stable.
 */
export function judgeCanary(
  figures: readonly Figures[],
  {
    stable,
    canary,
    views,
    channel = 'canary',
  }: { stable: string; canary: string; views: number; channel?: ChannelName },
): Verdict {
  const tried = findFigures(figures, canary, channel);
  const usual = findFigures(figures, stable, 'stable') ?? NOBODY;
  if (!tried) return { action: 'wait', reason: 'nobody has opened it yet' };
  const failed = countTrusted(tried.failed);
  if (failed >= LEAST_NETWORKS && getShare(failed, tried) > getShare(usual.failed, usual) + FAILURE_MARGIN)
    return {
      action: 'end',
      reason: `it fails in ${tried.failed} of ${tried.networks} networks, the stable version in ${usual.failed} of ${usual.networks}`,
    };
  const [lcp, usualLcp] = [getLcp(tried, 'slower'), getLcp(usual, 'faster')];
  if (lcp !== null && usualLcp !== null && lcp > usualLcp * LCP_MARGIN)
    return {
      action: 'end',
      reason: `its LCP is ${Math.round(lcp)} ms, that of the stable version ${Math.round(usualLcp)} ms`,
    };
  if (tried.views >= views && countTrusted(tried.networks) >= LEAST_NETWORKS)
    return { action: 'promote', reason: describe(tried, String(tried.views)) };
  return { action: 'wait', reason: describe(tried, `${tried.views} of ${views}`) };
}
