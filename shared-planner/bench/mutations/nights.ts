import type { Mutation } from './mutation.ts';

const [SITES, KIND, PROBLEM, VISITS, TRANSFERS] = [
  'problem/sites.ts',
  'problem/create-kind.ts',
  'problem/create-problem.ts',
  'problem/visits.ts',
  'problem/transfers.ts',
];
const full = { pace: 'full' } as const;

/** H6, H7, H10 and H11: where days begin and end, and what is done on which. */
export const NIGHT_MUTATIONS: readonly Mutation[] = [
  {
    ...{ rule: 'H6', effect: 'begins the transfer of the arrival late', file: TRANSFERS },
    ...{ text: 'const begin = toMinutes(arrival.time);', replacement: 'const begin = toMinutes(arrival.time) + 30;' },
  },
  {
    ...{ rule: 'H6', effect: 'is at the gateway when the departure leaves', file: TRANSFERS },
    ...{ text: 'toMinutes(departure.time) - rules.departureMargin', replacement: 'toMinutes(departure.time)' },
  },
  {
    ...{ rule: 'H6', effect: 'reaches the airport after a departure in the small hours', file: TRANSFERS },
    ...{ text: 'onLastDay.drive.minutes <= end', replacement: 'true' },
    request: { start: '2027-09-11', days: 2, preferences: { departure: { gateway: 'airport-ala', time: '00:10' } } },
  },
  {
    ...{ rule: 'H3', effect: 'begins early after an arrival at night', file: TRANSFERS },
    ...{ text: 'date === morning ? rules.lateMorning : 0', replacement: '0' },
    request: {
      ...{ start: '2027-09-07', days: 1, locations: [2] },
      preferences: { arrival: { gateway: 'airport-ala', time: '04:00' } },
    },
  },
  {
    ...{ rule: 'H7', effect: 'does two days of a visit on one', file: PROBLEM },
    ...{ text: '(other !== item && isItem(other, item))', replacement: 'false' },
    request: {
      ...{ start: '2027-08-20', days: 7, locations: [10, 30, 5, 16, 15, 23], activities: [2, 6, 1, 10, 8] },
      preferences: { pace: 'full', dayStart: '07:30', departure: { gateway: 'hsa-airport', time: '11:25' } },
    },
  },
  {
    ...{ rule: 'H6', effect: 'ends the trip anywhere', file: PROBLEM },
    ...{ text: 'to: index === dates.length - 1 ? [0] : listNights(index)', replacement: 'to: listNights(index)' },
    request: { start: '2027-07-05', days: 1, locations: [14] },
  },
  {
    ...{ rule: 'H6', effect: 'sleeps at bases outside their months', file: PROBLEM },
    ...{ text: 'months.includes(Number(dates[night]?.slice(5, 7)))', replacement: 'true' },
    request: { start: '2027-07-05', days: 2, locations: [14, 15] },
    change: (data) => ({
      ...data,
      bases: data.bases.map((base) => (base.id === 'saty' ? { ...base, months: [8] } : base)),
    }),
  },
  {
    ...{ rule: 'H6', effect: 'sleeps in camps without a reason', file: PROBLEM },
    ...{ text: 'camps.has(id) ? [base] : []', replacement: '[]' },
    request: { start: '2027-07-05', days: 3, locations: [14, 15, 20], activities: [3] },
  },
  {
    ...{ rule: 'H7', effect: 'ignores that an item is locked to a later day', file: KIND },
    ...{ text: 'lock.date !== date', replacement: 'lock.date < date' },
    request: {
      ...{ start: '2027-03-11', days: 2, locations: [11, 12] },
      locks: [{ kind: 'location', id: 11, date: '2027-03-12' }],
      preferences: { departure: { gateway: 'airport-ala', time: '04:20' } },
    },
  },
  {
    ...{ rule: 'H7', effect: 'does an item again on another day', file: 'solver/combine-days.ts' },
    ...{ text: 'if ((part & set) === 0)', replacement: 'if (part + set < sets)' },
    request: {
      start: '2027-02-14',
      days: 3,
      locations: [2, 4],
      activities: [9],
      preferences: { pace: 'relaxed', dayStart: '07:00' },
    },
  },
  {
    ...{ rule: 'H10', effect: 'visits without a night away', file: PROBLEM },
    ...{ text: "location?.overnight !== 'required' || night >= 0", replacement: 'true' },
    request: { start: '2027-06-08', days: 1, locations: [21], preferences: full },
  },
  {
    ...{ rule: 'H11', effect: 'makes short visits shorter than their least minutes', file: VISITS },
    ...{ text: 'short: min }', replacement: 'short: min - 15 }' },
  },
  {
    ...{ rule: 'H11', effect: 'takes no time for activities at a visit', file: KIND },
    text: 'usualAtHost: addsToVisit ? minutes.typical : minutes.min, shortAtHost: minutes.min',
    replacement: 'usualAtHost: 0, shortAtHost: 0',
    request: { start: '2027-07-05', days: 1, locations: [30], activities: [9] },
  },
  {
    ...{ rule: 'H11', effect: 'makes activities at a node too short', file: SITES },
    ...{ text: 'usual: typical, short: min };', replacement: 'usual: min - 10, short: min - 10 };' },
  },
  {
    ...{ rule: 'H11', effect: 'does an activity by itself at a selected location', file: SITES },
    ...{ text: ' && !selected.has(id)', replacement: '' },
    // On the day to which the location is locked its gondola does not run.
    request: {
      ...{ start: '2027-05-28', days: 7, locations: [5], activities: [8] },
      locks: [{ kind: 'location', id: 5, date: '2027-05-28' }],
    },
  },
  {
    ...{ rule: 'H11', effect: 'makes a tour of several days by itself', file: SITES },
    ...{ text: 'if (hasNights(activity) && !activity.addsToVisit) return [];', replacement: '' },
    request: { start: '2027-06-08', days: 3, activities: [11] },
  },
  {
    ...{ rule: 'H11', effect: 'sleeps at home after a night in a tent by itself', file: PROBLEM },
    ...{ text: 'night: isActivity && night >= 0 ? night : undefined', replacement: 'night: undefined' },
    request: { start: '2027-07-05', days: 2, activities: [3] },
  },
  {
    ...{ rule: 'H11', effect: 'sleeps at home after a night in a tent at a visit', file: PROBLEM },
    ...{ text: 'night: base >= 0 ? base : undefined', replacement: 'night: undefined' },
    request: { start: '2027-07-05', days: 2, locations: [14], activities: [3] },
  },
];
