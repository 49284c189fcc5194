import type { Cost, UnknownCost } from '../costs/index.ts';
import type { Alternative } from '../edit/alternatives.ts';
import type { Change } from '../edit/list-changes.ts';
import type { WayOut } from '../edit/ways-out.ts';
import type { Caution, DriveItem, Plan, PlanItem, Reason } from '../schema/plan.ts';
import type { Preferences, TravelMode } from '../schema/plan-request.ts';
import type { Refusal } from '../schema/refusal.ts';
import { USUAL_PREFERENCES } from '../schema/usual-preferences.ts';

/** Samples of every code or type; the type asks for each. */
type ByCode<Coded extends { code: string }> = { [Code in Coded['code']]: readonly Extract<Coded, { code: Code }>[] };
type ByType<Typed extends { type: string }> = { [Type in Typed['type']]: readonly Extract<Typed, { type: Type }>[] };

const fact = { of: 'location', id: 5, field: 'notice' } as const;
const way = { from: 'saty', to: 'kaindy-car-park' };
const ask = 'Ask in Saty how deep the fords are.';
export const item = { kind: 'location', id: 14 } as const;
const activity = { kind: 'activity', id: 2 } as const;
export const date = '2027-06-15';
const transfer = { gateway: 'airport-ala', time: '09:30' };

export const cautions: ByCode<Caution> = {
  access_restricted: [
    { code: 'access_restricted', fact },
    { code: 'access_restricted', label: 'Some halls closed', until: '2028', ask, fact },
    { code: 'access_restricted', until: '2027-08-31', fact },
  ],
  ask_access: [
    { code: 'ask_access', fact },
    { code: 'ask_access', ask, fact },
  ],
  hours_unknown: [{ code: 'hours_unknown', fact }],
  last_entry: [
    { code: 'last_entry', time: '17:30', fact },
    { code: 'last_entry', time: '24:30', fact },
  ],
  seasonal_risk: [
    { code: 'seasonal_risk', what: 'afternoon storms', to: '05-31', fact },
    { code: 'seasonal_risk', what: 'afternoon storms', to: '2027-05-31', fact },
  ],
  not_best_month: [
    { code: 'not_best_month', bestMonths: [5, 6, 9, 10, 11], fact },
    { code: 'not_best_month', bestMonths: [1, 2, 7, 12], fact },
  ],
  permit: [{ code: 'permit', what: 'Park permit; keep the paper', where: 'the post of the park in Saty', fact }],
  carry_passport: [{ code: 'carry_passport', fact }],
  guide_advised: [{ code: 'guide_advised', fact }],
  fee: [
    { code: 'fee', adultTenge: 0, fact },
    { code: 'fee', adultTenge: 900, carTenge: 2600, per: 'a day', fact },
  ],
  short_visit: [{ code: 'short_visit', minutes: 60, usualMinutes: 150, fact }],
  variant: [{ code: 'variant', name: 'Horseback Riding', fact }],
  overlaps: [{ code: 'overlaps', locationId: 15, fact }],
  weather_sensitive: [{ code: 'weather_sensitive', fact }],
  needs_4x4: [
    { code: 'needs_4x4', ...way, vehicle: 'own', fact },
    { code: 'needs_4x4', ...way, vehicle: 'hired', fact },
    { code: 'needs_4x4', ...way, vehicle: 'driven', fact },
  ],
  ask_road: [{ code: 'ask_road', ...way, fact }],
  gondola: [{ code: 'gondola', from: 'medeu', to: 'shymbulak', fact }],
  flight: [{ code: 'flight', from: 'airport-ala', to: 'saty', minutes: 230, fact }],
  bus: [
    { code: 'bus', lines: ['12'], stop: 'Saty village', walkMinutes: 0, fact },
    { code: 'bus', lines: ['5', '12', '29'], stop: 'Saty village', walkMinutes: 75, fact },
  ],
  rest_stops: [
    { code: 'rest_stops', count: 1, minutes: 15 },
    { code: 'rest_stops', count: 2, minutes: 15 },
  ],
};

