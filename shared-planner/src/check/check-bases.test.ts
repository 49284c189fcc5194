import { describe, expect, test } from 'vitest';
import type { PlanItem } from '../schema/index.ts';
import { listViolations } from '../testing/list-violations.ts';
import { day, drive, MEAL, parkTrip, visit } from '../testing/plan-builder.ts';
import { SMALL_PLANNING_DATA, withLocation } from '../testing/small-planning-data.ts';

const [FIRST, SECOND] = ['2027-06-08', '2027-06-09'] as const;
const gate = (time: string) => ({ gateway: 'gate', time });

const canyonDay = (date: string, to: string) =>
  day(
    date,
    [
      drive('home', 'canyon', '09:00', '14:36', 212, { meal: MEAL }),
      visit(5, '14:36', '16:36'),
      drive('canyon', 'village', '16:36', '17:22', 12),
    ],
    { base: { from: 'home-base', to } },
  );
const returnDay = (date: string, from: string) =>
  day(date, [drive('village', 'home', '09:00', '13:05', 200)], { base: { from, to: 'home-base' } });

describe('first and last day', () => {
  const toHome = day(FIRST, [drive('airport', 'home', '10:00', '10:46', 16.4)], {
    base: { from: 'gate', to: 'home-base' },
  });
  const toGate = day(FIRST, [drive('home', 'airport', '10:00', '10:46', 16.4)], {
    base: { from: 'home-base', to: 'gate' },
  });

  test('the trip begins at the gateway of the arrival, without one at the home base', () => {
    expect(listViolations([toHome], { preferences: { arrival: gate('10:00') } })).toEqual([]);
    expect(listViolations([toHome])).toEqual(['H6: 2027-06-08 begins at gate, not at home-base']);
    expect(listViolations([day(FIRST, [])], { preferences: { arrival: gate('10:00') } })).toEqual([
      'H6: 2027-06-08 begins at home-base, not at gate',
      'H6: 2027-06-08 does not begin with the transfer airport - home',
    ]);
  });

  test('the trip ends at the gateway of the departure, without one at the home base', () => {
    expect(listViolations([toGate], { preferences: { departure: gate('12:46') } })).toEqual([]);
    expect(listViolations([toGate])).toEqual(['H6: 2027-06-08 ends at gate, not at home-base']);
    expect(listViolations([day(FIRST, [])], { preferences: { departure: gate('12:46') } })).toEqual([
      'H6: 2027-06-08 ends at home-base, not at gate',
      'H6: 2027-06-08 does not end with the transfer home - airport',
    ]);
  });

  test('the arrival and departure say nothing of the other days', () => {
    const days = [toHome, { ...toGate, date: SECOND }];
    const preferences = { arrival: gate('10:00'), departure: gate('12:46') };
    expect(listViolations(days, { preferences }).filter((text) => text.startsWith('H'))).toEqual([]);
  });
});

describe('nights', () => {
  test('a day begins where the day before ended', () => {
    expect(listViolations([canyonDay(FIRST, 'village-base'), returnDay(SECOND, 'village-base')])).toEqual([]);
    const data = {
      ...SMALL_PLANNING_DATA,
      bases: [...SMALL_PLANNING_DATA.bases, { id: 'inn', name: 'Inn', node: 'village', months: [6] }],
    };
    expect(listViolations([canyonDay(FIRST, 'village-base'), returnDay(SECOND, 'inn')], { data })).toEqual([
      'H6: 2027-06-09 begins at inn, but the day before ended at village-base',
    ]);
  });

  test('a base is used in its months: the night belongs to the day before it', () => {
    const check = (months: number[]) => {
      const bases = SMALL_PLANNING_DATA.bases.map((base) => (base.id === 'village-base' ? { ...base, months } : base));
      const days = [canyonDay('2027-06-30', 'village-base'), returnDay('2027-07-01', 'village-base')];
      return listViolations(days, { data: { ...SMALL_PLANNING_DATA, bases } });
    };
    expect(check([6])).toEqual([]);
    expect(check([5, 7])).toEqual(['H6: 2027-06-30 ends at village-base, outside its months 5, 7']);
  });

  test('nobody spends a night at a gateway', () => {
    const out = day(FIRST, [drive('home', 'airport', '10:00', '10:46', 16.4)], {
      base: { from: 'home-base', to: 'gate' },
    });
    const back = day(SECOND, [drive('airport', 'home', '10:00', '10:46', 16.4)], {
      base: { from: 'gate', to: 'home-base' },
    });
    expect(listViolations([out, back])).toEqual(['H6: 2027-06-08 ends at gate, which is no base']);
  });

  test('a base exists', () => {
    const base = { from: 'home-base', to: 'moon' };
    expect(
      listViolations([day(FIRST, [], { base }), day(SECOND, [], { base: { from: 'moon', to: 'home-base' } })]),
    ).toEqual([
      'H6: 2027-06-08 names moon, which is no base, gateway or camp',
      'H6: 2027-06-09 names moon, which is no base, gateway or camp',
    ]);
  });
});

describe('camps', () => {
  const camp = (items: PlanItem[], base: string, node = 'park') => [
    day(FIRST, items, { base: { from: 'home-base', to: base } }),
    day(
      SECOND,
      [
        node === 'park'
          ? drive('park', 'home', '09:00', '09:23', 10)
          : drive(node, 'home', '09:00', '14:36', 212, { meal: MEAL }),
      ],
      {
        base: { from: base, to: 'home-base' },
      },
    ),
  ];
  const stayAt = (locationId: number, activityIds: number[], leave: string) =>
    parkTrip(locationId, '10:00', leave, { activityIds }).slice(0, 2);

  test('a camp stands at the location of an activity with a night', () => {
    expect(listViolations(camp(stayAt(6, [3], '11:30'), 'camp-6'))).toEqual([]);
    const withOtherVisit = [...stayAt(2, [], '11:00'), visit(6, '11:00', '12:30', { activityIds: [3] })];
    expect(listViolations(camp(withOtherVisit, 'camp-6'))).toEqual([]);
  });

  test.each([
    ['no activity', 6, [], '11:30'],
    ['an activity without a night', 2, [1], '12:00'],
    ['an activity that does not add to the visit', 6, [4], '12:30'],
  ])('no camp stands at a location with %s', (_, locationId, activityIds, leave) => {
    expect(listViolations(camp(stayAt(locationId, activityIds, leave), `camp-${locationId}`))).toEqual([
      `H6: 2027-06-08 ends at camp-${locationId} without an activity there that has a night`,
    ]);
  });

  test('an activity whose night is at a base allows no camp', () => {
    const items = [
      drive('home', 'canyon', '09:00', '14:36', 212, { meal: MEAL }),
      visit(5, '14:36', '16:36', { activityIds: [5] }),
    ];
    const data = withLocation(5, { overnight: 'advised' });
    expect(listViolations(camp(items, 'camp-5', 'canyon'), { data })).toEqual([
      'H6: 2027-06-08 ends at camp-5 without an activity there that has a night',
      'H11: 2027-06-08: activity 5 at location 5 needs a night at village-base, but the day ends at camp-5',
    ]);
  });

  test('an activity with a night at one location allows no camp at another one', () => {
    expect(listViolations(camp(stayAt(6, [3], '11:30'), 'camp-2'))).toEqual([
      'H6: 2027-06-08 ends at camp-2 without an activity there that has a night',
      'H11: 2027-06-08: activity 3 at location 6 needs a night at camp-6, but the day ends at camp-2',
    ]);
  });
});
