import * as z from 'zod/mini';
import { CalendarDate } from './fields.ts';
import { ItemKind, Pace, Preferences } from './plan-request.ts';

/** Version of the schema of a plan. */
export const PLAN_VERSION = 1;

/**
 * A local time in Almaty, HH:mm. Above 24:00 it is on the next day: a transfer after a late arrival can end at 24:30.
 */
const PlanTime = z.string().check(z.regex(/^([0-3]\d|4[0-7]):[0-5]\d$/));

const id = z.int();
const minutes = z.int().check(z.gte(0));

/** What the fact is of that a caution rests on; the planning evidence has its source and the day of its check. */
const FactReference = z.object({ of: z.enum(['location', 'activity', 'edge']), id, field: z.string() });

/** Where a 4x4 comes from: the visitor's own, one to hire, or one with a driver. */
const Vehicle = z.enum(['own', 'hired', 'driven']);

/** What to mind, as a code with parameters; `messages/` makes the sentence. */
export const Caution = z.discriminatedUnion('code', [
  /** Access is restricted: `label` says how, `reason` why. */
  z.object({
    code: z.literal('access_restricted'),
    label: z.optional(z.string()),
    until: z.optional(z.string()),
    reason: z.optional(z.string()),
    ask: z.optional(z.string()),
    fact: FactReference,
  }),
  /** The access notice is past its end or its review day. */
  z.object({ code: z.literal('ask_access'), ask: z.optional(z.string()), fact: FactReference }),
  /** The opening hours are not known. */
  z.object({ code: z.literal('hours_unknown'), fact: FactReference }),
  /** Nobody is let in after this time. */
  z.object({ code: z.literal('last_entry'), time: PlanTime, fact: FactReference }),
  z.object({ code: z.literal('seasonal_risk'), what: z.string(), to: z.string(), fact: FactReference }),
  /** The month is possible, but not one of the best. */
  z.object({ code: z.literal('not_best_month'), bestMonths: z.array(z.int()), fact: FactReference }),
  z.object({ code: z.literal('permit'), what: z.string(), where: z.string(), fact: FactReference }),
  z.object({ code: z.literal('carry_passport'), fact: FactReference }),
  z.object({ code: z.literal('guide_advised'), fact: FactReference }),
  z.object({
    code: z.literal('fee'),
    adultTenge: z.int(),
    carTenge: z.optional(z.int()),
    per: z.optional(z.string()),
    note: z.optional(z.string()),
    fact: FactReference,
  }),
  /** The visit is shorter than a usual one. */
  z.object({ code: z.literal('short_visit'), minutes, usualMinutes: minutes, fact: FactReference }),
  /** What the visit is long enough for: one of the ways to spend it. */
  z.object({ code: z.literal('variant'), name: z.string(), fact: FactReference }),
  /** It shares its way or its spot with another stop of the plan. */
  z.object({ code: z.literal('overlaps'), locationId: id, fact: FactReference }),
  z.object({ code: z.literal('weather_sensitive'), fact: FactReference }),
  /** A part of the way needs a 4x4: the visitor's own, one to hire, or one that comes with a driver. */
  z.object({
    code: z.literal('needs_4x4'),
    from: z.string(),
    to: z.string(),
    vehicle: Vehicle,
    fact: FactReference,
  }),
  /** A part of the way is outside its usual months. */
  z.object({ code: z.literal('ask_road'), from: z.string(), to: z.string(), fact: FactReference }),
  z.object({ code: z.literal('gondola'), from: z.string(), to: z.string(), fact: FactReference }),
  /** The timetable is not known; `minutes` includes the time at the airports. */
  z.object({ code: z.literal('flight'), from: z.string(), to: z.string(), minutes, fact: FactReference }),
  z.object({
    code: z.literal('bus'),
    lines: z.array(z.string()),
    stop: z.string(),
    walkMinutes: minutes,
    fact: FactReference,
  }),
  /** Time for traffic, road works and photographs is in the drive; rest stops of 15 minutes each. */
  z.object({ code: z.literal('rest_stops'), count: z.int(), minutes }),
]);
export type Caution = z.infer<typeof Caution>;

