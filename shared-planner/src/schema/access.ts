import * as z from 'zod/mini';
import { CalendarDate } from './fields.ts';

const text = z.string().check(z.trim(), z.minLength(1, 'Write something, or leave the field out'));
const tenge = z.int('Write a whole number').check(z.gte(0, 'Write at least 0'));

/** Whether visitors may enter: `unknown` when no report says. */
export const AccessState = z.enum(['open', 'restricted', 'closed', 'unknown']);
export type AccessState = z.infer<typeof AccessState>;

/** The access notice of a location, a dated status, as it is published for the planner. */
export const PublishedNotice = z.object({
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
  /** The day by which somebody checks it again. */
  reviewBy: CalendarDate,
});

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
