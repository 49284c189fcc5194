import { type Mutation, withLocations } from './mutation.ts';

const [KIND, PROBLEM, VISITS, EDGES, ROADS] = [
  'problem/create-kind.ts',
  'problem/create-problem.ts',
  'problem/visits.ts',
  'roads/open-edges.ts',
  'roads/roads.ts',
];
const full = { pace: 'full' } as const;

/** H8 and H9: drives. */
export const DRIVE_MUTATIONS: readonly Mutation[] = [
  {
    ...{ rule: 'H8', effect: 'takes visitors without a car anywhere', file: VISITS },
    ...{ text: "mode !== 'public' || ", replacement: 'true || ' },
    request: { start: '2027-10-04', days: 1, locations: [30], preferences: { transport: 'public' } },
  },
  {
    ...{ rule: 'H8', effect: 'forgets the way from the bus stop', file: VISITS },
    ...{ text: "mode === 'public' ? (bus?.walkFromStopMinutes ?? 0) : 0", replacement: '0' },
  },
  {
    ...{ rule: 'H8', effect: 'rides the gondola at any hour', file: KIND },
    ...{ text: '[rules.gondolaFrom, rules.gondolaUntil]', replacement: '[0, 1440]' },
    request: { start: '2027-08-23', days: 1, activities: [8], preferences: { dayStart: '07:00' } },
  },
  {
    ...{ rule: 'H8', effect: 'drives on rough roads in the dark', file: KIND },
    ...{ text: ': [sunrise, sunset];', replacement: ': [0, 1440];' },
    request: {
      ...{ start: '2027-09-07', days: 2, locations: [20, 1] },
      locks: [{ kind: 'location', id: 20, date: '2027-09-08' }],
      preferences: { pace: 'full', transport: '4x4', dayStart: '11:00' },
    },
  },
  {
    ...{ rule: 'H8', effect: 'ignores closures of roads', file: EDGES },
    ...{ text: '!edge.closures?.some(', replacement: '!edge.closures?.every(' },
    request: { start: '2027-05-20', days: 1, locations: [5] },
    change: withLocations([5], { seasonalClosures: [] }),
  },
  {
    ...{ rule: 'H8', effect: 'ignores the months of roads', file: EDGES },
    ...{ text: 'edge.possibleMonths.includes(Number(date.slice(5, 7)))', replacement: 'true' },
    request: { start: '2027-04-20', days: 1, locations: [20], preferences: full },
    change: withLocations([20], { possibleMonths: [4], seasonalClosures: [] }),
  },
  {
    ...{ rule: 'H8', effect: 'walks far', file: EDGES },
    ...{ text: "edge.surface === 'foot' && edge.minutes > rules.longestWalk", replacement: 'false' },
    request: { start: '2027-05-20', days: 1, locations: [5], preferences: full },
    change: withLocations([5], { seasonalClosures: [] }),
  },
  {
    ...{ rule: 'H8', effect: 'leaves the buffer out', file: ROADS },
    ...{ text: '(100 + rules.driveBufferPercent)', replacement: '100' },
  },
  {
    ...{ rule: 'H9', effect: 'drives for too long', file: PROBLEM },
    ...{ text: 'maxDriving: rules.maxDrive', replacement: 'maxDriving: rules.maxDrive + 120' },
    request: {
      start: '2027-04-20',
      days: 2,
      locations: [30],
      activities: [3],
      preferences: { pace: 'relaxed', dayStart: '07:00' },
    },
  },
  {
    ...{ rule: 'H9', effect: 'counts no driving', file: KIND },
    ...{ text: 'driving: drive.drivingMinutes', replacement: 'driving: 0' },
    request: {
      start: '2027-04-20',
      days: 2,
      locations: [30],
      activities: [3],
      preferences: { pace: 'relaxed', dayStart: '07:00' },
    },
  },
];
