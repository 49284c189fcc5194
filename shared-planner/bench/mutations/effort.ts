import type { Mutation } from './mutation.ts';

const [KIND, PROBLEM] = ['problem/create-kind.ts', 'problem/create-problem.ts'];
const full = { pace: 'full' } as const;

/** H4: how strenuous days are. */
export const EFFORT_MUTATIONS: readonly Mutation[] = [
  {
    ...{ rule: 'H4', effect: 'has two strenuous stops on a day', file: PROBLEM },
    ...{ text: 'maxHardStops: rules.maxStrenuousPerDay', replacement: 'maxHardStops: rules.maxStrenuousPerDay + 1' },
    request: {
      ...{ start: '2027-04-02', days: 2, locations: [26], activities: [6] },
      locks: [
        { kind: 'location', id: 26, date: '2027-04-03' },
        { kind: 'activity', id: 6, date: '2027-04-03' },
      ],
    },
  },
  {
    ...{ rule: 'H4', effect: 'climbs very strenuous peaks on the first day', file: KIND },
    ...{ text: 'day + 1 < rules.strenuous3FromDay', replacement: 'false' },
    request: { start: '2027-07-05', days: 1, activities: [6] },
  },
  {
    ...{ rule: 'H4', effect: 'climbs high peaks on the second day', file: KIND },
    ...{ text: 'day + 1 < rules.altitudeFromDay', replacement: 'day + 2 < rules.altitudeFromDay' },
    request: { start: '2027-07-05', days: 2, locations: [29], preferences: full },
  },
  {
    ...{ rule: 'H4', effect: 'has no rest after a very strenuous day', file: PROBLEM },
    ...{ text: 'restAfterHardest: rules.restAfterStrenuous3', replacement: 'restAfterHardest: false' },
    request: { start: '2027-07-05', days: 3, locations: [23, 28], preferences: full },
  },
  {
    ...{ rule: 'H4', effect: 'ignores how strenuous an activity makes a visit', file: PROBLEM },
    ...{ text: 'levelAtHost: isActivity ? item.activity.strenuousness : 0', replacement: 'levelAtHost: 0' },
    request: {
      ...{ start: '2027-07-05', days: 2, locations: [24], activities: [9, 6], preferences: full },
      locks: [
        { kind: 'location', id: 24, date: '2027-07-06' },
        { kind: 'activity', id: 6, date: '2027-07-06' },
        { kind: 'activity', id: 9, date: '2027-07-06' },
      ],
    },
  },
];
