import { describe, expect, test } from 'vitest';
import type { PlanItem, Preferences } from '../schema/index.ts';
import { listViolations } from '../testing/list-violations.ts';
import { activity, day, drive, meal, museumTrip, parkTrip, visit } from '../testing/plan-builder.ts';
import { SMALL_PLANNING_DATA, withLocation, withRules } from '../testing/small-planning-data.ts';

const [FIRST, SECOND] = ['2027-06-08', '2027-06-09'] as const;
const gate = (time: string) => ({ gateway: 'gate', time });

// Airport - home takes 46 minutes.
const toHome = (depart: string, arrive: string) => drive('airport', 'home', depart, arrive, 16.4);
const toGate = (depart: string, arrive: string) => drive('home', 'airport', depart, arrive, 16.4);

const arrive = (items: PlanItem[], time: string, options: Parameters<typeof listViolations>[1] = {}) =>
  listViolations([day(FIRST, items, { base: { from: 'gate', to: 'home-base' } })], {
    ...options,
    preferences: { ...options.preferences, arrival: gate(time) },
  });

const leave = (items: PlanItem[], time: string, options: Parameters<typeof listViolations>[1] = {}) =>
  listViolations([day(FIRST, items, { base: { from: 'home-base', to: 'gate' } })], {
    ...options,
    preferences: { ...options.preferences, departure: gate(time) },
  });

describe('the transfer of the arrival', () => {
  test('begins at the time of the arrival', () => {
    expect(arrive([toHome('10:00', '10:46')], '10:00')).toEqual([]);
    expect(arrive([toHome('10:00', '10:46')], '09:59')).toEqual([
      'H6: 2027-06-08 has a transfer that begins 10:00, not at the arrival at 09:59',
    ]);
    expect(arrive([toHome('10:00', '10:46')], '10:01')).toEqual([
      'H6: 2027-06-08 has a transfer that begins 10:00, not at the arrival at 10:01',
    ]);
  });

  test('leads to the home base before anything else', () => {
    const items = [
      drive('airport', 'park', '10:00', '11:09', 26.4),
      visit(6, '11:09', '12:00'),
      drive('park', 'home', '12:00', '12:23', 10),
    ];
    expect(arrive(items, '10:00')).toEqual(['H6: 2027-06-08 does not begin with the transfer airport - home']);
  });

  test('is over before the day begins', () => {
    expect(arrive([toHome('10:00', '10:46'), ...museumTrip('10:58', '12:00')], '10:00')).toEqual([]);
    expect(arrive([toHome('10:00', '10:46'), ...museumTrip('10:57', '12:00')], '10:00')).toEqual([
      'time: the drive at 2 on 2027-06-08 begins 10:45, before the item before it ends, 10:46',
    ]);
  });

  test('is over before the next day begins', () => {
    const check = (start: string) =>
      listViolations(
        [
          day(FIRST, [toHome('23:59', '24:45')], { base: { from: 'gate', to: 'home-base' } }),
          day(SECOND, parkTrip(6, start, '02:00')),
        ],
        {
          data: withRules({ nearFromMinute: 0 }),
          preferences: { arrival: gate('23:59'), dayStart: '00:44' },
        },
      );
    expect(check('01:08')).toEqual([]);
    expect(check('01:07')).toEqual(['time: 2027-06-09 begins 00:44, before the day before ends']);
  });
});