/** A meal during a long visit or drive: take it with you, unless one can eat there. */
const Meal = z.object({ start: PlanTime, end: PlanTime, canEat: z.optional(z.literal(true)) });

/** A drive between two nodes of the road graph, with everything up to its end: gondola, flight, short walks. */
export const DriveItem = z.object({
  type: z.literal('drive'),
  from: z.string(),
  to: z.string(),
  depart: PlanTime,
  arrive: PlanTime,
  /** From departing to arriving without the meal: buffer and rest stops included. */
  minutes,
  km: z.number().check(z.gte(0)),
  /** Whether all of it is a short walk. */
  isWalk: z.optional(z.boolean()),
  /** Part of the minutes that is a flight. */
  flightMinutes: z.optional(minutes),
  meal: z.optional(Meal),
  cautions: z.array(Caution),
});
export type DriveItem = z.infer<typeof DriveItem>;

/** A visit of a selected location, with the activities that are done there. */
export const VisitItem = z.object({
  type: z.literal('visit'),
  locationId: id,
  activityIds: z.array(id),
  arrive: PlanTime,
  leave: PlanTime,
  meal: z.optional(Meal),
  notes: z.array(Caution),
});
export type VisitItem = z.infer<typeof VisitItem>;

/** A meal at a node of the road graph. */
export const MealItem = z.object({
  type: z.literal('meal'),
  at: z.string(),
  start: PlanTime,
  end: PlanTime,
  /** There is nothing to eat there that we know of. */
  takeFood: z.optional(z.literal(true)),
});
export type MealItem = z.infer<typeof MealItem>;

/**
 * A selected activity that is done by itself, at a node or at a location that was not selected; or a booking of the
 * visitor's, which has a negative id (`booking-id.ts`) and a `title`.
 */
export const ActivityItem = z.object({
  type: z.literal('activity'),
  activityId: id,
  title: z.optional(z.string()),
  node: z.string(),
  locationId: z.optional(id),
  arrive: PlanTime,
  leave: PlanTime,
  meal: z.optional(Meal),
  notes: z.array(Caution),
});
export type ActivityItem = z.infer<typeof ActivityItem>;

export const PlanItem = z.discriminatedUnion('type', [DriveItem, VisitItem, MealItem, ActivityItem]);
export type PlanItem = z.infer<typeof PlanItem>;

const Totals = z.object({ driveMinutes: minutes, driveKm: z.number(), visitMinutes: minutes, ascentMetres: z.int() });
export type Totals = z.infer<typeof Totals>;

/** A location that was not selected and fits into the free hours of a day; the drive is there and back from its base. */
export const Suggestion = z.object({ kind: z.literal('location'), id, visitMinutes: minutes, driveMinutes: minutes });
export type Suggestion = z.infer<typeof Suggestion>;

/**
 * One day. `base` says where it begins and ends: the id of a base or gateway, `camp-<location id>` for a night in a tent at
 * that location's node, or the id of a node where a trip under way is planned again from.
 */
export const PlanDay = z.object({
  date: CalendarDate,
  base: z.object({ from: z.string(), to: z.string() }),
  sunrise: PlanTime,
  sunset: PlanTime,
  items: z.array(PlanItem),
  totals: Totals,
  suggestions: z.array(Suggestion),
  /** Ids of indoor locations that make a day instead of its stops, which are all outdoors. */
  badWeather: z.optional(z.array(id)),
});
export type PlanDay = z.infer<typeof PlanDay>;

/** How many more days bring an item in, and fewer do not. */
const moreDays = z.optional(z.int().check(z.gte(1)));

/** The first day after the trip on which an item is possible, yyyy-MM-dd; by car only where `transport` says so. */
const day = z.optional(CalendarDate);
const transport = z.optional(z.literal('car'));

/** The easiest pace that brings an item in. */
const pace = z.optional(Pace);

/**
 * Why an item is not in the plan, and what would help. The planner has tried each help that it names: the plan of the
 * request that follows it has the item. What is optional was tried without success, or is too much to try at once.
 */
