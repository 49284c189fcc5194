import { type ListedItem, listItems } from '@almaty/planner/items';
import { samplePlan } from '@almaty/planner/testing';
import { expect, test } from 'vitest';
import { createBandScale } from './band-scale.ts';
import { createSky } from './create-sky.ts';

const light = { sunrise: '04:12', sunset: '19:30' };

const item = (start: string, end: string): ListedItem => ({ ...(listItems(samplePlan)[0] as ListedItem), start, end });

test('the band shows 03:00 to 22:00', () => {
  const { toPercent, toWidth } = createBandScale(light, [item('09:00', '12:10')]);
  expect([toPercent('03:00'), toPercent('12:30'), toPercent('22:00')]).toEqual([0, 50, 100]);
  expect(toWidth('09:00', '12:10')).toBeCloseTo(16.67);
});

test.each([
  ['02:30', '10:00', '02:00', '22:00'],
  ['09:00', '24:30', '03:00', '25:00'],
])('a day from %s to %s widens it to %s and %s', (start, end, from, to) => {
  const { toPercent } = createBandScale(light, [item(start, end)]);
  expect([toPercent(from), toPercent(to)]).toEqual([0, 100]);
});

test('hours stand between the labels of sunrise and sunset', () => {
  expect(createBandScale(light, []).hours).toEqual(['06:00', '09:00', '12:00', '15:00', '18:00']);
});

test('the sky turns at sunrise and sunset', () => {
  const sky = createSky(6.5, 87);
  expect(sky).toContain('#f3a766 6.5%');
  expect(sky).toContain('#f3a766 87.0%');
});
