import { type Mutation, withLocations } from './mutation.ts';

const [AVAILABILITY, SITES, KIND] = ['problem/availability.ts', 'problem/sites.ts', 'problem/create-kind.ts'];
const opensAtNoon = { rules: [{ windows: [[720, 960] as [number, number]] }], lastEntryMinutes: 210 };

/** H1 and H2: when a stop is open. */
export const OPENING_MUTATIONS: readonly Mutation[] = [
  {
    ...{ rule: 'H1', effect: 'ignores opening hours', file: AVAILABILITY },
    ...{ text: 'if (!hours) return [', replacement: 'if (true) return [' },
  },
  {
    ...{ rule: 'H1', effect: 'ignores the last entry', file: AVAILABILITY },
    ...{ text: 'closes - (hours.lastEntryMinutes ?? 0)', replacement: 'closes' },
    request: { start: '2027-06-08', days: 1, locations: [2], preferences: { dayStart: '13:00' } },
    change: withLocations([2], { openingHours: opensAtNoon }),
  },
  {
    ...{ rule: 'H1', effect: 'ignores the months of locations', file: AVAILABILITY },
    ...{ text: 'if (!isInMonths || ', replacement: 'if (' },
  },
  {
    ...{ rule: 'H1', effect: 'ignores seasonal closures', file: AVAILABILITY },
    ...{ text: ' || findClosure(location.seasonalClosures, date))', replacement: ')' },
    request: { start: '2027-04-01', days: 1, locations: [18], activities: [] },
    change: withLocations([18], {
      seasonalClosures: [{ from: '03-30', to: '04-10', kind: 'closure', what: 'avalanches' }],
    }),
  },
  {
    ...{ rule: 'H1', effect: 'ignores that the access is unknown', file: AVAILABILITY },
    ...{ text: "if (isAccessUnknown(location, date, today)) return 'unknown_access';", replacement: '' },
    request: { start: '2027-06-08', days: 1, locations: [2] },
    change: withLocations([2], { notice: { state: 'unknown', reviewBy: '2027-12-31' } }),
  },
  {
    ...{ rule: 'H1', effect: 'ignores that a notice closes a location', file: AVAILABILITY },
    ...{ text: "if (getAccess(location.notice, date, today) === 'closed') return 'access_closed';", replacement: '' },
    request: { start: '2027-06-08', days: 1, locations: [2] },
    change: withLocations([2], { notice: { state: 'closed', reviewBy: '2027-12-31' } }),
  },
  {
    ...{ rule: 'H1', effect: 'ignores the months of an activity at a location by itself', file: SITES },
    text: 'if (!getMonths(activity, location.id).includes(Number(date.slice(5, 7)))) return undefined;',
    replacement: '',
  },
  {
    ...{ rule: 'H1', effect: 'ignores the months of an activity at its node', file: SITES },
    text: 'if (!activity.months.includes(Number(date.slice(5, 7)))) return undefined;',
    replacement: '',
  },
  {
    ...{ rule: 'H1', effect: 'ignores the opening hours of an activity', file: SITES },
    text: 'const hours = getWindows(activity.openingHours, date);',
    replacement: 'const hours = getWindows(undefined, date);',
    // A Monday: the baths are closed.
    request: { start: '2027-06-07', days: 1, activities: [2] },
  },
  {
    ...{ rule: 'H1', effect: 'ignores the months of an activity at a visit', file: KIND },
    text: 'getMonths(item.activity, host.id).includes(Number(date.slice(5, 7)))',
    replacement: 'true',
    request: { start: '2027-05-11', days: 1, locations: [17], activities: [9] },
  },
  {
    ...{ rule: 'H2', effect: 'visits until sunset', file: AVAILABILITY },
    ...{ text: 'Math.min(closes, sunset - Math.max(daylightMargin, walk))', replacement: 'Math.min(closes, sunset)' },
    request: { start: '2027-08-12', days: 1, activities: [7, 9], preferences: { pace: 'full', transport: '4x4' } },
  },
  {
    ...{ rule: 'H2', effect: 'walks back to the bus stop in the dark', file: AVAILABILITY },
    ...{ text: 'sunset - Math.max(daylightMargin, walk)', replacement: 'sunset - daylightMargin' },
    request: { start: '2027-09-07', days: 1, locations: [17], preferences: { transport: 'public' } },
  },
  {
    ...{ rule: 'H2', effect: 'visits before sunrise', file: AVAILABILITY },
    ...{ text: 'opens: Math.max(opens, sunrise + walk)', replacement: 'opens' },
    request: { start: '2027-11-25', days: 1, locations: [25], preferences: { dayStart: '05:00', pace: 'full' } },
  },
];
