import { describe, expect, test } from 'vitest';
import type { PlanningActivity, PlanningData } from '../schema/index.ts';
import { listViolations } from '../testing/list-violations.ts';
import {
  activity,
  bathsTrip,
  day,
  drive,
  MEAL,
  museumTrip,
  parkTrip,
  roundTrip,
  visit,
} from '../testing/plan-builder.ts';
import { SMALL_PLANNING_DATA, withActivity, withLocation, withRules } from '../testing/small-planning-data.ts';

const DATE = '2027-06-08';

/** The garden is 46 minutes there and back, so it is far from 254 minutes on. */
const withUsualMinutes = (typical: number) => withLocation(6, { visitMinutes: { min: 30, typical, max: 900 } });
const FAR = withUsualMinutes(254);
const NEAR = withUsualMinutes(253);

const check = (arrive: string, leave: string, data = SMALL_PLANNING_DATA, dayStart = '09:00') =>
  listViolations([day(DATE, parkTrip(6, arrive, leave, arrive < '12:00' ? { meal: MEAL } : {}))], {
    data,
    preferences: { dayStart },
  });

describe('length', () => {
  test('a day without a far stop lasts at most 540 minutes', () => {
    expect(check('09:23', '17:37')).toEqual([]);
    expect(check('09:23', '17:38')).toEqual(['H3: 2027-06-08 lasts 541 minutes, more than 540 without a far stop']);
  });

  test('a stop is far when the way there and back and its usual minutes take 300 minutes', () => {
    expect(check('09:23', '17:38', FAR)).toEqual([]);
    expect(check('09:23', '17:38', NEAR)).toHaveLength(1);
  });

  test('a day with a far stop lasts at most 720 minutes', () => {
    expect(check('09:23', '20:37', FAR)).toEqual([]);
    expect(check('09:23', '20:38', FAR)).toEqual(['H3: 2027-06-08 lasts 721 minutes, more than 720']);
  });

  test.each([
    ['relaxed', '16:00', 420],
    ['full', '20:00', 660],
  ] as const)('the limit is that of the pace: %s', (pace, end, minutes) => {
    const [hours, rest] = [Number(end.slice(0, 2)) - 1, 37];
    const items = (last: number) => parkTrip(6, '09:23', `${hours}:${last}`, { meal: MEAL });
    expect(listViolations([day(DATE, items(rest))], { preferences: { pace } })).toEqual([]);
    expect(listViolations([day(DATE, items(rest + 1))], { preferences: { pace } })).toEqual([
      `H3: 2027-06-08 lasts ${minutes + 1} minutes, more than ${minutes} without a far stop`,
    ]);
  });
});

