import { Location } from '@almaty/store/schema';
import * as z from 'zod/mini';
import { type SourceId, sources } from './sources.ts';

const text = z.string().check(z.trim(), z.minLength(1, 'Write something, or leave the field out'));
const hours = z.number().check(z.gte(0), z.lte(24, 'A drive of more than a day is a mistake'));
const SourceName = z.enum(Object.keys(sources) as [SourceId, ...SourceId[]], 'Name a source of src/content/sources.ts');

/**
 * Something known of a place: how sure it is, where it was read, and the day it was last checked. What is of `low`
 * confidence is shown with "check before you go"; what is not known at all is left out.
 */
const fact = <Value extends z.core.$ZodType>(value: Value) =>
  z.strictObject({
    value,
    /** What the value is about, where the field's name does not say it. */
    about: z.optional(text),
    confidence: z.enum(['high', 'medium', 'low']),
    sources: z.array(SourceName).check(z.minLength(1)),
    checked: z.iso.date('Write the day as yyyy-MM-dd'),
  });

/** Degrees, WGS 84; the bounds are those of Kazakhstan, so that swapped numbers are found. */
const position = {
  lat: z.number().check(z.gte(40), z.lte(56)),
  lon: z.number().check(z.gte(46), z.lte(88)),
};
const metres = z.int().check(z.gte(0), z.lte(7010, 'No place in Kazakhstan is higher than 7,010 metres'));
const names = z.strictObject({ ru: fact(text), kk: z.optional(fact(text)) });

const RouteFacts = z.strictObject({
  /** There and back, in kilometres. */
  length: fact(z.number().check(z.positive())),
  /** In metres. */
  ascent: z.optional(fact(metres)),
  hours: fact(text),
  trailhead: fact(text),
  /** The trailhead, if its position is known, and what the route leads to. */
  points: z.array(fact(z.strictObject({ name: text, ...position, elevation: z.optional(metres) }))),
});

/** What is known of a place. Distances are from Republic Square. */
export const PlaceFacts = z.strictObject({
  names,
  point: z.optional(fact(z.strictObject(position))),
  /** In metres. */
  elevation: z.optional(fact(metres)),
  /** By road, in kilometres. */
  road: fact(z.number().check(z.gte(0))),
  /** Shortest and longest, in hours. */
  drive: fact(
    z.tuple([hours, hours]).check(z.refine(([least, most]) => least <= most, 'Write the shortest drive first')),
  ),
  visit: fact(text),
  /** 1 to 12, in the order of the year. */
  months: fact(z.array(z.int().check(z.gte(1), z.lte(12))).check(z.minLength(1))),
  opening: fact(text),
  route: z.optional(RouteFacts),
});
export type PlaceFacts = z.infer<typeof PlaceFacts>;
export type RouteFacts = z.infer<typeof RouteFacts>;

/** What is known of an activity. */
export const ActivityFacts = z.strictObject({ names, duration: fact(text), season: fact(text), where: fact(text) });
export type ActivityFacts = z.infer<typeof ActivityFacts>;

/** A place as the catalogue lists it: what an itinerary keeps of it, and its address. */
export const Place = z.extend(Location, {
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Write the address in small letters, digits and hyphens')),
});
export type Place = z.infer<typeof Place>;

/** Anything known. */
export type Fact<Value> = {
  value: Value;
  about?: string | undefined;
  confidence: 'high' | 'medium' | 'low';
  sources: readonly SourceId[];
  checked: string;
};
