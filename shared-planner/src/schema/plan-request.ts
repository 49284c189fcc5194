import * as z from 'zod/mini';
import { isSameTime } from './booking-time.ts';
import { CalendarDate } from './fields.ts';
import { MAX_TRIP_DAYS, PACES, TRAVEL_MODES, USUAL_START } from './request-values.ts';

/** A time of day in Almaty, HH:mm. */
const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write the time as HH:mm, for example 09:00'));

/** How full a day may be. */
export const Pace = z.enum(PACES, 'Choose relaxed, balanced or full');
export type Pace = z.infer<typeof Pace>;

/**
 * How the visitor travels: `car` and `4x4` are their own or rented, `driver` is a car with a driver, a taxi or a tour, and
 * `public` is buses and walking. Where a track needs a 4x4, the plan of somebody with another car says how to get one.
 */
export const TravelMode = z.enum(TRAVEL_MODES, 'Choose car, 4x4, driver or public');
export type TravelMode = z.infer<typeof TravelMode>;

/** The moment at a gateway: when the visitor has left it on arrival, or when the flight or train leaves. */
const Transfer = z.object({ gateway: z.string(), time: TimeOfDay });

/** Whether an item of an itinerary is a location or an activity. */
export const ItemKind = z.enum(['location', 'activity']);
export type ItemKind = z.infer<typeof ItemKind>;

/** An item of the visitor's itinerary. */
export const ItemReference = z.object({ kind: ItemKind, id: z.int() });
export type ItemReference = z.infer<typeof ItemReference>;

/** An item and the day on which it is visited. */
export const ItemDay = z.extend(ItemReference, { date: CalendarDate });
export type ItemDay = z.infer<typeof ItemDay>;

/** Who travels: prices and beds are counted for them. */
const People = z.object({
  adults: z.int().check(z.gte(1, 'Write at least 1 adult'), z.lte(20, 'Write at most 20 adults')),
  /** Their ages in years. */
  children: z._default(
    z
      .array(z.int().check(z.gte(0), z.lte(17, 'Write the ages of children up to 17 years')))
      .check(z.maxLength(10, 'Write at most 10 children')),
    [],
  ),
});
export type People = z.infer<typeof People>;

/** Something with a fixed time that the visitor has booked; the plan is built around it. */
export const Booking = z.object({
  /** In the visitor's words. */
  title: z
    .string()
    .check(z.trim(), z.minLength(1, 'Write what is booked'), z.maxLength(80, 'Write at most 80 characters')),
  date: CalendarDate,
  start: TimeOfDay,
  minutes: z.int().check(z.gte(15, 'Write at least 15 minutes'), z.lte(720, 'Write at most 12 hours')),
  /** Where it is; without it in the city of the home base. */
  locationId: z.optional(z.int()),
});
export type Booking = z.infer<typeof Booking>;

const hasOverlap = (bookings: readonly Booking[]): boolean =>
  bookings.some((booking, index) => bookings.slice(index + 1).some((other) => isSameTime(booking, other)));

/** The most items of a request, of each kind: more than the catalogue contains. */
const MAX_ITEMS = 60;

/** What a visitor prefers. */
export const Preferences = z.object({
  pace: z._default(Pace, 'balanced'),
  transport: z._default(TravelMode, 'car'),
  /** When a day begins, if nothing asks for an earlier start. */
  dayStart: z._default(TimeOfDay, USUAL_START),
  /** On the first day; without it the day begins at the base. */
  arrival: z.optional(Transfer),
  /** On the last day; without it the day ends at the base. */
  departure: z.optional(Transfer),
  /** Without it nobody asked. */
  people: z.optional(People),
  /** Items of the request that are planned before all others, when not all fit. */
  mustHaves: z.optional(z.array(ItemReference).check(z.maxLength(2 * MAX_ITEMS, 'Name each must-have once'))),
  bookings: z.optional(
    z.array(Booking).check(
      z.maxLength(10, 'Name at most 10 bookings'),
      z.refine((bookings) => !hasOverlap(bookings), 'Two bookings are at the same time: change one'),
    ),
  ),
});
export type Preferences = z.infer<typeof Preferences>;

const DAY_MS = 24 * 60 * 60 * 1000;

const ids = z.array(z.int().check(z.gt(0))).check(
  z.maxLength(MAX_ITEMS, `Choose at most ${MAX_ITEMS}`),
  z.refine((list) => new Set(list).size === list.length, 'Name each id once'),
);

/** Sequences of items; one that an item is in twice, or in two of, could contradict itself. */
const sequences = z
  .array(z.array(ItemReference))
  .check(
    z.refine(
      (list) => new Set(list.flat().map(({ kind, id }) => `${kind} ${id}`)).size === list.flat().length,
      'Name each item once in the order of the stops',
    ),
  );

/** Where and when a trip that is under way is planned again from, on its first day that is left. */
const Underway = z.object({
  /** A node of the road graph. */
  node: z.string(),
  time: TimeOfDay,
  /** Days of the trip before the first one that is left, and the strenuousness of the last of them. */
  daysBefore: z.int().check(z.gte(0), z.lt(MAX_TRIP_DAYS)),
  levelBefore: z.int().check(z.gte(0), z.lte(3)),
});

/** What a plan is made from. The same request, planning data and planner version give the same plan. */
export const PlanRequest = z
  .object({
    /** Reference of the itinerary request; it seeds the search. */
    reference: z.string().check(z.minLength(1)),
    /** The day on which the request was made, in Almaty: notices are read as on that day. */
    today: CalendarDate,
    start_date: CalendarDate,
    end_date: CalendarDate,
    /** Ids in the order in which the visitor picked them. */
    locations: z._default(ids, []),
    activities: z._default(ids, []),
    preferences: z.prefault(Preferences, {}),
    /** Without it the trip begins at the home base, or at the gateway of the arrival. */
    underway: z.optional(Underway),
    /** Items that stay on their day. */
    locks: z._default(z.array(ItemDay), []),
    /** Items of one sequence that are stops of the same day are done in its order. Other items do not matter. */
    order: z._default(sequences, []),
    /** The ways to spend a visit that the visitor chose, by their minutes: one of the location's variants. */
    variants: z._default(
      z
        .array(z.object({ locationId: z.int(), minutes: z.int() }))
        .check(z.maxLength(MAX_ITEMS, 'Choose one way for each location')),
      [],
    ),
    /** The days of the plan before an edit: what the visitor did not touch stays there if it can. */
    previous: z._default(z.array(ItemDay), []),
    /** Counts the plans made for the request. */
    revision: z._default(z.int().check(z.gte(1)), 1),
  })
  .check(
    z.refine((request) => request.end_date >= request.start_date, {
      path: ['end_date'],
      error: 'Choose an end date on or after the start date',
    }),
    z.refine(({ start_date, end_date }) => (Date.parse(end_date) - Date.parse(start_date)) / DAY_MS < MAX_TRIP_DAYS, {
      path: ['end_date'],
      error: `Choose at most ${MAX_TRIP_DAYS} days`,
    }),
  );
export type PlanRequest = z.infer<typeof PlanRequest>;
