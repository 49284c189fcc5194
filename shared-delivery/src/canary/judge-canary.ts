import type { ChannelName } from '../schema/channels.ts';
import type { Figures } from '../schema/figures.ts';

/** How much more often a canary may fail than the stable version, as a share of its views: one in a hundred. */
const FAILURE_MARGIN = 0.01;
/** Fewer failures are an accident. */
const LEAST_FAILURES = 3;

/** How much slower three quarters of the canary's pages may become visible than the stable ones: a fifth. */
const LCP_MARGIN = 1.2;
/** Fewer measurements say nothing about three quarters. */
const LEAST_MEASUREMENTS = 20;

/** What to do with a canary, and why. */
export type Verdict = { action: 'wait' | 'promote' | 'end'; reason: string };

const findFigures = (figures: readonly Figures[], version: string, channel: ChannelName) =>
  figures.find((entry) => entry.version === version && entry.channel === channel);

const getFailureRate = (entry: Figures | undefined) => (entry && entry.views > 0 ? entry.failures / entry.views : 0);

const formatShare = (share: number) => `${(share * 100).toFixed(1)} %`;

/**
 * Judges a canary by what browsers reported: it ends when it fails or slows pages more than the margins allow, and is
 * promoted after enough views.
 *
 * @param figures of its remote.
 * @param views after which it is promoted: how often it has to be opened.
 */
export function judgeCanary(
  figures: readonly Figures[],
  { stable, canary, views }: { stable: string; canary: string; views: number },
): Verdict {
  const tried = findFigures(figures, canary, 'canary');
  const usual = findFigures(figures, stable, 'stable');
  if (!tried) return { action: 'wait', reason: 'nobody has opened it yet' };
  const [rate, usualRate] = [getFailureRate(tried), getFailureRate(usual)];
  if (tried.failures >= LEAST_FAILURES && rate > usualRate + FAILURE_MARGIN)
    return {
      action: 'end',
      reason: `it fails for ${formatShare(rate)} of its views, the stable version for ${formatShare(usualRate)}`,
    };
  if (tried.lcp && usual?.lcp && Math.min(tried.lcp.count, usual.lcp.count) >= LEAST_MEASUREMENTS) {
    const [lcp, usualLcp] = [tried.lcp.p75Ms, usual.lcp.p75Ms];
    if (lcp > usualLcp * LCP_MARGIN)
      return {
        action: 'end',
        reason: `its LCP is ${Math.round(lcp)} ms, that of the stable version ${Math.round(usualLcp)} ms`,
      };
  }
  if (tried.views >= views) return { action: 'promote', reason: `${tried.views} views, ${formatShare(rate)} failed` };
  return { action: 'wait', reason: `${tried.views} of ${views} views, ${formatShare(rate)} failed` };
}
