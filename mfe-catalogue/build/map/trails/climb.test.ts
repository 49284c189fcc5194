import { expect, test } from 'vitest';
import { getWalkingMinutes, roundToFive } from '../../../src/lib/trail/walking-time.ts';
import { WORKSPACE } from '../../content/read-content.ts';
import { readGeodata } from '../geodata/read-geodata.ts';
import { getClimb, getStretch, turnRound } from './climb.ts';

const { trails } = readGeodata(WORKSPACE);
function find(id: string) {
  const trail = trails.find((each) => each.id === id);
  if (!trail?.heights) throw new Error(`There is no trail ${id} with heights`);
  return { ...trail, heights: trail.heights };
}

test('a way below 5 km climbs from its start to its top, exactly', () => {
  expect(getClimb(find('gorelnik-falls'))).toEqual({ metres: 565, isAbout: false });
});

test.each([
  ['bao', 750],
  ['gorelnik-lakes', 1700],
  ['kumbel', 1700],
  ['t1', 1200],
  ['kosmostation', 1600],
])('%s climbs about %d m', (id, metres) => expect(getClimb(find(id))).toEqual({ metres, isAbout: true }));

test('what the line doubles back is not walked', () => {
  const { lengthKm, line, heights } = find('t1');
  expect(lengthKm).toBe(8.88);
  expect(line).toHaveLength(68);
  expect(heights.profile.at(-1)?.[0]).toBeCloseTo(8.85);
});

test('the way to Big Almaty Lake takes 3 hours 10 up and 2 hours 10 down', () => {
  const stretch = getStretch(find('bao'));
  expect(stretch).toEqual({ km: 5.2, ascentMetres: 731, descentMetres: 21 });
  expect([stretch, turnRound(stretch)].map((each) => roundToFive(getWalkingMinutes(each)))).toEqual([190, 130]);
});
