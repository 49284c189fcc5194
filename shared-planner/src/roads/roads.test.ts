import { expect, test } from 'vitest';
import { readRules } from '../rules/read-rules.ts';
import type { RoadEdge, TravelMode } from '../schema/index.ts';
import { SMALL_PLANNING_DATA } from '../testing/small-planning-data.ts';
import { createRoadNetwork } from './index.ts';

const rules = readRules(SMALL_PLANNING_DATA.rules, 'balanced');
const { roads } = SMALL_PLANNING_DATA;
const MONDAY = '2027-06-14';
const SATURDAY = '2027-06-12';

function getDrive(from: string, to: string, date = MONDAY, mode: TravelMode = 'car', extra: RoadEdge[] = []) {
  const network = createRoadNetwork({ ...roads, edges: [...roads.edges, ...extra] });
  return network.getRoads(date, mode, rules).getDrive(from, to);
}

const allMonths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const edge = (from: string, to: string, minutes: number, surface: RoadEdge['surface']): RoadEdge => ({
  ...{ from, to, minutes, km: 1, surface, access: 'all', months: allMonths, possibleMonths: allMonths },
});

test('a drive has 15 % more minutes than its edges, rounded up', () => {
  expect(getDrive('home', 'museum')).toMatchObject({ minutes: 12, km: 5.3, restStops: 0, flightMinutes: 0 });
  expect(getDrive('museum', 'park')?.minutes).toBe(Math.ceil(30 * 1.15));
});

test('a drive has a rest stop for every 150 minutes before its end', () => {
  expect(getDrive('home', 'village')).toMatchObject({ minutes: 230 + 15, restStops: 1 });
  expect(getDrive('village', 'canyon')?.restStops).toBe(0);
});

test('an edge can take longer on Saturdays and Sundays', () => {
  expect([getDrive('home', 'park', MONDAY)?.minutes, getDrive('home', 'park', SATURDAY)?.minutes]).toEqual([23, 35]);
});

test('a flight has no buffer and no rest stops', () => {
  expect(getDrive('airport', 'desert')).toMatchObject({ minutes: 200, flightMinutes: 200, restStops: 0 });
});

test('a short walk is a part of a drive, and a long one is not', () => {
  expect(getDrive('park', 'baths')).toMatchObject({ minutes: 14, km: 0.9 });
  expect(getDrive('park', 'hill')?.minutes).toBe(46);
});

test.each([
  ['in a month in which it is closed', '2027-04-30'],
  ['during a closure', '2027-10-25'],
])('a road is not used %s', (_, date) => {
  expect(getDrive('village', 'canyon', date)).toBeUndefined();
  expect(getDrive('village', 'canyon', '2027-10-19')).toBeDefined();
});

test('trains and roads that are not for everybody are not used', () => {
  expect(getDrive('home', 'desert')?.minutes).toBe(46 + 200);
  expect(getDrive('home', 'reserve')).toBeUndefined();
});

test('by public transport roads take 170 % of the time by car, and rough ones are not used', () => {
  expect(getDrive('home', 'park', MONDAY, 'public')?.minutes).toBe(Math.ceil(20 * 1.7 * 1.15));
  expect(getDrive('park', 'baths', MONDAY, 'public')?.minutes).toBe(14);
  expect(getDrive('village', 'canyon', MONDAY, 'public')).toBeUndefined();
});

test('the part of a drive that needs daylight may end later by the rest stops before it', () => {
  expect(getDrive('home', 'canyon')?.parts).toEqual([{ kind: 'daylight', from: 230, to: 276 + 15 }]);
  expect(getDrive('canyon', 'home')?.parts).toEqual([{ kind: 'daylight', from: 0, to: 46 + 15 }]);
});

test('each ride of a gondola is a part of its own', () => {
  const parts = getDrive('museum', 'summit', MONDAY, 'car', [
    edge('museum', 'station', 20, 'gondola'),
    edge('station', 'summit', 20, 'gondola'),
  ])?.parts;
  expect(parts).toEqual([
    { kind: 'gondola', from: 0, to: 23 },
    { kind: 'gondola', from: 23, to: 46 },
  ]);
});

test('of two parallel edges the faster one is used', () => {
  expect(getDrive('home', 'museum', MONDAY, 'car', [edge('museum', 'home', 4, 'asphalt')])?.minutes).toBe(5);
});

test('from a node to itself there is no way to go', () => {
  expect(getDrive('home', 'home')).toMatchObject({ minutes: 0, km: 0, edges: [] });
});

test('one walks where a short walk lies beside a drive, though the drive is faster', () => {
  const walk = getDrive('home', 'museum', MONDAY, 'car', [edge('home', 'museum', 14, 'foot')]);
  expect(walk).toMatchObject({ km: 1, minutes: Math.ceil(14 * 1.15) });
  expect(getDrive('home', 'museum', MONDAY, 'car', [edge('home', 'museum', 16, 'foot')])).toMatchObject({ km: 5.3 });
});
