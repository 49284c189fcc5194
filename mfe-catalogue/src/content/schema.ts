import { Location } from '@almaty/store/schema';
import * as z from 'zod/mini';
import { type SourceId, sources } from './sources.ts';

const text = z.string().check(z.trim(), z.minLength(1, 'Write something, or leave the field out'));
const hours = z.number().check(z.gte(0), z.lte(24, 'A drive of more than a day is a mistake'));
const SourceName = z.enum(Object.keys(sources) as [SourceId, ...SourceId[]], 'Name a source of src/content/sources.ts');

/**
 * A fact: its value, how reliable it is, its sources, and the date it was last checked. A fact of `low` confidence is
 * shown with "check before you go"; an unknown fact is left out.
 */
const fact = <Value extends z.core.$ZodType>(value: Value) =>
  z.strictObject({
    value,
    /** What exactly the value describes, if the field's name does not say it: `to the barrier`. */
    about: z.optional(text),
    confidence: z.enum(['high', 'medium', 'low']),
    sources: z.array(SourceName).check(z.minLength(1)),
    checkedOn: z.iso.date('Write the day as yyyy-MM-dd'),
  });

/** Degrees, WGS 84. The bounds are those of Kazakhstan, so that swapped coordinates are refused. */
const coordinates = {
  lat: z.number().check(z.gte(40), z.lte(56)),
  lon: z.number().check(z.gte(46), z.lte(88)),
};
const metres = z.int().check(z.gte(0), z.lte(7010, 'No place in Kazakhstan is higher than 7,010 metres'));
const names = z.strictObject({ ru: fact(text), kk: z.optional(fact(text)) });

/** The facts of a walk. */
const RouteFacts = z.strictObject({
  /** There and back. */
  lengthKm: fact(z.number().check(z.positive())),
  ascentMetres: z.optional(fact(metres)),
  duration: fact(text),
  trailhead: fact(text),
  /** The trailhead, if its position is known, and the destinations of the route. */
  waypoints: z.array(fact(z.strictObject({ name: text, ...coordinates, elevationMetres: z.optional(metres) }))),
});

/** The facts of a location. Distances are from Republic Square. */
export const LocationFacts = z.strictObject({
  names,
  position: z.optional(fact(z.strictObject(coordinates))),
  elevationMetres: z.optional(fact(metres)),
  /** By road. */
  roadKm: fact(z.number().check(z.gte(0))),
  /** The shortest and the longest drive. */
  driveHours: fact(
    z
      .tuple([hours, hours])
      .check(z.refine(([shortest, longest]) => shortest <= longest, 'Write the shortest drive first')),
  ),
  visitDuration: fact(text),
  /** 1 to 12, in ascending order. */
  bestMonths: fact(z.array(z.int().check(z.gte(1), z.lte(12))).check(z.minLength(1))),
  /** Opening hours, access and safety. */
  visitorNotes: fact(text),
  route: z.optional(RouteFacts),
});
export type LocationFacts = z.infer<typeof LocationFacts>;
export type RouteFacts = z.infer<typeof RouteFacts>;

/** The facts of an activity. */
export const ActivityFacts = z.strictObject({ names, duration: fact(text), season: fact(text), where: fact(text) });
export type ActivityFacts = z.infer<typeof ActivityFacts>;

/** A location of the catalogue: what the itinerary stores of it, and the slug that is its address. */
export const CatalogueLocation = z.extend(Location, {
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Write the slug in small letters, digits and hyphens')),
});
export type CatalogueLocation = z.infer<typeof CatalogueLocation>;

/** A fact with any value. */
export type Fact<Value> = {
  value: Value;
  about?: string | undefined;
  confidence: 'high' | 'medium' | 'low';
  sources: readonly SourceId[];
  checkedOn: string;
};
