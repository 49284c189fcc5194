import { describe, expect, test } from 'vitest';
import { listViolations } from '../testing/list-violations.ts';
import { activity, day, drive, MEAL, parkTrip, roundTrip, visit } from '../testing/plan-builder.ts';
import { SMALL_PLANNING_DATA, withActivity, withLocation } from '../testing/small-planning-data.ts';

const [FIRST, SECOND, THIRD] = ['2027-06-08', '2027-06-09', '2027-06-10'] as const;
const AWAY = { from: 'home-base', to: 'village-base' };
const BACK = { from: 'village-base', to: 'home-base' };

const goToVillage = day(FIRST, [drive('home', 'village', '09:00', '13:05', 200)], { base: AWAY });
const goHome = (date: string) => day(date, [drive('village', 'home', '09:00', '13:05', 200)], { base: BACK });

const goToCanyon = (activityIds: number[] = []) => [
  drive('home', 'canyon', '09:00', '14:36', 212, { meal: MEAL }),
  visit(5, '14:36', '16:36', { activityIds }),
];
const leaveCanyon = drive('canyon', 'village', '16:36', '17:22', 12);

describe('a location that needs a night away', () => {
  test('is visited on a day that ends at its overnight base', () => {
    expect(listViolations([day(FIRST, [...goToCanyon(), leaveCanyon], { base: AWAY }), goHome(SECOND)])).toEqual([]);
  });

  test('is visited on a day that begins at its overnight base', () => {
    const items = [
      drive('village', 'canyon', '09:00', '09:46', 12),
      visit(5, '09:46', '11:46'),
      drive('canyon', 'home', '11:46', '17:22', 212, { meal: { start: '12:00', end: '12:45' } }),
    ];
    expect(listViolations([goToVillage, day(SECOND, items, { base: BACK })])).toEqual([]);
  });

  test('is not visited on a day from home to home, nor from another base to another', () => {
    const items = parkTrip(6, '10:00', '12:00');
    const data = withLocation(6, { overnight: 'required', overnightBase: 'village-base' });
    expect(listViolations([day(FIRST, items)], { data })).toEqual([
      'H10: location 6 on 2027-06-08 needs a night at village-base, but the day begins at home-base and ends at home-base',
    ]);
    expect(listViolations([day(FIRST, items)], { data: withLocation(6, { overnight: 'advised' }) })).toEqual([]);
  });

  test('is visited on a day that begins or ends in a camp there', () => {
    const data = withLocation(6, { overnight: 'required', overnightBase: 'village-base' });
    const [there, stop] = parkTrip(6, '10:00', '11:30', { activityIds: [3] });
    const back = drive('park', 'home', '09:00', '09:23', 10);
    const camp = (locationId: number) => [
      day(FIRST, there && stop ? [there, stop] : [], { base: { from: 'home-base', to: `camp-${locationId}` } }),
      day(SECOND, [back], { base: { from: `camp-${locationId}`, to: 'home-base' } }),
    ];
    expect(listViolations(camp(6), { data })).toEqual([]);
    // The camp is not that of the activity, which other rules say.
    expect(listViolations(camp(2), { data })).toContain(
      'H10: location 6 on 2027-06-08 needs a night at village-base, but the day begins at home-base and ends at camp-2',
    );
    const [, later, home] = parkTrip(6, '09:00', '10:00');
    const items = later && home ? [later, home] : [];
    const fromCamp = (from: string) => day(SECOND, items, { base: { from, to: 'home-base' } });
    const check = (from: string) =>
      listViolations([day(FIRST, [], { base: { from: 'home-base', to: from } }), fromCamp(from)], { data });
    // Nobody went to the camp on the first day, which other rules say.
    expect(check('camp-6').filter((text) => text.startsWith('H10'))).toEqual([]);
    expect(check('camp-2').filter((text) => text.startsWith('H10'))).toHaveLength(1);
  });

  test('so is an activity by itself at it', () => {
    const items = roundTrip(['home', 'park'], 23, 10, activity(4, 'park', '10:00', '12:30', { locationId: 6 }));
    const data = withLocation(6, { overnight: 'required', overnightBase: 'village-base' });
    expect(listViolations([day(FIRST, items)], { data })).toEqual([
      'H10: activity 4 on 2027-06-08 needs a night at village-base, but the day begins at home-base and ends at home-base',
    ]);
  });
});

