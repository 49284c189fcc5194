import * as z from 'zod/mini';
import { YearDay } from './fields.ts';

/** Minutes after midnight; above 1,440 the next day. */
const minute = z.int().check(z.gte(0), z.lte(2 * 1440));

/** One rule of opening hours. It holds on the days that meet all its conditions. */
const OpeningRule = z.object({
  /** First and last day of a season, MM-dd; the last may lie in the next year. */
  season: z.optional(z.tuple([YearDay, YearDay])),
  /** 1 is Monday, 7 is Sunday. */
  weekdays: z.optional(z.array(z.int().check(z.gte(1), z.lte(7)))),
  /** 1 is the first such weekday of its month. */
  nth: z.optional(z.int().check(z.gte(1), z.lte(5))),
  /** Opening and closing in minutes after midnight; none when closed. */
  windows: z.array(z.tuple([minute, minute])),
});
export type OpeningRule = z.infer<typeof OpeningRule>;

/**
 * Opening hours in the form that a planner reads: the last rule that holds on a day decides, and a day without a rule is
 * closed. Compiled from OpenStreetMap's syntax (src/opening-hours).
 */
export const OpeningHours = z.object({
  rules: z.array(OpeningRule),
  lastEntryMinutes: z.optional(z.int()),
});
export type OpeningHours = z.infer<typeof OpeningHours>;