describe('what makes a stop far', () => {
  const startEarly = (locationId: number, data = SMALL_PLANNING_DATA) =>
    listViolations([day(DATE, parkTrip(locationId, '08:23', '10:00'))], { data });

  test('of a visit that takes several days the least minutes count', () => {
    expect(startEarly(9)).toEqual(['H3: 2027-06-08 begins 08:00, before 09:00']);
    expect(startEarly(9, withLocation(9, { visitMinutes: { min: 60, typical: 720, max: 900 } }))).toEqual([]);
  });

  test('of an activity by itself its own usual minutes count', () => {
    const check = (typical: number) =>
      listViolations([day(DATE, bathsTrip('08:37', '10:37'))], {
        data: withActivity(2, {
          minutes: { min: 90, typical, max: 400 },
          openingHours: { rules: [{ windows: [[0, 1440]] }] },
        }),
      });
    expect(check(226)).toEqual([]);
    expect(check(225)).toEqual(['H3: 2027-06-08 begins 08:00, before 09:00']);
  });

  test('of an activity that is the visit of its location the usual minutes of a visit count', () => {
    const check = (typical: number, fields: Partial<PlanningActivity>, min = 60) => {
      const { locations } = withLocation(6, { visitMinutes: { min: 30, typical, max: 400 } });
      const { activities } = withActivity(4, { minutes: { min, typical: 400, max: 500 }, ...fields });
      const items = roundTrip(['home', 'park'], 23, 10, activity(4, 'park', '08:23', '13:23', { locationId: 6 }));
      return listViolations([day(DATE, items)], { data: { ...SMALL_PLANNING_DATA, locations, activities } });
    };
    const early = ['H3: 2027-06-08 begins 08:00, before 09:00'];
    expect(check(254, {})).toEqual([]);
    expect(check(253, {})).toEqual(early);
    expect(check(253, {}, 254)).toEqual([]);
    // One that adds to a visit has minutes of its own.
    expect(check(60, { addsToVisit: true })).toEqual([]);
    // A night has no minutes by day; without a camp, which other rules say.
    const night = { addsToVisit: true, nights: { min: 1, max: 1 } };
    expect(check(254, night)).not.toContain(early[0]);
    expect(check(253, night)).toContain(early[0]);
  });

  test('by public transport the walk from the bus stop counts there and back', () => {
    const items = [
      drive('home', 'park', '08:00', '08:38', 10),
      visit(6, '08:48', '10:00'),
      drive('park', 'home', '10:00', '10:38', 10),
    ];
    const check = (typical: number) =>
      listViolations([day(DATE, items)], { data: withUsualMinutes(typical), preferences: { transport: 'public' } });
    expect(check(204)).toEqual([]);
    expect(check(203)).toEqual(['H3: 2027-06-08 begins 08:00, before 09:00']);
  });

  test('a stop that no road joins to the home base is not far', () => {
    const roads = {
      ...SMALL_PLANNING_DATA.roads,
      edges: SMALL_PLANNING_DATA.roads.edges.filter(({ to }) => to !== 'village'),
    };
    const night = { base: { from: 'village-base', to: 'village-base' } };
    const items = [
      drive('village', 'canyon', '08:00', '08:46', 12),
      visit(5, '08:46', '10:46'),
      drive('canyon', 'village', '10:46', '11:32', 12),
    ];
    // The days before and after have no road to the village, which other rules say.
    const violations = listViolations([day('2027-06-07', []), day(DATE, items, night), day('2027-06-09', [])], {
      data: { ...SMALL_PLANNING_DATA, roads },
    });
    expect(violations.filter((text) => text.startsWith('H3'))).toEqual(['H3: 2027-06-08 begins 08:00, before 09:00']);
  });
});

describe('beginning and end', () => {
  test('a day begins at the preferred hour or later', () => {
    expect(listViolations([day(DATE, parkTrip(6, '09:23', '11:00'))])).toEqual([]);
    expect(listViolations([day(DATE, parkTrip(6, '09:22', '11:00'))])).toEqual([
      'H3: 2027-06-08 begins 08:59, before 09:00',
    ]);
  });

  test('with a far stop it may begin two hours earlier', () => {
    const start = (arrive: string) => listViolations([day(DATE, parkTrip(6, arrive, '10:00'))], { data: FAR });
    expect(start('07:23')).toEqual([]);
    expect(start('07:22')).toEqual(['H3: 2027-06-08 begins 06:59, before 07:00']);
  });

  test('so it may with a stop whose known hours begin before the preferred hour', () => {
    expect(listViolations([day(DATE, bathsTrip('08:00', '10:00'))])).toEqual([]);
    expect(listViolations([day(DATE, bathsTrip('08:00', '10:00'))], { preferences: { dayStart: '08:00' } })).toEqual([
      'H3: 2027-06-08 begins 07:23, before 08:00',
    ]);
    const items = [drive('home', 'museum', '08:59', '09:11', 5.3), ...museumTrip('10:00', '11:30').slice(1)];
    expect(listViolations([day(DATE, items)])).toEqual(['H3: 2027-06-08 begins 08:59, before 09:00']);
  });

  test('a stop that is open all day is no reason to begin earlier', () => {
    expect(listViolations([day(DATE, parkTrip(6, '08:23', '10:00'))])).toHaveLength(1);
  });

  test.each<[string, [number, number][], boolean]>([
    ['from midnight to ten', [[0, 600]], true],
    [
      'in the morning and in the afternoon',
      [
        [420, 720],
        [780, 1080],
      ],
      true,
    ],
    ['from the preferred hour on', [[540, 1080]], false],
  ])('a stop that is open %s', (_, windows, mayBeEarly) => {
    const data = withLocation(6, { openingHours: { rules: [{ windows }] } });
    const items = [drive('home', 'park', '08:00', '08:23', 10), ...parkTrip(6, '09:00', '10:00').slice(1)];
    expect(listViolations([day(DATE, items)], { data })).toEqual(
      mayBeEarly ? [] : ['H3: 2027-06-08 begins 08:00, before 09:00'],
    );
  });

  test('a visit whose activity opens later is no reason to begin earlier', () => {
    const hours = (opens: number) => ({ openingHours: { rules: [{ windows: [[opens, 1080] as [number, number]] }] } });
    const { locations } = withLocation(2, hours(420));
    const items = [
      drive('home', 'park', '08:00', '08:23', 10),
      ...parkTrip(2, '10:00', '12:00', { activityIds: [1] }).slice(1),
    ];
    const check = (opens: number) =>
      listViolations([day(DATE, items)], { data: { ...withActivity(1, hours(opens)), locations } });
    expect(check(480)).toEqual([]);
    expect(check(600)).toEqual(['H3: 2027-06-08 begins 08:00, before 09:00']);
  });

  test('a day ends by 21:30', () => {
    expect(check('13:23', '21:07')).toEqual([]);
    expect(check('13:23', '21:08')).toEqual(['H3: 2027-06-08 ends 21:31, after 21:30']);
  });
});

