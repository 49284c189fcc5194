import type { Mutation } from './mutation.ts';

const [KIND, PROBLEM] = ['problem/create-kind.ts', 'problem/create-problem.ts'];

/** H3 and H5: how long days are, and their meals. */
export const HOURS_MUTATIONS: readonly Mutation[] = [
  {
    ...{ rule: 'H3', effect: 'makes long days without a far stop', file: PROBLEM },
    ...{ text: 'comfortDay: rules.comfortDay', replacement: 'comfortDay: rules.maxDay' },
  },
  {
    ...{ rule: 'H3', effect: 'makes days that are too long', file: PROBLEM },
    ...{ text: 'maxDay: rules.maxDay', replacement: 'maxDay: rules.maxDay + 60' },
    request: {
      start: '2027-09-15',
      days: 1,
      locations: [18, 10, 2, 7],
      preferences: { pace: 'relaxed', dayStart: '11:00' },
    },
  },
  {
    ...{ rule: 'H3', effect: 'begins long before the preferred hour', file: PROBLEM },
    ...{ text: 'start - rules.earlyStart', replacement: 'start - 2 * rules.earlyStart' },
  },
  {
    ...{ rule: 'H3', effect: 'begins before the preferred hour', file: PROBLEM },
    ...{ text: 'start: Math.max(start, begins)', replacement: 'start: Math.max(start - 30, begins)' },
  },
  {
    ...{ rule: 'H3', effect: 'returns late', file: PROBLEM },
    ...{ text: 'Math.min(latest, departure.begin) : latest', replacement: '1440 : 1440' },
    request: { start: '2027-06-08', days: 1, locations: [10, 2, 9], preferences: { dayStart: '19:00' } },
  },
  {
    ...{ rule: 'H3', effect: 'takes near stops for far ones', file: KIND },
    ...{ text: 'usual >= rules.far', replacement: 'usual >= rules.far - 90' },
    request: { start: '2027-01-26', days: 1, locations: [24], preferences: { dayStart: '07:00' } },
  },
  {
    ...{ rule: 'H3', effect: 'begins early without a far stop', file: 'solver/day-search.ts' },
    ...{ text: 'if (isFarOnly && !label.isFar) continue;', replacement: '' },
    request: {
      ...{ start: '2027-10-08', days: 1, locations: [12, 4, 27], activities: [10, 8] },
      preferences: { pace: 'relaxed', dayStart: '11:00' },
    },
  },
  {
    ...{ rule: 'H3', effect: 'begins near visits at any hour', file: KIND },
    ...{ text: 'isFarStop ? 0 : context.rules.nearFrom', replacement: '0' },
    request: { start: '2027-06-08', days: 1, locations: [10], preferences: { dayStart: '06:00' } },
  },
  {
    ...{ rule: 'H3', effect: 'begins activities at any hour', file: KIND },
    ...{ text: 'beginAt(site.windows, isOwn ? 0 : context.rules.activityFrom)', replacement: 'site.windows' },
    request: { start: '2027-06-08', days: 1, activities: [5], preferences: { dayStart: '06:00' } },
  },
  {
    ...{ rule: 'H5', effect: 'makes meals short', file: PROBLEM },
    ...{ text: 'minutes: rules.meal,', replacement: 'minutes: rules.meal - 15,' },
  },
  {
    ...{ rule: 'H5', effect: 'leaves the meal out of days that need one', file: PROBLEM },
    ...{ text: 'after: rules.mealAfter', replacement: 'after: rules.mealAfter + 60' },
  },
  {
    ...{ rule: 'H5', effect: 'has the meal early', file: PROBLEM },
    ...{ text: 'from: rules.mealFrom', replacement: 'from: rules.mealFrom - 60' },
  },
  {
    ...{ rule: 'H5', effect: 'has the meal late', file: PROBLEM },
    ...{ text: 'until: rules.mealUntil', replacement: 'until: rules.mealUntil + 60' },
  },
];
