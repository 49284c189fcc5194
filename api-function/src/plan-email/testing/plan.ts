import type { PlanNames } from '@almaty/planner/messages';
import type { Plan, PlanDay, PlanningEvidence } from '@almaty/planner/schema';

export { sampleData as data } from '@almaty/planner/testing';

const ofLocation = (id: number, field: string) => ({ of: 'location', id, field }) as const;

/** Names that say what they name. */
export const names: PlanNames = {
  location: (id) => `Location ${id}`,
  activity: (id) => `Activity ${id}`,
  node: (id) => `Node ${id}`,
  base: (id) => `Base ${id}`,
  text: (english) => english,
};

const light = { sunrise: '04:12', sunset: '19:33' };

const firstDay: PlanDay = {
  ...light,
  date: '2027-06-12',
  base: { from: 'home', to: 'village' },
  items: [
    {
      ...{ type: 'drive', from: 'home', to: 'canyon', depart: '09:00', arrive: '12:30', minutes: 210, km: 206 },
      cautions: [
        { code: 'rest_stops', count: 1, minutes: 15 },
        { code: 'needs_4x4', from: 'home', to: 'canyon', vehicle: 'hired', fact: { of: 'edge', id: 1, field: 'edge' } },
      ],
    },
    { type: 'meal', at: 'canyon', start: '12:30', end: '13:15' },
    {
      ...{ type: 'visit', locationId: 13, activityIds: [9, 1], arrive: '13:15', leave: '17:15' },
      notes: [
        { code: 'carry_passport', fact: ofLocation(13, 'carryPassport') },
        { code: 'fee', adultTenge: 900, carTenge: 2600, per: 'a day', fact: ofLocation(13, 'fee') },
        { code: 'weather_sensitive', fact: { of: 'activity', id: 9, field: 'weatherSensitive' } },
        { code: 'weather_sensitive', fact: { of: 'activity', id: 1, field: 'weatherSensitive' } },
      ],
    },
  ],
  totals: { driveMinutes: 210, driveKm: 206, visitMinutes: 240, ascentMetres: 100 },
  suggestions: [{ kind: 'location', id: 8, visitMinutes: 90, driveMinutes: 40 }],
};

const secondDay: PlanDay = {
  ...light,
  date: '2027-06-13',
  base: { from: 'village', to: 'home' },
  items: [
    {
      ...{ type: 'visit', locationId: 14, activityIds: [], arrive: '09:00', leave: '12:00' },
      notes: [{ code: 'carry_passport', fact: ofLocation(14, 'carryPassport') }],
    },
    {
      ...{ type: 'activity', activityId: 2, node: 'baths', arrive: '22:30', leave: '24:30' },
      notes: [{ code: 'hours_unknown', fact: { of: 'activity', id: 2, field: 'openingHours' } }],
    },
  ],
  totals: { driveMinutes: 0, driveKm: 0, visitMinutes: 300, ascentMetres: 0 },
  suggestions: [],
};

/** A plan of two days that has an item of every type, written by hand. */
export const plan: Plan = {
  ...{ version: 1, reference: 'ALM-0123456789', revision: 1, data: '1.0.0', planner: '1.0.0' },
  ...{ start_date: '2027-06-12', end_date: '2027-06-13', isOptimal: true },
  preferences: { pace: 'balanced', transport: 'car', dayStart: '09:00' },
  days: [firstDay, secondDay],
  unscheduled: [
    { kind: 'location', id: 31, reason: { code: 'needs_more_days', days: 1 } },
    { kind: 'activity', id: 8, reason: { code: 'access_closed', until: '2028', fact: ofLocation(19, 'notice') } },
  ],
  totals: { driveMinutes: 210, driveKm: 206, visitMinutes: 540, ascentMetres: 100 },
  bookAhead: [
    { type: 'night', base: 'village', date: '2027-06-12' },
    { type: 'activity', id: 9, date: '2027-06-12' },
  ],
  bring: ['firm shoes', 'passport'],
};

/** The same trip with nothing in it. */
export const emptyPlan: Plan = {
  ...plan,
  days: plan.days.map((day) => ({
    ...day,
    items: [],
    suggestions: [],
    totals: { driveMinutes: 0, driveKm: 0, visitMinutes: 0, ascentMetres: 0 },
  })),
  unscheduled: [],
  totals: { driveMinutes: 0, driveKm: 0, visitMinutes: 0, ascentMetres: 0 },
  bookAhead: [],
  bring: [],
};

const checked = { confidence: 'high', checkedOn: '2026-11-22' } as const;
const estimate = { confidence: 'low', checkedOn: 'not yet' } as const;

/** How some facts of the plan are known; nothing is known of the others. */
export const evidence: PlanningEvidence = {
  version: 1,
  sources: [
    { title: 'park.example on passports', url: 'https://park.example/passports?a=1&b=2' },
    { title: 'A timetable of 2026' },
    { title: 'General knowledge (not checked yet)', unpublished: true },
  ],
  ...{ bases: {}, gateways: {}, nodes: {}, rules: {}, prices: {} },
  edges: [
    { ...checked, sources: [0] },
    { ...estimate, sources: [1] },
  ],
  locations: {
    13: { carryPassport: { ...checked, sources: [0] }, fee: { ...checked, sources: [1, 0] } },
    14: { carryPassport: { ...checked, sources: [0] } },
    19: { notice: { ...checked, sources: [1] } },
  },
  activities: {
    1: { weatherSensitive: { ...estimate, sources: [2] } },
    9: { weatherSensitive: { ...checked, sources: [1] } },
  },
};