test('days without stops have limits of hours', () => {
  const out = day(DATE, [drive('home', 'village', '08:00', '12:05', 200)], {
    base: { from: 'home-base', to: 'village-base' },
  });
  const back = day('2027-06-09', [drive('village', 'home', '17:30', '21:35', 200)], {
    base: { from: 'village-base', to: 'home-base' },
  });
  expect(listViolations([out, back])).toEqual([
    'H3: 2027-06-08 begins 08:00, before 09:00',
    'H3: 2027-06-09 ends 21:35, after 21:30',
  ]);
});

describe('usual hours of a stop', () => {
  const rules = withRules({ nearFromMinute: 480, activityFromMinute: 540 });
  const preferences = { dayStart: '06:00' };

  test('a visit that is not far begins at 08:00 or later', () => {
    const start = (arrive: string, data: PlanningData) =>
      listViolations([day(DATE, parkTrip(6, arrive, '10:00'))], { data, preferences });
    expect(start('08:00', rules)).toEqual([]);
    expect(start('07:59', rules)).toEqual(['H3: location 6 on 2027-06-08 begins 07:59, before 08:00']);
    expect(start('07:59', { ...FAR, rules: rules.rules })).toEqual([]);
    expect(start('07:59', { ...NEAR, rules: rules.rules })).toHaveLength(1);
  });

  test('an activity by itself begins at 09:00 or later, even if it is far', () => {
    const start = (arrive: string, typical = 120) => {
      const { activities } = withActivity(2, { minutes: { min: 90, typical, max: 400 } });
      return listViolations([day(DATE, bathsTrip(arrive, '11:00'))], { data: { ...rules, activities }, preferences });
    };
    expect(start('09:00')).toEqual([]);
    expect(start('08:59')).toEqual(['H3: activity 2 on 2027-06-08 begins 08:59, before 09:00']);
    expect(start('08:59', 226)).toHaveLength(1);
  });
});

test('the first morning after an arrival at night begins at ten, unless the visitor asked for an hour', () => {
  const arrival = { gateway: 'gate', time: '23:00' };
  const check = (start: string, dayStart: string) =>
    listViolations(
      [
        day('2027-06-08', [drive('airport', 'home', '23:00', '23:46', 16.4)], {
          base: { from: 'gate', to: 'home-base' },
        }),
        day('2027-06-09', parkTrip(6, start, '11:30')),
      ],
      { preferences: { arrival, dayStart } },
    );
  expect(check('10:23', '09:00')).toEqual([]);
  expect(check('10:22', '09:00')).toEqual(['H3: 2027-06-09 begins 09:59, before 10:00 after an arrival at night']);
  expect(check('10:22', '08:30')).toEqual([]);
});