export const reasons: ByCode<Reason> = {
  closed_for_season: [
    { code: 'closed_for_season', until: '2027-05-21', transport: 'car', fact },
    { code: 'closed_for_season', fact },
  ],
  access_closed: [
    { code: 'access_closed', until: '2027-12-31', next: '2028-01-01', transport: 'car', fact },
    { code: 'access_closed', until: '2028', fact },
    { code: 'access_closed', fact },
  ],
  closed_that_day: [
    { code: 'closed_that_day', dates: [date], next: '2027-06-16', transport: 'car', fact },
    { code: 'closed_that_day', dates: ['2027-06-13', '2027-06-14', date], fact },
    { code: 'closed_that_day', dates: ['2027-06-07', '2027-06-14', '2027-06-21', '2027-06-28'], fact },
  ],
  needs_more_days: [
    { code: 'needs_more_days', days: 1 },
    { code: 'needs_more_days', days: 2 },
  ],
  no_room: [{ code: 'no_room' }, { code: 'no_room', pace: 'full' }, { code: 'no_room', pace: 'balanced' }],
  too_strenuous_next_to: [
    { code: 'too_strenuous_next_to', kind: 'location', id: 31 },
    { code: 'too_strenuous_next_to', kind: 'activity', id: 1, moreDays: 2 },
  ],
  altitude_too_soon: [
    { code: 'altitude_too_soon', metres: 3900, days: 2, moreDays: 1, fact },
    { code: 'altitude_too_soon', metres: 3900, days: 1, fact },
  ],
  too_strenuous_on_arrival: [
    { code: 'too_strenuous_on_arrival', moreDays: 1, fact },
    { code: 'too_strenuous_on_arrival', fact },
  ],
  no_transport: [
    { code: 'no_transport', transport: 'public', help: 'car', fact },
    { code: 'no_transport', transport: 'car', fact },
    { code: 'no_transport', transport: '4x4', fact },
    { code: 'no_transport', transport: 'driver', fact },
  ],
  unknown_access: [
    { code: 'unknown_access', fact },
    { code: 'unknown_access', ask, fact },
  ],
  day_too_long: [
    { code: 'day_too_long', minutes: 780, mostMinutes: 660 },
    { code: 'day_too_long', mostMinutes: 660, pace: 'full' },
  ],
  needs_location: [
    { code: 'needs_location', locationIds: [13, 14] },
    { code: 'needs_location', locationIds: [13, 14, 15, 5, 12] },
    { code: 'needs_location', locationIds: [] },
  ],
  locked_day: [
    { code: 'locked_day', date },
    { code: 'locked_day', date, other: '2027-06-16' },
  ],
  order: [{ code: 'order' }],
  booking: [{ code: 'booking' }],
  not_in_catalogue: [{ code: 'not_in_catalogue' }],
};

export const bookAhead: ByType<Plan['bookAhead'][number]> = {
  activity: [{ type: 'activity', id: 1, date }],
  night: [
    { type: 'night', base: 'camp-14', date },
    { type: 'night', base: 'saty', date, beds: ask },
  ],
  flight: [{ type: 'flight', from: 'airport-ala', to: 'saty', date }],
  '4x4': [
    { type: '4x4', vehicle: 'hired', ...way, date },
    { type: '4x4', vehicle: 'driven', ...way, date },
  ],
};

const drive: DriveItem = {
  ...{ type: 'drive', ...way, depart: '09:00', arrive: '12:15', minutes: 195, km: 200, cautions: [] },
};
const meal = { start: '11:30', end: '12:15' };

export const items: readonly (readonly [PlanItem, TravelMode])[] = [
  [drive, 'car'],
  [drive, 'driver'],
  [{ ...drive, isWalk: true, km: 3.44 }, 'car'],
  [{ ...drive, flightMinutes: 100, meal, cautions: [{ code: 'rest_stops', count: 1, minutes: 15 }] }, 'car'],
  [{ ...drive, meal: { ...meal, canEat: true }, cautions: [{ code: 'rest_stops', count: 5, minutes: 15 }] }, 'public'],
  [{ type: 'visit', locationId: 14, activityIds: [9, 1], arrive: '09:00', leave: '12:30', meal, notes: [] }, 'car'],
  [{ type: 'meal', at: 'saty', start: '12:00', end: '12:45', takeFood: true }, 'car'],
  [{ type: 'activity', activityId: 2, node: 'arasan-baths', arrive: '22:30', leave: '24:30', notes: [] }, 'car'],
  [
    { type: 'activity', activityId: 9, node: 'saty', locationId: 14, arrive: '10:00', leave: '11:00', notes: [] },
    'car',
  ],
];