describe('an activity with nights that adds to the visit', () => {
  const stay = parkTrip(6, '10:00', '11:30', { activityIds: [3] });

  test('makes the day end in a camp', () => {
    expect(listViolations([day(FIRST, stay)])).toEqual([
      'H11: 2027-06-08: activity 3 at location 6 needs a night at camp-6, but the day ends at home-base',
    ]);
    expect(listViolations([day(FIRST, stay)], { data: withActivity(3, { nights: { min: 0, max: 1 } }) })).toEqual([]);
  });

  test('does so by itself too', () => {
    const [there, , back] = stay;
    const alone = activity(3, 'park', '10:00', '11:30', { locationId: 6 });
    const days = (to: string) => [
      day(FIRST, there ? [there, alone] : [], { base: { from: 'home-base', to } }),
      day(SECOND, [drive('park', 'home', '09:00', '09:23', 10)], { base: { from: to, to: 'home-base' } }),
    ];
    expect(back?.type).toBe('drive');
    expect(listViolations(days('camp-6'))).toEqual([]);
    // Its minutes are those of the night.
    const overnight = withActivity(3, { minutes: { min: 720, typical: 960, max: 1440 } });
    expect(listViolations(days('camp-6'), { data: overnight })).toEqual([]);
    const data = {
      ...SMALL_PLANNING_DATA,
      bases: [...SMALL_PLANNING_DATA.bases, { id: 'inn', name: 'Inn', node: 'park', months: [6] }],
    };
    expect(listViolations(days('inn'), { data })).toEqual([
      'H11: 2027-06-08: activity 3 at activity 3 needs a night at camp-6, but the day ends at inn',
    ]);
  });
});

describe('an activity with nights that does not add to the visit', () => {
  test('makes the day end at the overnight base of the location', () => {
    const days = [day(FIRST, [...goToCanyon([5]), leaveCanyon], { base: AWAY }), goHome(SECOND)];
    expect(listViolations(days)).toEqual([]);
    const back = [
      drive('village', 'canyon', '09:00', '09:46', 12),
      visit(5, '09:46', '11:46', { activityIds: [5] }),
      drive('canyon', 'home', '11:46', '17:22', 212, { meal: MEAL }),
    ];
    expect(listViolations([goToVillage, day(SECOND, back, { base: BACK }), day(THIRD, [])])).toEqual([
      'H11: 2027-06-09: activity 5 at location 5 needs a night at village-base, but the day ends at home-base',
    ]);
  });

  test('has no minutes by day', () => {
    const days = [day(FIRST, [...goToCanyon([5]), leaveCanyon], { base: AWAY }), goHome(SECOND)];
    const minutes = { min: 1440, typical: 2880, max: 4320 };
    expect(listViolations(days, { data: withActivity(5, { minutes }) })).toEqual([]);
    expect(listViolations(days, { data: withActivity(5, { minutes, nights: { min: 0, max: 1 } }) })).toEqual([
      'H11: 2027-06-08: the visits of activity 5 last 120 minutes, less than 1440',
    ]);
  });

  test('is never done by itself', () => {
    const [there] = goToCanyon();
    const items = there ? [there, activity(5, 'canyon', '14:36', '16:36', { locationId: 5 }), leaveCanyon] : [];
    expect(listViolations([day(FIRST, items, { base: AWAY }), goHome(SECOND)])).toEqual([
      'H11: 2027-06-08: activity 5 has nights and is never done by itself',
    ]);
  });
});
