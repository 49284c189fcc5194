import { addDays } from '@almaty/dates';
import { describe, expect, test } from 'vitest';
import { listViolations } from '../testing/list-violations.ts';
import { day, drive, MEAL, parkTrip, visit } from '../testing/plan-builder.ts';
import { SMALL_PLANNING_DATA, withLocation, withRules } from '../testing/small-planning-data.ts';

const [TUESDAY, WEDNESDAY] = ['2027-06-08', '2027-06-09'] as const;

describe('gondolas', () => {
  // 46 minutes on a road, then 23 in the gondola, from 09:00 to 18:00.
  const { nodes, edges } = SMALL_PLANNING_DATA.roads;
  const [home] = edges;
  const ropeway = ['home', 'foot', 'top'].flatMap((from, index, list) => {
    const to = list[index + 1];
    if (!home || !to) return [];
    const fields = index === 0 ? { minutes: 40, km: 16 } : { minutes: 20, km: 4, surface: 'gondola' as const };
    return [{ ...home, from, to, ...fields }];
  });
  const data = (fields = {}) => ({
    ...withLocation(6, { node: 'top', ...fields }),
    roads: { nodes, edges: [...edges, ...ropeway] },
  });
  const preferences = { dayStart: '07:00' };
  const check = (depart: string, arrive: string, leave: string, end: string) =>
    listViolations(
      [
        day(TUESDAY, [
          drive('home', 'top', depart, arrive, 20),
          visit(6, arrive, leave),
          drive('top', 'home', leave, end, 20),
        ]),
      ],
      { data: data(), preferences },
    );
  const CLOSED = 'rides a gondola outside its hours, 09:00-18:00';

  test('a gondola is ridden up when it runs, not a minute earlier', () => {
    expect(check('08:14', '09:23', '10:30', '11:39')).toEqual([]);
    expect(check('08:13', '09:22', '10:30', '11:39')).toEqual([
      `H8: the drive home - top at 08:13 on 2027-06-08 ${CLOSED}`,
    ]);
  });

  test('a gondola is ridden down when it runs, not a minute later', () => {
    expect(check('15:00', '16:09', '17:37', '18:46')).toEqual([]);
    expect(check('15:00', '16:09', '17:38', '18:47')).toEqual([
      `H8: the drive top - home at 17:38 on 2027-06-08 ${CLOSED}`,
    ]);
  });

  test('a gondola runs from day to day, whatever the daylight', () => {
    const rules = { rules: withRules({ gondolaFromMinute: 600, gondolaUntilMinute: 660 }).rules };
    const items = (depart: string, arrive: string) => [
      drive('home', 'top', depart, arrive, 20),
      visit(6, arrive, '11:00'),
      drive('top', 'home', '11:00', '12:09', 20),
    ];
    const late = 'H8: the drive top - home at 11:00 on 2027-06-08 rides a gondola outside its hours, 10:00-11:00';
    expect(listViolations([day(TUESDAY, items('09:14', '10:23'))], { data: { ...data(), ...rules } })).toEqual([late]);
    expect(listViolations([day(TUESDAY, items('09:13', '10:22'))], { data: { ...data(), ...rules } })).toHaveLength(2);
  });

  test('by public transport the walk to the bus stop comes before the gondola', () => {
    const bus = (walkFromStopMinutes: number) => ({
      bus: { lines: ['12'], stop: 'Top', minutesFromCentre: 60, walkFromStopMinutes },
    });
    // 40 x 1.7 x 1.15 + 20 x 1.15 = 101.2: the gondola is the last part up, and the first one down.
    const down = (leave: string, end: string, walk: number) =>
      listViolations(
        [
          day(TUESDAY, [
            drive('home', 'top', '13:00', walk === 5 ? '14:47' : '14:48', 20),
            visit(6, walk === 5 ? '14:47' : '14:48', leave),
            drive('top', 'home', leave, end, 20),
          ]),
        ],
        { data: data(bus(walk)), preferences: { ...preferences, transport: 'public' } },
      );
    expect(down('17:32', '19:19', 5)).toEqual([]);
    expect(down('17:32', '19:20', 6)).toEqual([`H8: the drive top - home at 17:32 on 2027-06-08 ${CLOSED}`]);
  });
});