export const Reason = z.discriminatedUnion('code', [
  z.object({ code: z.literal('closed_for_season'), until: day, transport, fact: FactReference }),
  /** `until` is what the notice says, in words or as a date. */
  z.object({
    code: z.literal('access_closed'),
    until: z.optional(z.string()),
    next: day,
    transport,
    fact: FactReference,
  }),
  z.object({
    code: z.literal('closed_that_day'),
    dates: z.array(CalendarDate),
    next: day,
    transport,
    fact: FactReference,
  }),
  /** `days` more days have room for it. */
  z.object({ code: z.literal('needs_more_days'), days: z.int().check(z.gte(1)) }),
  /** It does not fit beside the rest, or its own way and hours do not fit into the days. */
  z.object({ code: z.literal('no_room'), pace }),
  /** It fits if that other item is left out, and only their effort is in the way. */
  z.object({ code: z.literal('too_strenuous_next_to'), kind: ItemKind, id, moreDays }),
  /** It is too high for the first `days` days. */
  z.object({ code: z.literal('altitude_too_soon'), metres: z.int(), days: z.int(), moreDays, fact: FactReference }),
  /** It is too strenuous for the day of arrival. */
  z.object({ code: z.literal('too_strenuous_on_arrival'), moreDays, fact: FactReference }),
  /** No way leads there by the visitor's transport; `help` is one that does. */
  z.object({ code: z.literal('no_transport'), transport: z.string(), help: transport, fact: FactReference }),
  z.object({ code: z.literal('unknown_access'), ask: z.optional(z.string()), fact: FactReference }),
  /** By itself it takes longer than a day of this pace may: `minutes` and `mostMinutes` include the way. */
  z.object({ code: z.literal('day_too_long'), minutes: z.optional(minutes), mostMinutes: minutes, pace }),
  /** An activity that is part of a visit: any of these locations brings it into the plan; none where none does. */
  z.object({ code: z.literal('needs_location'), locationIds: z.array(id) }),
  /** It does not fit on the day it is locked to; without the lock it is on the other day. */
  z.object({ code: z.literal('locked_day'), date: CalendarDate, other: day }),
  /** It would fit if the stops of its sequence could be done in another order. */
  z.object({ code: z.literal('order') }),
  /** A booking: the way, the hours of the day or another booking leave no room for it. */
  z.object({ code: z.literal('booking') }),
  /** The catalogue does not have it any more. */
  z.object({ code: z.literal('not_in_catalogue') }),
]);
export type Reason = z.infer<typeof Reason>;

/** What is not in the plan; `title` is that of a booking. */
export const UnscheduledItem = z.object({ kind: ItemKind, id, title: z.optional(z.string()), reason: Reason });
export type UnscheduledItem = z.infer<typeof UnscheduledItem>;

/** The day-by-day answer to a request. */
export const Plan = z.object({
  version: z.literal(PLAN_VERSION),
  reference: z.string(),
  revision: z.int(),
  /** Version of the catalogue release whose planning data it was made from. */
  data: z.string(),
  /** Version of the planner. */
  planner: z.string(),
  start_date: CalendarDate,
  end_date: CalendarDate,
  preferences: Preferences,
  /** Whether nothing better exists under the rules; otherwise the plan is the best that the search found. */
  isOptimal: z.boolean(),
  days: z.array(PlanDay),
  unscheduled: z.array(UnscheduledItem),
  totals: Totals,
  /** Activities and nights to book before the trip. */
  bookAhead: z.array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('activity'), id, date: CalendarDate }),
      z.object({ type: z.literal('night'), base: z.string(), date: CalendarDate, beds: z.optional(z.string()) }),
      z.object({ type: z.literal('flight'), from: z.string(), to: z.string(), date: CalendarDate }),
      z.object({ type: z.literal('4x4'), vehicle: Vehicle, from: z.string(), to: z.string(), date: CalendarDate }),
    ]),
  ),
  /** What to bring, each once. */
  bring: z.array(z.string()),
});
export type Plan = z.infer<typeof Plan>;
