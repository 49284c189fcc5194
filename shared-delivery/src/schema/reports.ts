import * as z from 'zod/mini';
import { UNKNOWN_PAGE } from '../routes/routes.ts';
import { CHANNEL_NAMES } from './channels.ts';
import { SitePath, Version } from './release.ts';
import { REMOTE_NAMES } from './remotes.ts';

/** Who is responsible for what is shown: a remote, or the shell for everything else. */
const PARTS = ['shell', ...REMOTE_NAMES] as const;
export type Part = (typeof PARTS)[number];

/** What has figures: the parts, of which browsers report, and the API, whose answers the shell's Worker counts. */
export const WATCHED = [...PARTS, 'api'] as const;
export type Watched = (typeof WATCHED)[number];

/**
 * What can be counted of a part: that it was opened; that its code, or an answer of the API, did not arrive (`load`), was refused because of its hash
 * (`integrity`), arrived and could not be used (`evaluation`), threw while rendering (`render`), or took longer than three
 * seconds (`late`); and that the content security policy refused something of it (`policy`).
 */
export const COUNTED = ['view', 'load', 'integrity', 'evaluation', 'render', 'late', 'policy'] as const;
export type Counted = (typeof COUNTED)[number];

/** What can be measured of the page that a document was opened on: web vitals, in milliseconds; `cls` has no unit. */
export const MEASURED = ['ttfb', 'fcp', 'lcp', 'inp', 'cls'] as const;

/** The most events that one report may have, and the most bytes of its text. */
const MAX_EVENTS = 20;
export const MAX_REPORT_BYTES = 8192;

/** A route of a release, or of the shell; who counts the event knows which exist. */
const Page = z.union([z.literal(UNKNOWN_PAGE), SitePath]);

/** One thing that happened; `page` is a route, never an address. */
export const ReportEvent = z.object({
  part: z.enum(PARTS),
  version: Version,
  channel: z.enum(CHANNEL_NAMES),
  page: Page,
  metric: z.enum([...COUNTED, ...MEASURED]),
  value: z._default(z.number().check(z.gte(0), z.lte(600_000)), 0),
});
export type ReportEvent = z.infer<typeof ReportEvent>;

const countDistinct = <Value>(values: readonly Value[]) => new Set(values).size;

/**
 * The events of a report; they say nothing about who sent it. A document runs one version of each part, and one that names
 * more would only let the buckets be searched for them.
 */
const Events = z.array(ReportEvent).check(
  z.minLength(1),
  z.maxLength(MAX_EVENTS),
  z.refine(
    (events) =>
      countDistinct(events.map(({ part }) => part)) ===
      countDistinct(events.map(({ part, version }) => `${part} ${version}`)),
  ),
);

/** What a browser sends: what happened, and the token of the page on which it did. */
export const Report = z.object({ token: z.string().check(z.maxLength(200)), events: Events });
export type Report = z.infer<typeof Report>;
