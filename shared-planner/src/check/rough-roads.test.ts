import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/index.ts';
import { listViolations } from '../testing/list-violations.ts';
import { day, drive, MEAL, parkTrip, visit } from '../testing/plan-builder.ts';
import { SMALL_PLANNING_DATA } from '../testing/small-planning-data.ts';

const [TUESDAY, WEDNESDAY] = ['2027-06-08', '2027-06-09'] as const;

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
