import * as z from 'zod/mini';
import { CHANNEL_NAMES } from './channels.ts';
import { Version } from './release.ts';
import { WATCHED } from './reports.ts';

/** For how many hours figures are kept. */
export const MAX_FIGURE_HOURS = 168;

const Count = z.int().check(z.gte(0));

/** How often something was measured, and below what three quarters of it are, to within 3 %; null without any. */
const Milliseconds = z.nullable(z.object({ p75Ms: z.number(), count: Count }));

const figures = {
  /** How often the part was opened. */
  views: Count,
  /** How often a visitor saw a notice because the part failed: the sum of the kinds. */
  failures: Count,
  failureKinds: z.object({ load: Count, integrity: Count, evaluation: Count, render: Count }),
  /** How often a visitor saw a notice because the part took longer than three seconds. */
  late: Count,
  /** How often the content security policy refused something of the part. */
  policyViolations: Count,
  ttfb: Milliseconds,
  fcp: Milliseconds,
  lcp: Milliseconds,
  inp: Milliseconds,
  /** The layout shift; it has no unit. */
  cls: z.nullable(z.object({ p75: z.number(), count: Count })),
};

/** What decides about a version, because no network counts for much in it: an IPv4 /24 or an IPv6 /48. */
const byNetwork = z.object({
  /** How many networks opened the part. */
  networks: Count,
  /** How often they opened it, where each counts for ten at most. */
  views: Count,
  /** In how many networks it failed. */
  failed: Count,
  /** The first LCP of each network: milliseconds, to within 3 %, and how many networks had it, the lowest first. */
  lcp: z.array(z.tuple([z.number(), Count])),
});

/** What was counted of one version of a part in one channel, altogether and by page. */
export const Figures = z.object({
  version: Version,
  channel: z.enum(CHANNEL_NAMES),
  ...figures,
  byNetwork,
  pages: z.array(z.object({ page: z.string(), ...figures })),
});
export type Figures = z.infer<typeof Figures>;

/** The figures of a part or of the API since a moment (ISO 8601, a full hour), the most viewed version first. */
export const PartFigures = z.object({ part: z.enum(WATCHED), since: z.string(), figures: z.array(Figures) });
export type PartFigures = z.infer<typeof PartFigures>;
