import { describe, expect, test } from 'vitest';
import { listViolations } from '../testing/list-violations.ts';
import { bathsTrip, day, drive, MEAL, museumTrip, parkTrip, visit } from '../testing/plan-builder.ts';
import { SMALL_PLANNING_DATA, withActivity, withLocation } from '../testing/small-planning-data.ts';

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

  test('by public transport the walk from the bus stop counts there and back', () => {
    const items = [
      drive('home', 'park', '08:00', '08:48', 10),
      visit(6, '08:48', '10:00'),
      drive('park', 'home', '10:00', '10:48', 10),
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

describe('arrival and departure', () => {
  const toHome = { base: { from: 'gate', to: 'home-base' } };
  const toGate = { base: { from: 'home-base', to: 'gate' } };
  const arrival = { gateway: 'gate', time: '07:30' };
  const arrive = (depart: string, end: string) => [
    day(
      DATE,
      [
        drive('airport', 'park', depart, end, 26.4),
        visit(6, end, '10:00'),
        drive('park', 'home', '10:00', '10:23', 10),
      ],
      toHome,
    ),
  ];

  test('the day of the arrival begins when the visitor arrives', () => {
    expect(listViolations(arrive('07:30', '08:39'), { preferences: { arrival } })).toEqual([]);
    expect(listViolations(arrive('07:31', '08:40'), { preferences: { arrival } })).toEqual([
      'H3: 2027-06-08 begins 07:31, not at the arrival at 07:30',
    ]);
    expect(listViolations(arrive('07:29', '08:38'), { preferences: { arrival } })).toEqual([
      'H3: 2027-06-08 begins 07:29, not at the arrival at 07:30',
    ]);
  });

  test('a transfer at night has no limit of hours, a visit at night has one', () => {
    const late = { gateway: 'gate', time: '23:40' };
    const transfer = [day(DATE, [drive('airport', 'home', '23:40', '24:26', 16.4)], toHome)];
    expect(listViolations(transfer, { preferences: { arrival: late } })).toEqual([]);
    const evening = { gateway: 'gate', time: '19:00' };
    const items = [
      drive('airport', 'park', '19:00', '20:09', 26.4),
      visit(6, '20:09', '21:09'),
      drive('park', 'home', '21:09', '21:32', 10),
    ];
    expect(listViolations([day(DATE, items, toHome)], { preferences: { arrival: evening } })).toEqual([
      'H3: 2027-06-08 ends 21:32, after 21:30',
    ]);
  });

  test('so has a transfer early in the morning of the departure', () => {
    const departure = { gateway: 'gate', time: '06:00' };
    const transfer = [drive('home', 'airport', '03:14', '04:00', 16.4)];
    expect(listViolations([day(DATE, transfer, toGate)], { preferences: { departure } })).toEqual([]);
    expect(listViolations([day(DATE, transfer, toGate), day('2027-06-09', [], toGate)])).toContain(
      'H3: 2027-06-08 begins 03:14, before 09:00',
    );
  });

  test('other days without stops have limits of hours', () => {
    const out = day(DATE, [drive('home', 'village', '08:00', '12:05', 200)], {
      base: { from: 'home-base', to: 'village-base' },
    });
    const back = day('2027-06-09', [drive('village', 'home', '17:30', '21:35', 200)], {
      base: { from: 'village-base', to: 'home-base' },
    });
    const messages = ['H3: 2027-06-08 begins 08:00, before 09:00', 'H3: 2027-06-09 ends 21:35, after 21:30'];
    expect(listViolations([out, back])).toEqual(messages);
    // The trip has an arrival and a departure, but on other days.
    const gate = (from: string, to: string) => ({ base: { from, to } });
    const days = [
      day('2027-06-07', [drive('airport', 'home', '10:00', '10:46', 16.4)], gate('gate', 'home-base')),
      ...[out, back],
      day('2027-06-10', [drive('home', 'airport', '10:00', '10:46', 16.4)], gate('home-base', 'gate')),
    ];
    const preferences = { arrival: { gateway: 'gate', time: '10:00' }, departure: { gateway: 'gate', time: '20:00' } };
    expect(listViolations(days, { preferences })).toEqual(messages);
  });
});
