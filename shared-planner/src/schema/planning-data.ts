import * as z from 'zod/mini';
import { Fee, PublishedNotice } from './access.ts';
import { MinutesRange, Months, Strenuousness, Transport, YearDay } from './fields.ts';
import { OpeningHours } from './opening-hours.ts';
import { Prices, TengeRange } from './prices.ts';

/** Version of the schema. A new field is no new version: readers ignore what they do not know. */
export const PLANNING_DATA_VERSION = 1;

const id = z.int().check(z.gt(0));

/** A town or camp where a visitor can spend a night. */
export const Base = z.object({
  id: z.string(),
  name: z.string(),
  node: z.string(),
  months: Months,
  /** Where one can sleep there, in a sentence or two. */
  beds: z.optional(z.string()),
});
export type Base = z.infer<typeof Base>;

/** Where a visitor arrives: an airport or a station. */
export const Gateway = z.object({ id: z.string(), name: z.string(), node: z.string() });
export type Gateway = z.infer<typeof Gateway>;

/** A point of the road graph; position in degrees, WGS 84. */
export const RoadNode = z.object({
  id: z.string(),
  name: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** Whether one can eat within a few minutes. */
  canEat: z.optional(z.boolean()),
});
export type RoadNode = z.infer<typeof RoadNode>;

/** What an edge of the road graph is made of, or what one rides on it. */
export const Surface = z.enum(['asphalt', 'gravel', '4x4', 'foot', 'gondola', 'rail', 'air']);
export type Surface = z.infer<typeof Surface>;

/** An edge of the road graph; it takes the same time both ways. */
export const RoadEdge = z.object({
  from: z.string(),
  to: z.string(),
  km: z.number().check(z.gt(0)),
  /** Driving, walking or riding, in ordinary traffic and without stops. */
  minutes: z.int().check(z.gt(0)),
  /** Added on Saturdays and Sundays. */
  weekendExtraMinutes: z.optional(z.int().check(z.gt(0))),
  surface: Surface,
  /** Months in which it is usually open. */
  months: Months,
  /** Those months and the ones in which it may be open: ask first. */
  possibleMonths: Months,
  /** Who may use it: everybody, registered electric taxis, or the park's shuttle only. */
  access: z.enum(['all', 'eco-taxi', 'eco-transport']),
  /** Closures of earlier years that may return. */
  closures: z.optional(z.array(z.object({ from: YearDay, to: YearDay }))),
});
export type RoadEdge = z.infer<typeof RoadEdge>;

/** A way to spend a visit. */
export const Variant = z.object({ name: z.string(), minutes: z.int(), strenuousness: Strenuousness });
export type Variant = z.infer<typeof Variant>;

/** A closure or danger that returns every year. */
export const SeasonalClosure = z.object({
  from: YearDay,
  to: YearDay,
  kind: z.enum(['closure', 'risk']),
  what: z.string(),
});
export type SeasonalClosure = z.infer<typeof SeasonalClosure>;

/** A bus that goes there from the centre. */
const Bus = z.object({
  lines: z.array(z.string()).check(z.minLength(1)),
  stop: z.string(),
  minutesFromCentre: z.int(),
  walkFromStopMinutes: z.int(),
});

/** Whether a visit needs a night away from Almaty. */
export const Overnight = z.enum(['none', 'optional', 'advised', 'required']);

/** What a planner knows of a location. */
export const PlanningLocation = z.object({
  id,
  /** Arrival node in the road graph. */
  node: z.string(),
  visitMinutes: MinutesRange,
  variants: z.optional(z.array(Variant)),
  bestMonths: Months,
  possibleMonths: Months,
  /** Without it the hours are not known. */
  openingHours: z.optional(OpeningHours),
  notice: PublishedNotice,
  seasonalClosures: z.optional(z.array(SeasonalClosure)),
  /** The visit must lie between sunrise and sunset. */
  daylightOnly: z.boolean(),
  strenuousness: Strenuousness,
  ascentMetres: z.optional(z.int()),
  highestPointMetres: z.optional(z.int()),
  permit: z.optional(z.object({ what: z.string(), where: z.string() })),
  /** Posts may ask for the passport. */
  carryPassport: z.boolean(),
  fee: z.optional(Fee),
  /** The park whose fee it is: it takes one a day for all its places. */
  park: z.optional(z.string()),
  transport: z.array(Transport).check(z.minLength(1)),
  bus: z.optional(Bus),
  overnight: Overnight,
  overnightBase: z.optional(z.string()),
  /** Days including the travel from Almaty. */
  days: z.object({ min: z.int(), max: z.int() }),
  guideAdvised: z.boolean(),
  /** Ids for the same day. */
  combinesWith: z.array(id),
  /** Ids for the same trip of several days. */
  combinesOnTrip: z.array(id),
  /** Ids with the same way or spot: visit one, or count the shared part once. */
  overlapsWith: z.array(id),
  indoor: z.boolean(),
});
export type PlanningLocation = z.infer<typeof PlanningLocation>;

/** What a planner knows of an activity. */
export const PlanningActivity = z.object({
  id,
  minutes: MinutesRange,
  nights: z.object({ min: z.int(), max: z.int() }),
  months: Months,
  /** Location id -> months, where they differ. */
  monthsByLocation: z.optional(z.record(z.string(), Months)),
  locationIds: z.array(id),
  /** Other nodes where it can be done. */
  nodes: z.array(z.string()),
  strenuousness: Strenuousness,
  weatherSensitive: z.boolean(),
  indoor: z.boolean(),
  bookAhead: z.boolean(),
  guide: z.enum(['none', 'optional', 'advised', 'included']),
  openingHours: z.optional(OpeningHours),
  /** Whether its minutes are added to the visit of the location; otherwise it is the visit. */
  addsToVisit: z.boolean(),
  /** For a person; without it the price is not known. */
  price: z.optional(TengeRange),
  bring: z.array(z.string()),
});
export type PlanningActivity = z.infer<typeof PlanningActivity>;

/** A limit proposed to the planner. */
export const PlanningRule = z.object({
  rule: z.string(),
  value: z.union([z.number(), z.boolean(), z.array(z.string())]),
});
export type PlanningRule = z.infer<typeof PlanningRule>;

/** What to bring, for the stops and nights that meet all the conditions. */
export const PackingRule = z.object({
  when: z.object({
    /** At least so strenuous, and at least so high, in metres. */
    strenuousness: z.optional(Strenuousness),
    highestPointMetres: z.optional(z.int()),
    carryPassport: z.optional(z.literal(true)),
    isOutdoors: z.optional(z.literal(true)),
    months: z.optional(Months),
    /** A night at one of these bases, instead of a stop. */
    nightsAt: z.optional(z.array(z.string())),
  }),
  bring: z.array(z.string()),
});
export type PackingRule = z.infer<typeof PackingRule>;

/** `planning.json`: everything a planner computes with. The catalogue's build writes it. */
export const PlanningData = z.object({
  version: z.literal(PLANNING_DATA_VERSION),
  bases: z.array(Base),
  gateways: z.array(Gateway),
  roads: z.object({ nodes: z.array(RoadNode), edges: z.array(RoadEdge) }),
  locations: z.array(PlanningLocation),
  activities: z.array(PlanningActivity),
  rules: z.array(PlanningRule),
  packing: z._default(z.array(PackingRule), []),
  /** Without them no way and no bed has a known price. */
  prices: z.optional(Prices),
});
export type PlanningData = z.infer<typeof PlanningData>;