describe('the transfer of the departure', () => {
  test('ends two hours before the departure', () => {
    expect(leave([toGate('10:00', '10:46')], '12:46')).toEqual([]);
    expect(leave([toGate('10:00', '10:46')], '12:45')).toEqual([
      'H6: 2027-06-08 has a transfer that begins 10:00, not 09:59, for the departure at 12:45',
    ]);
    expect(leave([toGate('10:00', '10:46')], '12:47')).toEqual([
      'H6: 2027-06-08 has a transfer that begins 10:00, not 10:01, for the departure at 12:47',
    ]);
  });

  test('is on the evening before if it would begin before midnight', () => {
    const leaveBefore = (
      items: PlanItem[],
      time: string,
      last = day(SECOND, [], { base: { from: 'gate', to: 'gate' } }),
    ) =>
      listViolations([day(FIRST, items, { base: { from: 'home-base', to: 'gate' } }), last], {
        preferences: { departure: gate(time) },
      });
    expect(leave([toGate('00:00', '00:46')], '02:46')).toEqual([]);
    expect(leaveBefore([toGate('23:59', '24:45')], '02:45')).toEqual([]);
    expect(leaveBefore([toGate('21:24', '22:10')], '00:10')).toEqual([]);
    expect(leaveBefore([toGate('21:25', '22:11')], '00:10')).toEqual([
      'H6: 2027-06-08 has a transfer that begins 21:25, not 21:24, for the departure at 00:10',
    ]);
    expect(leaveBefore([], '00:10')).toEqual([
      'H6: 2027-06-08 does not end with the transfer home - airport',
      'H6: 2027-06-08 ends at gate, whose node is airport, but one is at home',
    ]);
    const atHome = day(SECOND, parkTrip(6, '09:23', '10:00'));
    expect(leaveBefore([toGate('21:24', '22:10')], '00:10', atHome)).toEqual([
      'H6: 2027-06-09 begins at home-base, but the day before ended at gate',
      'H6: 2027-06-09 ends at home-base, not at gate',
      'H6: 2027-06-09 has items after the departure',
    ]);
  });

  test('leads from the home base after everything else', () => {
    const items = [
      drive('home', 'museum', '09:48', '10:00', 5.3),
      visit(1, '10:00', '11:00'),
      drive('museum', 'airport', '11:00', '11:58', 21.7),
    ];
    expect(leave(items, '13:58')).toEqual(['H6: 2027-06-08 does not end with the transfer home - airport']);
  });

  test('begins when the day is over', () => {
    expect(leave([...museumTrip('10:00', '11:00'), toGate('11:12', '11:58')], '13:58')).toEqual([]);
    expect(leave([...museumTrip('10:00', '11:01'), toGate('11:12', '11:58')], '13:58')).toEqual([
      'time: the drive at 4 on 2027-06-08 begins 11:12, before the item before it ends, 11:13',
    ]);
  });
});

describe('a trip of one day', () => {
  const check = (items: PlanItem[]) =>
    listViolations([day(FIRST, items, { base: { from: 'gate', to: 'gate' } })], {
      preferences: { arrival: gate('10:00'), departure: gate('16:00') },
    });

  test('has both transfers, with nothing or a few stops between them', () => {
    expect(check([toHome('10:00', '10:46'), toGate('13:14', '14:00')])).toEqual([]);
    expect(check([toHome('10:00', '10:46'), ...museumTrip('11:00', '12:00'), toGate('13:14', '14:00')])).toEqual([]);
  });

  test('does not stay at the gateway', () => {
    expect(check([])).toEqual([
      'H6: 2027-06-08 does not begin with the transfer airport - home',
      'H6: 2027-06-08 does not end with the transfer home - airport',
    ]);
  });

  test('has no two drives without a stop apart from the transfers', () => {
    const [there, , back] = museumTrip('11:00', '11:00');
    const items = [there, back].flatMap((item) => item ?? []);
    expect(check([toHome('10:00', '10:46'), ...items, toGate('13:14', '14:00')])).toEqual([
      'H8: the drive 11:00 on 2027-06-08 follows another one without a stop between them',
    ]);
  });
});

describe('a gateway at the home base', () => {
  const data = { ...SMALL_PLANNING_DATA, gateways: [{ id: 'gate', name: 'Station', node: 'home' }] };
  const early: Partial<Preferences> = { dayStart: '08:00' };

  test('has no transfer, but nothing happens before the arrival', () => {
    expect(arrive(museumTrip('11:00', '12:00'), '10:48', { data, preferences: early })).toEqual([]);
    expect(arrive(museumTrip('11:00', '12:00'), '10:49', { data, preferences: early })).toEqual([
      'H6: 2027-06-08 begins 10:48, before the arrival at 10:49',
    ]);
  });

  test('has no transfer, but the day ends two hours before the departure', () => {
    expect(leave(museumTrip('11:00', '12:00'), '14:12', { data })).toEqual([]);
    expect(leave(museumTrip('11:00', '12:00'), '14:11', { data })).toEqual([
      'H6: 2027-06-08 ends 12:12, after 12:11, for the departure at 14:11',
    ]);
  });
});

