import { expect, test } from 'vitest';
import type { DriveItem, PlanDay } from '../schema/index.ts';
import { SMALL_PLANNING_DATA, samplePlan } from '../testing/index.ts';
import { createRouteFinder } from './find-route.ts';

const { findRoute } = createRouteFinder(samplePlan, SMALL_PLANNING_DATA);

const drive = (from: string, to: string, fields: Partial<DriveItem> = {}): DriveItem => ({
  ...{ type: 'drive', from, to, depart: '09:00', arrive: '10:00', minutes: 60, km: 10, cautions: [] },
  ...fields,
});

const getRoute = (...items: DriveItem[]) =>
  findRoute({ ...(samplePlan.days[0] as PlanDay), date: '2027-06-14', items }).map(({ from, to, kind }) => [
    from.id,
    to.id,
    kind,
  ]);

test('a drive is drawn along the edges of the road graph', () => {
  expect(getRoute(drive('museum', 'canyon'))).toEqual([
    ['home', 'museum', 'road'],
    ['home', 'village', 'road'],
    ['village', 'canyon', 'rough'],
  ]);
});

test('the way back is the same line', () => {
  expect(getRoute(drive('home', 'museum'), drive('museum', 'home'))).toHaveLength(1);
});

test('a walk and a flight are told from roads', () => {
  expect(getRoute(drive('park', 'baths', { isWalk: true }))).toEqual([['park', 'baths', 'foot']]);
  expect(getRoute(drive('airport', 'desert'))).toEqual([['airport', 'desert', 'other']]);
});

test('a straight line stands in where no open road leads there', () => {
  expect(getRoute(drive('home', 'reserve'))).toEqual([['home', 'reserve', 'road']]);
});

test('points that the planning data does not have are left out', () => {
  expect(getRoute(drive('home', 'nowhere'))).toEqual([]);
});
