import { expect, test } from 'vitest';
import { samplePlan } from '../testing/sample-plan.ts';
import { listItems } from './list-items.ts';

test('items are listed in the order of the plan, and their stops are numbered by day', () => {
  const stops = listItems(samplePlan).filter(({ stop }) => stop !== undefined);
  expect(stops.map(({ dayNumber, stop, key }) => `${dayNumber}.${stop} ${key}`)).toEqual([
    '1.1 location-12',
    '1.2 location-5',
    '1.3 activity-2',
    '2.1 location-13',
    '3.1 location-15',
    '3.2 location-14',
  ]);
});

test('every item of the sample plan has a key of its own', () => {
  const keys = listItems(samplePlan).map(({ key }) => key);
  expect(keys).toHaveLength(17);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toContain('drive-2027-06-13-charyn-car-park-saty');
  expect(keys).toContain('meal-2027-06-14-kolsay-lower-car-park');
});

test('the same drive twice on one day has two keys', () => {
  const [day] = samplePlan.days;
  const drive = day?.items.find(({ type }) => type === 'drive');
  if (!day || !drive) throw new Error('The sample plan has no drive');
  const keys = listItems({ ...samplePlan, days: [{ ...day, items: [drive, drive] }] }).map(({ key }) => key);
  expect(keys).toEqual(['drive-2027-06-12-airport-ala-green-bazaar', 'drive-2027-06-12-airport-ala-green-bazaar-2']);
});

test('the last item of each day is marked', () => {
  const last = listItems(samplePlan).filter(({ isLastOfDay }) => isLastOfDay);
  expect(last.map(({ dayNumber, end }) => [dayNumber, end])).toEqual([
    [1, '18:30'],
    [2, '17:35'],
    [3, '21:20'],
  ]);
});