describe('what a transfer does not count for', () => {
  test('the preferred hour', () => {
    expect(arrive([toHome('07:30', '08:16'), ...parkTrip(6, '09:23', '10:00')], '07:30')).toEqual([]);
    expect(arrive([toHome('07:30', '08:16'), ...parkTrip(6, '09:22', '10:00')], '07:30')).toEqual([
      'H3: 2027-06-08 begins 08:59, before 09:00',
    ]);
  });

  test('the latest return', () => {
    expect(arrive([toHome('23:40', '24:26')], '23:40')).toEqual([]);
    expect(leave([toGate('21:00', '21:46')], '23:46')).toEqual([]);
    const evening = (back: string, end: string) => [
      toHome('18:00', '18:46'),
      drive('home', 'park', '20:00', '20:23', 10),
      visit(6, '20:23', back),
      drive('park', 'home', back, end, 10),
    ];
    expect(arrive(evening('21:07', '21:30'), '18:00')).toEqual([]);
    expect(arrive(evening('21:08', '21:31'), '18:00')).toEqual(['H3: 2027-06-08 ends 21:31, after 21:30']);
  });

  test('the length of the day and the meal', () => {
    const data = withRules({ mealUntilMinute: 1100 });
    // 360 minutes from 10:00 to 16:00.
    const route = (back: string, end: string) => [
      drive('home', 'park', '10:00', '10:23', 10),
      visit(6, '10:23', back),
      drive('park', 'home', back, end, 10),
    ];
    expect(arrive([toHome('09:00', '09:46'), ...route('15:37', '16:00')], '09:00', { data })).toEqual([]);
    expect(arrive([toHome('09:00', '09:46'), ...route('15:38', '16:01')], '09:00', { data })).toEqual([
      'H5: 2027-06-08 lasts 361 minutes, more than 360, without a meal',
    ]);
    expect(leave([...route('15:37', '16:00'), toGate('16:00', '16:46')], '18:46', { data })).toEqual([]);
    expect(leave([...route('15:38', '16:01'), toGate('16:01', '16:47')], '18:47', { data })).toEqual([
      'H5: 2027-06-08 lasts 361 minutes, more than 360, without a meal',
    ]);
  });

  test('a meal: nobody has it during a transfer, or before the day', () => {
    const atNoon = { meal: { start: '12:00', end: '12:45' } };
    const long = drive('airport', 'home', '11:30', '13:01', 16.4, atNoon);
    expect(arrive([long], '11:30')).toEqual(['H5: 2027-06-08 has a meal 12:00 during a transfer']);
    const items = [toHome('10:00', '10:46'), meal('home', '11:30', '12:15'), ...museumTrip('13:00', '14:00')];
    expect(arrive(items, '10:00')).toEqual(['H5: 2027-06-08 has a meal 11:30-12:15 before everything else']);
  });

  test('driving', () => {
    const items = [toHome('09:00', '09:46'), ...museumTrip('10:00', '11:00'), toGate('12:00', '12:46')];
    const check = (maxDriveMinutesBalanced: number) =>
      listViolations([day(FIRST, items, { base: { from: 'gate', to: 'gate' } })], {
        data: withRules({ maxDriveMinutesBalanced }),
        preferences: { arrival: gate('09:00'), departure: gate('14:46') },
      });
    expect(check(24)).toEqual([]);
    expect(check(23)).toEqual(['H9: the drives of 2027-06-08 take 24 minutes, more than 23']);
  });

  test('the way to a bus stop: a transfer ends at the home base', () => {
    const { locations } = withLocation(6, { node: 'home' });
    const data = { ...SMALL_PLANNING_DATA, locations };
    // 40 x 1.7 x 1.15 = 78.2
    const items = [drive('airport', 'home', '09:00', '10:19', 16.4), visit(6, '10:19', '11:00')];
    expect(arrive(items, '09:00', { data, preferences: { transport: 'public' } })).toEqual([]);
  });

  test('a night away: the day begins at the home base', () => {
    const data = withLocation(1, { overnight: 'required', overnightBase: 'home-base' });
    expect(arrive([toHome('09:00', '09:46'), ...museumTrip('10:00', '11:00')], '09:00', { data })).toEqual([]);
  });
});

test('a transfer ends where the route begins', () => {
  const items = [toHome('09:00', '09:46'), activity(2, 'baths', '10:00', '11:30')];
  expect(arrive(items, '09:00')).toEqual([
    'H6: the activity at 2 on 2027-06-08 begins at baths, but one is at home',
    'H6: 2027-06-08 ends at home-base, whose node is home, but one is at baths',
  ]);
});
