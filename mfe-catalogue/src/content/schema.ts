import {
  Bus,
  CheckedOn,
  Confidence,
  MinutesRange,
  Months,
  NOT_CHECKED,
  Overnight,
  SeasonalClosure,
  Strenuousness,
  Transport,
  Variant,
} from '@almaty/planner/schema';
import { Location } from '@almaty/store/schema';
import * as z from 'zod/mini';
import { isPublished, type SourceId, sources } from './sources.ts';

const text = z.string().check(z.trim(), z.minLength(1, 'Write something, or leave the field out'));
const hours = z.number().check(z.gte(0), z.lte(24, 'A drive of more than a day is a mistake'));
const SourceName = z.enum(Object.keys(sources) as [SourceId, ...SourceId[]], 'Name a source of src/content/sources.ts');

/** How a fact is known: its confidence, its sources, and the date it was last checked. */
export const evidence = {
  confidence: Confidence,
  sources: z.array(SourceName).check(z.minLength(1)),
  checkedOn: CheckedOn,
};

/** Whether "not yet" stands exactly where no published source is named: what nobody can look up, nobody has checked. */
export const isCheckPlausible = (fact: { sources: readonly SourceId[]; checkedOn: string }): boolean =>
  fact.sources.some(isPublished) === (fact.checkedOn !== NOT_CHECKED);

export const CHECK_ERROR =
  'Write the day of the check if a published source is named, and "not yet" if none is (src/content/sources.ts)';

/**
 * A fact: its value and how it is known. A fact of `low` confidence is shown with "check before you go"; an unknown fact
 * is left out.
 */
const fact = <Value extends z.core.$ZodType>(value: Value) =>
  z
    .strictObject({
      value,
      /** What exactly the value describes, if the field's name does not say it: `to the barrier`. */
      about: z.optional(text),
      ...evidence,
    })
    .check(z.refine(isCheckPlausible, { path: ['checkedOn'], error: CHECK_ERROR }));

/** Degrees, WGS 84. The bounds are those of Kazakhstan, so that swapped coordinates are refused. */
const coordinates = {
  lat: z.number().check(z.gte(40), z.lte(56)),
  lon: z.number().check(z.gte(46), z.lte(88)),
};
const metres = z.int().check(z.gte(0), z.lte(7010, 'No place in Kazakhstan is higher than 7,010 metres'));
const names = z.strictObject({ ru: fact(text), kk: z.optional(fact(text)) });
const locationIds = z.array(z.int().check(z.gt(0)));
const tengeRange = z
  .strictObject({ min: z.int().check(z.gt(0)), max: z.int(), per: z.optional(text) })
  .check(z.refine(({ min, max }) => min <= max, 'Write the lower price first'));

/** The facts of a walk. */
const RouteFacts = z.strictObject({
  trailhead: fact(text),
  /** The trailhead, if its position is known, and the destinations of the route. */
  waypoints: z.array(fact(z.strictObject({ name: text, ...coordinates, elevationMetres: z.optional(metres) }))),
});

/**
 * The facts of a location that engineers own; what editors own is in src/content/access. Distances are from Republic
 * Square.
 */
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
  /** A node of src/content/planning/roads.yml. */
  arrivalNode: fact(text),
  /** On the spot, with walking; 1,440 and more include nights. */
  visitMinutes: fact(MinutesRange),
  /** Ways to spend the visit. */
  variants: z.optional(fact(z.array(Variant).check(z.minLength(1)))),
  bestMonths: fact(Months),
  /** The months in which it can be visited at all. */
  possibleMonths: fact(Months),
  /** Whether the visit must lie between sunrise and sunset. */
  daylightOnly: fact(z.boolean()),
  strenuousness: fact(Strenuousness),
  /** On foot, there and back. */
  walkKm: z.optional(fact(z.number().check(z.positive()))),
  /** Upwards, over the whole visit. */
  ascentMetres: z.optional(fact(metres)),
  highestPointMetres: z.optional(fact(metres)),
  seasonalClosures: z.optional(z.array(fact(SeasonalClosure))),
  permit: z.optional(fact(z.strictObject({ what: text, where: text }))),
  /** Whether posts may ask for the passport. */
  carryPassport: fact(z.boolean()),
  transport: fact(z.array(Transport).check(z.minLength(1))),
  bus: z.optional(fact(Bus)),
  /** By app, from the centre. */
  taxiTenge: z.optional(fact(tengeRange)),
  overnight: fact(Overnight),
  /** A base of src/content/planning/bases.yml. */
  overnightBase: z.optional(fact(text)),
  /** Days including the travel from Almaty. */
  days: fact(z.strictObject({ min: z.int().check(z.gt(0)), max: z.int() })),
  guideAdvised: fact(z.boolean()),
  /** Locations for the same day. */
  combinesWith: fact(locationIds),
  /** Locations for the same trip of several days. */
  combinesOnTrip: z.optional(fact(locationIds)),
  /** Locations with the same way or spot: visit one of them. */
  overlapsWith: z.optional(fact(locationIds)),
  indoor: fact(z.boolean()),
  goodToKnow: z.array(fact(text)),
  /** Dangers, and how to avoid them. */
  safety: z.array(fact(text)),
  /** Where to eat near by. */
  food: z.optional(z.array(fact(text))),
  route: z.optional(RouteFacts),
});
export type LocationFacts = z.infer<typeof LocationFacts>;
export type RouteFacts = z.infer<typeof RouteFacts>;

/** The facts of an activity. */
export const ActivityFacts = z.strictObject({
  names,
  duration: fact(text),
  season: fact(text),
  where: fact(text),
  minutes: fact(MinutesRange),
  nights: fact(z.strictObject({ min: z.int(), max: z.int() })),
  months: fact(Months),
  /** Location id -> months, where they differ. */
  monthsByLocation: z.optional(fact(z.record(z.string(), Months))),
  locationIds: fact(locationIds),
  /** Other nodes of src/content/planning/roads.yml where it can be done. */
  nodes: z.optional(fact(z.array(text))),
  strenuousness: fact(Strenuousness),
  weatherSensitive: fact(z.boolean()),
  indoor: fact(z.boolean()),
  bookAhead: fact(z.boolean()),
  guide: fact(z.enum(['none', 'optional', 'advised', 'included'])),
  /** In the syntax of OpenStreetMap's `opening_hours`. */
  openingHours: z.optional(fact(text)),
  /** Whether its minutes are added to the visit of a location; otherwise it is the visit. */
  addsToVisit: fact(z.boolean()),
  bring: fact(z.array(text)),
  priceTenge: z.optional(fact(tengeRange)),
});
export type ActivityFacts = z.infer<typeof ActivityFacts>;

/** A location of the catalogue: what the itinerary stores of it, and the slug that is its address. */
export const CatalogueLocation = z.extend(Location, {
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Write the slug in small letters, digits and hyphens')),
});
export type CatalogueLocation = z.infer<typeof CatalogueLocation>;

/** A fact with any value. A source is an id of `sources.ts`, or of the page's own list of sources. */
export type Fact<Value> = {
  value: Value;
  about?: string | undefined;
  confidence: 'high' | 'medium' | 'low';
  sources: readonly string[];
  checkedOn: string;
};