describe('rough roads', () => {
  // Sunrise is at 04:13 and sunset at 19:30.
  const canyonDay = (date: string, items: Parameters<typeof day>[1], from = 'home-base') => [
    day(date, items, { base: { from, to: 'village-base' } }),
    day(addDays(date, 1), [drive('village', 'home', '09:00', '13:05', 200)], {
      base: { from: 'village-base', to: 'home-base' },
    }),
  ];
  const leaveCanyon = (depart: string, arrive: string) =>
    canyonDay(WEDNESDAY, [
      drive('home', 'canyon', '09:00', '14:36', 212, { meal: MEAL }),
      visit(5, '14:36', depart),
      drive('canyon', 'village', depart, arrive, 12),
    ]);
  const TOO_DARK = 'uses a rough road outside daylight, 04:13-19:30';

  test('a rough road is left by sunset', () => {
    expect(listViolations(leaveCanyon('18:44', '19:30'))).toEqual([]);
    expect(listViolations(leaveCanyon('18:45', '19:31'))).toEqual([
      `H8: the drive canyon - village at 18:45 on 2027-06-09 ${TOO_DARK}`,
    ]);
  });

  test('a rough road is entered after sunrise', () => {
    const days = (depart: string, arrive: string) => [
      day('2027-06-08', [drive('home', 'village', '09:00', '13:05', 200)], {
        base: { from: 'home-base', to: 'village-base' },
      }),
      ...canyonDay(
        WEDNESDAY,
        [
          drive('village', 'canyon', depart, arrive, 12),
          visit(5, '05:00', '07:00'),
          drive('canyon', 'village', '07:00', '07:46', 12),
        ],
        'village-base',
      ),
    ];
    const preferences = { dayStart: '05:00' };
    expect(listViolations(days('04:13', '04:59'), { preferences })).toEqual([]);
    expect(listViolations(days('04:12', '04:58'), { preferences })).toEqual([
      `H8: the drive village - canyon at 04:12 on 2027-06-09 ${TOO_DARK}`,
    ]);
  });

  test('a drive may begin in the dark when its rough road comes after sunrise', () => {
    const leaveEarly = (depart: string, arrive: string) =>
      canyonDay(WEDNESDAY, [
        drive('home', 'canyon', depart, arrive, 212),
        visit(5, arrive, '10:00'),
        drive('canyon', 'village', '10:00', '10:46', 12),
      ]);
    // The day begins too early, which other rules say.
    const check = (depart: string, arrive: string) =>
      listViolations(leaveEarly(depart, arrive)).filter((text) => text.startsWith('H8'));
    expect(check('00:23', '05:14')).toEqual([]);
    expect(check('00:22', '05:13')).toEqual([`H8: the drive home - canyon at 00:22 on 2027-06-09 ${TOO_DARK}`]);
  });

  test('of two ways that are equally fast, one may be rough', () => {
    const { nodes, edges } = SMALL_PLANNING_DATA.roads;
    const rough = edges.filter(({ to }) => to === 'park').map((edge) => ({ ...edge, surface: 'gravel' as const }));
    const items = parkTrip(6, '19:30', '20:30');
    const check = (ways: typeof edges) =>
      listViolations([day(TUESDAY, items)], { data: { ...SMALL_PLANNING_DATA, roads: { nodes, edges: ways } } });
    expect(check([...rough, ...edges])).toEqual([]);
    expect(check([...edges.filter(({ to }) => to !== 'park'), ...rough])).toEqual([
      `H8: the drive park - home at 20:30 on 2027-06-08 ${TOO_DARK}`,
    ]);
  });

  test('rest stops and meal may all lie before the rough road', () => {
    const arriveLate = (depart: string, arrive: string, fields = {}) =>
      canyonDay(WEDNESDAY, [drive('home', 'canyon', depart, arrive, 212, fields), visit(5, arrive, '21:30')]);
    // The day ends at the canyon, which other rules say.
    const check = (...args: Parameters<typeof arriveLate>) =>
      listViolations(arriveLate(...args)).filter((text) => text.startsWith('H8'));
    expect(check('14:39', '19:30')).toEqual([]);
    expect(check('14:40', '19:31')).toEqual([`H8: the drive home - canyon at 14:40 on 2027-06-09 ${TOO_DARK}`]);
    const withMeal = { meal: { start: '14:10', end: '14:55' } };
    expect(check('13:54', '19:30', withMeal)).toEqual([]);
    expect(check('13:55', '19:31', withMeal)).toEqual([
      `H8: the drive home - canyon at 13:55 on 2027-06-09 ${TOO_DARK}`,
    ]);
  });
});
