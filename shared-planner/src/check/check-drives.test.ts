import { describe, expect, test } from 'vitest';
import type { DriveItem } from '../schema/index.ts';
import { listViolations } from '../testing/list-violations.ts';
import { activity, day, drive, MEAL, meal, museumTrip, parkTrip, roundTrip, visit } from '../testing/plan-builder.ts';
import { SMALL_PLANNING_DATA, withLocation, withRules } from '../testing/small-planning-data.ts';

const [TUESDAY, WEDNESDAY, SATURDAY] = ['2027-06-08', '2027-06-09', '2027-06-12'] as const;

describe('figures of a drive', () => {
  test.each([
    [11, 'takes 11 minutes, not 12'],
    [13, 'takes 13 minutes, not 12'],
  ])('%i minutes are not those of the fastest way', (minutes, text) => {
    const items = roundTrip(['home', 'museum'], minutes, 5.3, visit(1, '10:00', '11:30')).toSpliced(
      2,
      1,
      drive('museum', 'home', '11:30', '11:42', 5.3),
    );
    const depart = minutes === 11 ? '09:49' : '09:47';
    expect(listViolations([day(TUESDAY, items)])).toEqual([
      `H8: the drive home - museum at ${depart} on 2027-06-08 ${text}`,
    ]);
  });

  test.each([5.2, 5.34, 5.4])('%d km are not those of the fastest way', (km) => {
    const items = museumTrip('10:00', '11:30').with(0, drive('home', 'museum', '09:48', '10:00', km));
    const totals = { driveMinutes: 24, driveKm: Math.round((km + 5.3) * 10) / 10, visitMinutes: 90, ascentMetres: 0 };
    expect(listViolations([day(TUESDAY, items, { totals })])).toEqual([
      `H8: the drive home - museum at 09:48 on 2027-06-08 has ${km} km, not 5.3`,
    ]);
  });

  test('a weekend adds its minutes', () => {
    const items = (minutes: number) => roundTrip(['home', 'park'], minutes, 10, visit(6, '10:00', '11:00'));
    expect(listViolations([day(SATURDAY, items(35))])).toEqual([]);
    expect(listViolations([day(SATURDAY, items(23))])).toEqual([
      'H8: the drive home - park at 09:37 on 2027-06-12 takes 23 minutes, not 35',
      'H8: the drive park - home at 11:00 on 2027-06-12 takes 23 minutes, not 35',
    ]);
    expect(listViolations([day(TUESDAY, items(35))])).toHaveLength(2);
  });

  test('a long walk is no part of a drive', () => {
    const items = [
      drive('home', 'hill', '09:00', '09:23', 8),
      visit(3, '09:23', '11:23'),
      drive('hill', 'park', '11:23', '11:42', 2),
      visit(6, '11:42', '12:30'),
      drive('park', 'home', '12:30', '12:53', 10),
    ];
    expect(listViolations([day(TUESDAY, items)])).toEqual([
      'H8: the drive hill - park at 11:23 on 2027-06-08 takes 19 minutes, not 46',
    ]);
  });

  test('a drive leads somewhere', () => {
    const items = [drive('home', 'home', '09:00', '09:00', 0), ...museumTrip('10:00', '11:30')];
    expect(listViolations([day(TUESDAY, items)])).toContain(
      'H8: the drive home - home at 09:00 on 2027-06-08 leads nowhere',
    );
  });

  test.each(['reserve', 'nowhere'])('no open way leads to %s', (node) => {
    const data = withLocation(6, { node });
    const items = roundTrip(['home', node], 12, 6, visit(6, '10:00', '11:00'));
    expect(listViolations([day(TUESDAY, items)], { data })).toEqual([
      `H8: the drive home - ${node} at 09:48 on 2027-06-08 has no open way`,
      `H8: the drive ${node} - home at 11:00 on 2027-06-08 has no open way`,
    ]);
  });

  test('no train is part of a drive', () => {
    const edges = SMALL_PLANNING_DATA.roads.edges.filter(({ surface }) => surface !== 'air');
    const data = { ...SMALL_PLANNING_DATA, roads: { ...SMALL_PLANNING_DATA.roads, edges } };
    const items = roundTrip(['home', 'desert'], 115, 960, visit(7, '11:00', '13:00'));
    expect(listViolations([day(TUESDAY, items)], { data }).filter((text) => text.startsWith('H8'))).toEqual([
      'H8: the drive home - desert at 09:05 on 2027-06-08 has no open way',
      'H8: the drive desert - home at 13:00 on 2027-06-08 has no open way',
    ]);
  });

  test('two drives have a stop between them', () => {
    const back = drive('museum', 'home', '10:26', '10:38', 5.3);
    const items = [drive('home', 'museum', '10:00', '10:12', 5.3), back, ...parkTrip(6, '11:01', '12:00')];
    expect(listViolations([day(TUESDAY, items)])).toEqual([
      'H8: the drive 10:26 on 2027-06-08 follows another one without a stop between them',
      'H8: the drive 10:38 on 2027-06-08 follows another one without a stop between them',
    ]);
    const withMeal = [
      drive('home', 'museum', '11:18', '11:30', 5.3),
      meal('museum', '11:30', '12:15'),
      drive('museum', 'home', '12:15', '12:27', 5.3),
    ];
    expect(listViolations([day(TUESDAY, withMeal)])).toEqual([
      'H8: the drive 12:15 on 2027-06-08 follows another one without a stop between them',
    ]);
  });
});

