import { describe, expect, test } from 'vitest';
import { listViolations } from '../testing/list-violations.ts';
import { activity, day, drive, meal, roundTrip, visit } from '../testing/plan-builder.ts';
import { withLocation, withRules } from '../testing/small-planning-data.ts';

const TUESDAY = '2027-06-08';
const ON_FOOT = { isWalk: true };

describe('public transport', () => {
  const preferences = { transport: 'public' } as const;
  const park = (there: number, back: number, stops: Parameters<typeof day>[1], leave: string) => [
    day(TUESDAY, [
      drive('home', 'park', '10:00', `10:${there}`, 10),
      ...stops,
      drive('park', 'home', leave, `${leave.slice(0, 3)}${back}`, 10),
    ]),
  ];

  test('a bus of which the data has no minutes takes 170 % of those of a car', () => {
    const ride = (minutes: number) =>
      listViolations([day(TUESDAY, roundTrip(['home', 'museum'], minutes, 5.3, visit(1, '10:00', '11:30')))], {
        preferences,
      });
    expect(ride(20)).toEqual([]);
    expect(ride(19)).toHaveLength(2);
  });

  test('a bus from the centre takes its own minutes, and the walk from its stop is added there and away', () => {
    expect(listViolations(park(35, 35, [visit(2, '10:45', '12:00')], '12:00'), { preferences })).toEqual([]);
    expect(listViolations(park(30, 35, [visit(2, '10:45', '12:00')], '12:00'), { preferences })).toEqual([
      'H8: the drive home - park at 10:00 on 2027-06-08 takes 30 minutes, not 35',
    ]);
    expect(listViolations(park(35, 30, [visit(2, '10:45', '12:00')], '12:00'), { preferences })).toEqual([
      'H8: the drive park - home at 12:00 on 2027-06-08 takes 30 minutes, not 35',
    ]);
  });

  test('the walk is that of the stop next to the drive', () => {
    const stops = [visit(2, '10:45', '11:30'), visit(6, '11:30', '12:00')];
    expect(listViolations(park(35, 38, stops, '12:00'), { preferences })).toEqual([]);
    const withMeal = [visit(2, '10:45', '11:30'), visit(6, '11:30', '12:00'), meal('park', '12:00', '12:45')];
    const days = park(35, 38, withMeal, '12:45').map((entry) =>
      day(entry.date, entry.items.with(-1, drive('park', 'home', '12:45', '13:23', 10))),
    );
    expect(listViolations(days, { preferences })).toEqual([]);
  });

  test('a way on foot is as long as ever', () => {
    const stops = [
      visit(2, '10:45', '11:30'),
      drive('park', 'baths', '11:30', '11:49', 0.9, ON_FOOT),
      activity(2, 'baths', '12:00', '13:30'),
      drive('baths', 'park', '13:30', '13:52', 0.9, ON_FOOT),
      visit(6, '14:00', '14:30'),
    ];
    const days = park(35, 38, stops, '14:30').map((entry) =>
      day(entry.date, entry.items.with(-1, drive('park', 'home', '14:30', '15:08', 10))),
    );
    expect(listViolations(days, { preferences, data: withRules({ mealUntilMinute: 1000 }) })).toEqual([]);
  });

  test.each([
    [['own-car', 'taxi', 'tour'], false],
    [['train'], false],
    [['own-car', 'bus'], true],
    [['walk'], true],
    [['plane'], true],
  ] as const)('whether a location that is reached by %s can be visited: %s', (transport, isReached) => {
    const data = withLocation(1, { transport: [...transport] });
    const items = roundTrip(['home', 'museum'], 20, 5.3, visit(1, '10:00', '11:30'));
    expect(listViolations([day(TUESDAY, items)], { data, preferences })).toEqual(
      isReached ? [] : [`H8: location 1 on 2027-06-08 is reached by ${transport.join(', ')} only`],
    );
  });
});