export const changes: ByType<Change> = {
  added: [{ type: 'added', item }],
  removed: [{ type: 'removed', item: activity }],
  dropped: [{ type: 'dropped', item }],
  fits: [{ type: 'fits', item, date }],
  moved: [{ type: 'moved', item, date }],
  reordered: [{ type: 'reordered', date }],
  locked: [{ type: 'locked', item, date }],
  unlocked: [{ type: 'unlocked', item }],
  dates: [{ type: 'dates', start_date: '2027-06-30', end_date: '2027-07-02' }],
  pace: (['relaxed', 'balanced', 'full'] as const).map((pace) => ({ type: 'pace', pace })),
  transport: (['car', '4x4', 'driver', 'public'] as const).map((transport) => ({ type: 'transport', transport })),
  day_start: [{ type: 'day_start', time: '10:30' }],
  arrival: [
    { type: 'arrival', transfer },
    { type: 'arrival', transfer: undefined },
  ],
  departure: [
    { type: 'departure', transfer },
    { type: 'departure', transfer: undefined },
  ],
  people: [
    { type: 'people', people: { adults: 2, children: [4, 9] } },
    { type: 'people', people: { adults: 1, children: [11] } },
    { type: 'people', people: undefined },
  ],
  bookings: [{ type: 'bookings' }],
  variant: [
    { type: 'variant', item, minutes: 90 },
    { type: 'variant', item, minutes: undefined },
  ],
};

const edit = { type: 'unlock', item } as const;

export const waysOut: ByType<WayOut> = {
  add_days: [
    { type: 'add_days', days: 1, edit },
    { type: 'add_days', days: 3, edit },
  ],
  move_trip: [{ type: 'move_trip', start_date: '2027-08-21', edit }],
  unlock: [{ type: 'unlock', edit }],
  free_order: [{ type: 'free_order', edit }],
  fuller_pace: [{ type: 'fuller_pace', edit }],
  by_car: [{ type: 'by_car', edit }],
  with_driver: [{ type: 'with_driver', edit }],
  replace: [{ type: 'replace', removed: item, edit }],
};

const trade = {
  ...{ travelMinutes: -95, longestDay: { before: 660, after: 540 }, nightsAway: { before: 2, after: 0 } },
  without: [item, activity],
};
export const alternatives: readonly Alternative[] = [
  { type: 'calmer', edit, trade },
  { type: 'calmer', edit, trade: { ...trade, without: [] } },
  { type: 'no_far_trip', edit, trade },
  { type: 'one_base', edit, trade: { ...trade, travelMinutes: 20 } },
];

export const costs: ByCode<Cost> = {
  entrance: [{ code: 'entrance', locationId: 13 }],
  car_entrance: [{ code: 'car_entrance', locationId: 13 }],
  gondola: [{ code: 'gondola', locationId: 5 }],
  activity: [{ code: 'activity', activityId: 1, isOptional: true }],
  petrol: [{ code: 'petrol', km: 303.4 }],
  rented_car: [{ code: 'rented_car' }],
  taxi: [{ code: 'taxi', rides: 3 }],
  driver: [{ code: 'driver' }],
  bus: [{ code: 'bus', rides: 5 }],
  van: [{ code: 'van', ...way }],
  flight: [{ code: 'flight', ...way }],
  bed: [{ code: 'bed', base: 'saty' }],
};

export const unknownCosts: ByCode<UnknownCost> = {
  meal: [{ code: 'meal', count: 3 }],
  home_night: [{ code: 'home_night', count: 1 }],
  bed: [{ code: 'bed', base: 'saty', count: 2 }],
  way: [{ code: 'way', count: 3 }],
  rented_car: [{ code: 'rented_car', count: 3 }],
  driver: [{ code: 'driver', count: 1 }],
  far_ride: [{ code: 'far_ride', count: 2 }],
  flight: [{ code: 'flight', ...way, count: 2 }],
  van: [{ code: 'van', ...way, count: 1 }],
  entrance: [{ code: 'entrance', locationId: 13, count: 1 }],
  activity: [{ code: 'activity', activityId: 1, count: 1 }],
  booking: [{ code: 'booking', title: 'Кайнар', count: 1 }],
};

export const preferences: readonly Preferences[] = [
  USUAL_PREFERENCES,
  { ...USUAL_PREFERENCES, pace: 'full', transport: 'driver', dayStart: '10:30', mustHaves: [item, activity] },
  { ...USUAL_PREFERENCES, pace: 'relaxed', transport: 'public', arrival: transfer, departure: transfer },
  { ...USUAL_PREFERENCES, transport: '4x4', people: { adults: 21, children: [4, 9] } },
];

export const totals = { driveMinutes: 1005, driveKm: 1710, visitMinutes: 745, ascentMetres: 2550 };

/** The ids are numbers, which no language translates. */
export const refusals: readonly Refusal[] = [
  { code: 'unknown_node', node: '7' },
  { code: 'unknown_gateway', gateway: '7', known: ['8', '9'] },
  { code: 'departure_before_trip', departure: '00:10' },
  { code: 'departure_too_soon', departure: '16:00', arrival: '15:00' },
  { code: 'end_too_soon' },
];