describe('flights', () => {
  const fly = (flightMinutes?: number) => [
    day(
      TUESDAY,
      [
        drive('home', 'desert', '09:00', '13:51', 706.4, {
          meal: MEAL,
          ...(flightMinutes === undefined ? {} : { flightMinutes }),
        }),
        visit(7, '13:51', '15:51'),
      ],
      { base: { from: 'home-base', to: 'desert-base' } },
    ),
    day(WEDNESDAY, [drive('desert', 'home', '09:00', '13:06', 706.4, { flightMinutes: 200 })], {
      base: { from: 'desert-base', to: 'home-base' },
    }),
  ];

  test('a flight has no buffer and no rest stops', () => {
    expect(listViolations(fly(200))).toEqual([]);
  });

  test('a drive says how long its flight is', () => {
    expect(listViolations(fly(199))).toEqual([
      'H8: the drive home - desert at 09:00 on 2027-06-08 has 199 minutes of flight, not 200',
    ]);
    expect(listViolations(fly())).toEqual([
      'H8: the drive home - desert at 09:00 on 2027-06-08 has 0 minutes of flight, not 200',
    ]);
  });

  test('a flight does not count as driving', () => {
    expect(listViolations(fly(200), { data: withRules({ maxDriveMinutesBalanced: 46 }) })).toEqual([]);
    expect(listViolations(fly(200), { data: withRules({ maxDriveMinutesBalanced: 45 }) })).toEqual([
      'H9: the drives of 2027-06-08 take 46 minutes, more than 45',
      'H9: the drives of 2027-06-09 take 46 minutes, more than 45',
    ]);
  });
});

describe('walks', () => {
  const baths = (fields: Partial<DriveItem>) => [
    day(TUESDAY, [
      drive('home', 'park', '10:00', '10:23', 10),
      visit(6, '10:23', '11:00'),
      drive('park', 'baths', '11:00', '11:14', 0.9, fields),
      activity(2, 'baths', '11:14', '12:44'),
      drive('baths', 'home', '12:44', '13:21', 10.9),
    ]),
  ];

  test('a drive that is all on foot says so', () => {
    expect(listViolations(baths({ isWalk: true }))).toEqual([]);
    const message = 'H8: the drive park - baths at 11:00 on 2027-06-08 is on foot, but does not say so';
    expect(listViolations(baths({}))).toEqual([message]);
    expect(listViolations(baths({ isWalk: false }))).toEqual([message]);
  });

  test('a drive that ends on foot is no walk', () => {
    const drives = (isWalk: boolean) => [
      day(TUESDAY, [
        drive('home', 'baths', '10:00', '10:37', 10.9, { isWalk }),
        activity(2, 'baths', '10:37', '12:07'),
        drive('baths', 'home', '12:07', '12:44', 10.9),
      ]),
    ];
    expect(listViolations(drives(false))).toEqual([]);
    expect(listViolations(drives(true))).toEqual([
      'H8: the drive home - baths at 10:00 on 2027-06-08 is not all on foot',
    ]);
  });
});

test('rest stops do not count as driving', () => {
  // 245 minutes with a rest stop of 15.
  const days = [
    day(TUESDAY, [drive('home', 'village', '09:00', '13:05', 200)], {
      base: { from: 'home-base', to: 'village-base' },
    }),
    day(WEDNESDAY, [], { base: { from: 'village-base', to: 'home-base' } }),
  ];
  const check = (maxDriveMinutesBalanced: number) =>
    listViolations(days, { data: withRules({ maxDriveMinutesBalanced }) }).filter((text) => text.startsWith('H9'));
  expect(check(230)).toEqual([]);
  expect(check(229)).toEqual(['H9: the drives of 2027-06-08 take 230 minutes, more than 229']);
});

test('the drives of a day take at most the minutes of the pace', () => {
  const days = [day(TUESDAY, museumTrip('10:00', '11:30'))];
  expect(listViolations(days, { data: withRules({ maxDriveMinutesBalanced: 24 }) })).toEqual([]);
  expect(listViolations(days, { data: withRules({ maxDriveMinutesBalanced: 23 }) })).toEqual([
    'H9: the drives of 2027-06-08 take 24 minutes, more than 23',
  ]);
  expect(
    listViolations(days, { data: withRules({ maxDriveMinutesRelaxed: 23 }), preferences: { pace: 'relaxed' } }),
  ).toEqual(['H9: the drives of 2027-06-08 take 24 minutes, more than 23']);
});
