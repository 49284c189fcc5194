import * as z from 'zod/mini';
import { CalendarDate, CheckedOn, Confidence, NOT_CHECKED } from './fields.ts';

const text = z.string().check(z.trim(), z.minLength(1, 'Write something, or leave the field out'));
const tenge = z.int('Write a whole number').check(z.gte(0, 'Write at least 0'));

/** Where a fact of an access file is from: editors write it out, because they do not edit the list of sources. */
export const AccessSource = z.strictObject({ title: text, url: z.optional(z.url('Write an address like https://…')) });
export type AccessSource = z.infer<typeof AccessSource>;

/** What every fact of an access file carries: how reliable it is, where from, when checked, and when to check again. */
const evidence = {
  confidence: Confidence,
  sources: z.array(AccessSource, 'Name at least one source').check(z.minLength(1, 'Name at least one source')),
  checkedOn: CheckedOn,
  /** The day by which somebody checks it again. */
  reviewBy: CalendarDate,
};

type Evidence = { sources: readonly AccessSource[]; checkedOn: string; reviewBy: string };

/** What must be true of the evidence of every fact, whatever the fact says. */
const evidenceChecks = () =>
  [
    z.refine<Evidence>(({ sources, checkedOn }) => checkedOn !== NOT_CHECKED || sources.every(({ url }) => !url), {
      path: ['checkedOn'],
      error: 'Write the day on which you compared this with its source, or take the address away',
    }),
    z.refine<Evidence>(({ checkedOn, reviewBy }) => checkedOn === NOT_CHECKED || reviewBy > checkedOn, {
      path: ['reviewBy'],
      error: 'The review day must be after the day of the check',
    }),
  ] as const;

/** Whether visitors may enter: `unknown` when no report says. */
export const AccessState = z.enum(['open', 'restricted', 'closed', 'unknown']);
export type AccessState = z.infer<typeof AccessState>;

/** The facts of a notice that do not depend on where they are from. */
const notice = {
  state: AccessState,
  /** First day. Without it the state has held since before it was checked. */
  from: z.optional(CalendarDate),
  /** Last day. Without it nobody knows the end. */
  to: z.optional(CalendarDate),
  /** The state in a few words, if it does not hold for the whole location: `Ice rink closed`. */
  label: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40, 'Write at most 40 characters'))),
  /** The end in words where a day would say too much: `winter 2027/28`. */
  until: z.optional(text),
  /** Why, in one sentence. */
  reason: z.optional(text),
  /** What to ask, and whom. */
  ask: z.optional(text),
};

const isFromBeforeTo = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  !from || !to || from <= to;

/** The access notice of a location: a dated status. */
export const AccessNotice = z.strictObject({ ...notice, ...evidence }).check(
  z.refine(isFromBeforeTo, { path: ['to'], error: 'The last day must not be before the first' }),
  z.refine(({ state, reason }) => state === 'open' || reason !== undefined, {
    path: ['reason'],
    error: 'Say why, unless the place is open',
  }),
  ...evidenceChecks(),
);
export type AccessNotice = z.infer<typeof AccessNotice>;

/** The access notice as it is published for the planner. */
export const PublishedNotice = z.object({ ...notice, reviewBy: CalendarDate });
export type PublishedNotice = z.infer<typeof PublishedNotice>;

/** What a visit costs. */
export const Fee = z.object({
  /** KZT for one adult; 0 is free. */
  adultTenge: tenge,
  /** KZT for a car, where cars pay too. */
  carTenge: z.optional(tenge),
  /** What the amount is for: `a day`, `gondola return`. */
  per: z.optional(text),
  /** What else to know: `by card or QR only`. */
  note: z.optional(text),
});
export type Fee = z.infer<typeof Fee>;

/** The content file of a location that editors own: access notice, opening hours and fee. */
export const AccessFile = z.strictObject({
  notice: AccessNotice,
  openingHours: z.optional(
    z
      .strictObject({
        /** In the syntax of OpenStreetMap's `opening_hours`. */
        hours: text,
        /** Minutes before closing after which nobody is let in. */
        lastEntryMinutes: z.optional(
          z.int('Write a whole number').check(z.gte(1, 'Write at least 1'), z.lte(180, 'Write at most 180')),
        ),
        /** What the hours leave open: `Mondays: sources disagree`. */
        note: z.optional(text),
        ...evidence,
      })
      .check(...evidenceChecks()),
  ),
  fee: z.optional(z.strictObject({ ...Fee.shape, ...evidence }).check(...evidenceChecks())),
});
export type AccessFile = z.infer<typeof AccessFile>;
