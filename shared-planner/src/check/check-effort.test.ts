import { expect, test } from 'vitest';
import { listViolations } from '../testing/list-violations.ts';
import { activity, day, drive, hillTrip, MEAL, parkTrip, roundTrip, visit } from '../testing/plan-builder.ts';
import { withActivity, withLocation, withRules } from '../testing/small-planning-data.ts';

const DATES = ['2027-06-07', '2027-06-08', '2027-06-09', '2027-06-10'] as const;
const [FIRST, SECOND, THIRD, FOURTH] = DATES;

const ridge = hillTrip(visit(8, '10:00', '14:45', { meal: MEAL }));
const climb = hillTrip(activity(6, 'hill', '10:00', '11:30'));
const peak = roundTrip(['home', 'peak'], 35, 12, visit(4, '10:00', '14:45', { meal: MEAL }));

test('a day has at most one stop of strenuousness 2', () => {
  const items = [
    drive('home', 'hill', '09:00', '09:23', 8),
    visit(3, '09:23', '11:23'),
    drive('hill', 'park', '11:23', '12:09', 18),
    visit(6, '12:09', '13:09'),
    drive('park', 'home', '13:09', '13:32', 10),
  ];
  expect(listViolations([day(FIRST, items)], { data: withLocation(6, { strenuousness: 1 }) })).toEqual([]);
  expect(listViolations([day(FIRST, items)], { data: withLocation(6, { strenuousness: 2 }) })).toEqual([
    'H4: 2027-06-07 has 2 strenuous stops, more than 1: location 3, location 6',
  ]);
});

test('an activity makes a stop as strenuous as it is', () => {
  const items = parkTrip(2, '10:00', '12:00', { activityIds: [1] });
  expect(listViolations([day(FIRST, items)], { data: withActivity(1, { strenuousness: 2 }) })).toEqual([]);
  expect(listViolations([day(FIRST, items)], { data: withActivity(1, { strenuousness: 3 }) })).toEqual([
    'H4: location 2 on 2027-06-07 has strenuousness 3 on day 1, before day 2',
  ]);
});

test('the location makes an activity by itself as strenuous and high as it is', () => {
  const items = roundTrip(['home', 'park'], 23, 10, activity(4, 'park', '10:00', '12:30', { locationId: 6 }));
  const data = withLocation(6, { strenuousness: 3, highestPointMetres: 4000 });
  expect(listViolations([day(FIRST, items)], { data })).toEqual([
    'H4: activity 4 on 2027-06-07 has strenuousness 3 on day 1, before day 2',
    'H4: activity 4 on 2027-06-07 goes up to 4000 metres on day 1, before day 3',
  ]);
});

test('nothing of strenuousness 3 is on the first day', () => {
  expect(listViolations([day(FIRST, []), day(SECOND, ridge)])).toEqual([]);
  expect(listViolations([day(FIRST, ridge)])).toEqual([
    'H4: location 8 on 2027-06-07 has strenuousness 3 on day 1, before day 2',
  ]);
});

test('nothing of strenuousness 3 is on the day after another', () => {
  const later = [day(FIRST, []), day(SECOND, ridge), day(THIRD, []), day(FOURTH, climb)];
  const next = [day(FIRST, []), day(SECOND, ridge), day(THIRD, climb)];
  expect(listViolations(later)).toEqual([]);
  expect(listViolations(next)).toEqual([
    'H4: activity 6 on 2027-06-09 has strenuousness 3 on the day after location 8',
  ]);
  expect(listViolations(next, { data: withRules({ restAfterStrenuous3: false }) })).toEqual([]);
});

test('nothing above 3,500 metres is on the first two days', () => {
  expect(listViolations([day(FIRST, []), day(SECOND, []), day(THIRD, peak)])).toEqual([]);
  expect(listViolations([day(FIRST, []), day(SECOND, peak)])).toEqual([
    'H4: location 4 on 2027-06-08 goes up to 3600 metres on day 2, before day 3',
  ]);
});
