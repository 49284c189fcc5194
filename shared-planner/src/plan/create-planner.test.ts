import { describe, expect, test } from 'vitest';
import { Plan } from '../schema/index.ts';
import { formatDays, formatUnscheduled, makePlan } from '../testing/make-plan.ts';
import { SMALL_PLANNING_DATA, withLocation, withRules } from '../testing/small-planning-data.ts';

const MONDAY = '2027-06-14';
const TUESDAY = '2027-06-15';
const WEDNESDAY = '2027-06-16';

describe('days', () => {
  test('a day drives from the base to its stops and back, beginning at the preferred hour', () => {
    const plan = makePlan({ start_date: TUESDAY, end_date: TUESDAY, locations: [2] });
    expect(formatDays(plan)).toEqual([
      ['09:00-09:23 home > park', '09:23-10:53 location 2', '10:53-11:16 park > home'],
    ]);
    expect(plan.days[0]?.totals).toEqual({ driveMinutes: 46, driveKm: 20, visitMinutes: 90, ascentMetres: 20 });
    expect(plan.isOptimal).toBe(true);
  });

  test('by public transport nobody is told the fee of a car, and a bus takes its own minutes', () => {
    const data = withLocation(2, { fee: { adultTenge: 500, carTenge: 1000 } });
    const getPlan = (transport: string) =>
      makePlan({ start_date: TUESDAY, end_date: TUESDAY, locations: [2], preferences: { transport } }, data);
    expect(JSON.stringify(getPlan('car').days)).toContain('"carTenge":1000');
    expect(formatDays(getPlan('public'))[0]?.[0]).toBe('09:00-09:35 home > park');
    expect(JSON.stringify(getPlan('public').days)).not.toContain('carTenge');
  });

  test('nobody waits for a museum to open: the departure is put off', () => {
    const plan = makePlan({ start_date: TUESDAY, end_date: TUESDAY, locations: [1] });
    expect(formatDays(plan)[0]?.[0]).toBe('09:48-10:00 home > museum');
  });

  test('a short visit is short only as far as the day asks for it', () => {
    const locations = [1, 2, 3];
    const departure = { gateway: 'gate', time: '18:40' };
    const plan = makePlan({ start_date: TUESDAY, end_date: TUESDAY, locations, preferences: { departure } });
    expect(plan.unscheduled).toEqual([]);
    // In their shortest forms they are 225 minutes, and the day has 28 more.
    expect(plan.days[0]?.totals.visitMinutes).toBe(240);
  });

  test('a day that lasts over noon has a meal', () => {
    const locks = [{ kind: 'activity', id: 2, date: TUESDAY }];
    const request = { start_date: TUESDAY, end_date: TUESDAY, locations: [1], activities: [2], locks };
    const plan = makePlan({ ...request, preferences: { dayStart: '10:00' } }, withRules({ mealUntilMinute: 870 }));
    expect(plan.days[0]?.items.filter(({ type }) => type === 'meal')).toHaveLength(1);
    expect(plan.days[0]?.items.at(-1)).toMatchObject({ arrive: '15:53' });
  });

  test('food is taken along to a long visit, unless one can eat there', () => {
    const long = withLocation(9, { visitMinutes: { min: 400, typical: 420, max: 440 } });
    const nodes = long.roads.nodes.map((node) => (node.id === 'park' ? { ...node, canEat: true } : node));
    const getMeal = (data: typeof long) =>
      makePlan({ start_date: TUESDAY, end_date: TUESDAY, locations: [9] }, data).days[0]?.items[1];
    expect(getMeal(long)).toHaveProperty('meal', { start: '12:30', end: '13:15' });
    expect(getMeal({ ...long, roads: { ...long.roads, nodes } })).toHaveProperty('meal.canEat', true);
  });

  test('a meal is had where one can eat, of routes that take as long', () => {
    const nodes = SMALL_PLANNING_DATA.roads.nodes.map((node) => ({ ...node, canEat: node.id === 'museum' }));
    const data = { ...SMALL_PLANNING_DATA, roads: { ...SMALL_PLANNING_DATA.roads, nodes } };
    const plan = makePlan({ start_date: TUESDAY, end_date: TUESDAY, locations: [3, 1, 2] }, data);
    expect(plan.days[0]?.items.find(({ type }) => type === 'meal')).toMatchObject({ at: 'museum' });
    expect(plan.days[0]?.items.find(({ type }) => type === 'meal')).not.toHaveProperty('takeFood');
  });

  test('a day longer than six hours has a meal', () => {
    const plan = makePlan({ start_date: TUESDAY, end_date: TUESDAY, locations: [3, 1, 2] });
    expect(plan.days[0]?.items.filter(({ type }) => type === 'meal')).toHaveLength(1);
    expect(plan.unscheduled).toEqual([]);
  });

  test('the meal of a long visit is a part of it', () => {
    const data = withLocation(9, { visitMinutes: { min: 400, typical: 420, max: 440 } });
    const plan = makePlan({ start_date: TUESDAY, end_date: TUESDAY, locations: [9] }, data);
    const meal = { start: '12:30', end: '13:15' };
    expect(plan.days[0]?.items[1]).toMatchObject({ arrive: '09:23', leave: '17:08', meal });
  });

  test('a visit says what there is time for, of what is no harder than the location', () => {
    const variants = [
      { name: 'Lower lake', minutes: 60, strenuousness: 0 },
      { name: 'Both lakes', minutes: 90, strenuousness: 0 },
      { name: 'Pass', minutes: 80, strenuousness: 2 },
      { name: 'Whole valley', minutes: 91, strenuousness: 0 },
    ] as const;
    const plan = makePlan(
      { start_date: TUESDAY, end_date: TUESDAY, locations: [2] },
      withLocation(2, { variants: [...variants] }),
    );
    expect(plan.days[0]?.items[1]).toMatchObject({
      notes: expect.arrayContaining([expect.objectContaining({ code: 'variant', name: 'Both lakes' })]),
    });
  });

  test('a visit of several days is divided over days, as far as there are', () => {
    const days = (end_date: string, fields: object = {}) =>
      formatDays(makePlan({ start_date: MONDAY, end_date, locations: [9], ...fields })).map(
        (items) => items.filter((item) => item.includes('location 9')).length,
      );
    expect(days(MONDAY)).toEqual([1]);
    expect(days(TUESDAY)).toEqual([1, 1]);
    expect(days(WEDNESDAY)).toEqual([1, 1, 0]);
    // Who chose its day has it on that day.
    const locks = [{ kind: 'location', id: 9, date: WEDNESDAY }];
    expect(days(WEDNESDAY, { locks })).toEqual([0, 0, 1]);
  });

  test('a further day of a visit never takes the place of another item', () => {
    const plan = makePlan({ start_date: TUESDAY, end_date: WEDNESDAY, locations: [9, 3, 2, 1] });
    expect(plan.unscheduled).toEqual([]);
  });

  test('a trip without items has a day for every date', () => {
    const plan = makePlan({ start_date: MONDAY, end_date: WEDNESDAY });
    expect(plan.days.map(({ date, items }) => [date, items.length])).toEqual([
      [MONDAY, 0],
      [TUESDAY, 0],
      [WEDNESDAY, 0],
    ]);
  });

  test('less driving goes before even days: near stops share a day', () => {
    const plan = makePlan({ start_date: TUESDAY, end_date: WEDNESDAY, locations: [2, 6] });
    expect(formatDays(plan).map((items) => items.length)).toEqual([4, 0]);
  });

  test('stops of the same driving are spread over the days', () => {
    const plan = makePlan({ start_date: TUESDAY, end_date: WEDNESDAY, locations: [1, 2] });
    expect(formatDays(plan).map((items) => items.length)).toEqual([3, 3]);
  });

  test('the best months go before possible ones', () => {
    const data = withLocation(1, { bestMonths: [7] });
    const plan = makePlan({ start_date: '2027-06-30', end_date: '2027-07-01', locations: [1] }, data);
    expect(formatDays(plan).map((items) => items.length)).toEqual([0, 3]);
  });

  test('the plan is valid, and the same again', () => {
    const request = {
      start_date: MONDAY,
      end_date: '2027-06-18',
      locations: [1, 2, 3, 4, 5, 6],
      activities: [1, 2, 3],
    };
    const plan = makePlan(request);
    expect(Plan.parse(plan)).toEqual(plan);
    expect(JSON.stringify(makePlan(request))).toBe(JSON.stringify(plan));
  });
});

describe('nights', () => {
  test('a location that asks for a night is visited from its base', () => {
    const plan = makePlan({ start_date: MONDAY, end_date: TUESDAY, locations: [5] });
    expect(plan.days.map(({ base }) => `${base.from} > ${base.to}`)).toEqual([
      'home-base > village-base',
      'village-base > home-base',
    ]);
    expect(plan.bookAhead).toContainEqual({ type: 'night', base: 'village-base', date: MONDAY, beds: 'Ask for beds.' });
  });

  test('one day is not enough for it', () => {
    const plan = makePlan({ start_date: MONDAY, end_date: MONDAY, locations: [5] });
    expect(plan.unscheduled).toEqual([{ kind: 'location', id: 5, reason: { code: 'needs_more_days', days: 1 } }]);
  });

  test('no more nights are spent away than it takes', () => {
    const plan = makePlan({ start_date: MONDAY, end_date: '2027-06-18', locations: [7, 5] });
    expect(plan.unscheduled).toEqual([]);
    expect(plan.bookAhead.filter(({ type }) => type === 'night')).toHaveLength(2);
  });

  test('rest stops are no driving: with them alone the way is not too long for a day', () => {
    const { locations } = withLocation(9, { node: 'village', overnight: 'optional', overnightBase: 'village-base' });
    const request = { start_date: MONDAY, end_date: TUESDAY, locations: [9] };
    const listNights = (maxDriveMinutesBalanced: number) =>
      makePlan(request, { ...withRules({ maxDriveMinutesBalanced }), locations }).bookAhead.map(({ type }) => type);
    expect(listNights(2 * 230)).toEqual([]);
    expect(listNights(2 * 230 - 1)).toEqual(['night']);
  });

  test('a night in a tent is spent at the location', () => {
    const plan = makePlan({ start_date: MONDAY, end_date: WEDNESDAY, locations: [6], activities: [3] });
    const day = plan.days.find(({ base }) => base.to === 'camp-6');
    expect(day?.items.at(-1)).toMatchObject({ type: 'visit', locationId: 6, activityIds: [3] });
    expect(plan.days.filter(({ base }) => base.to === 'camp-6')).toHaveLength(1);
  });

  test('one flies to a location that is far, and books the flight and the night', () => {
    const plan = makePlan({ start_date: MONDAY, end_date: TUESDAY, locations: [7] });
    expect(plan.unscheduled).toEqual([]);
    expect(plan.bookAhead.map(({ type }) => type)).toEqual(['flight', 'night', 'flight']);
  });
});

describe('transfers', () => {
  const arrival = { gateway: 'gate', time: '23:30' };

  test('after a late arrival the first day is a transfer', () => {
    const plan = makePlan({ start_date: MONDAY, end_date: TUESDAY, locations: [2], preferences: { arrival } });
    expect(formatDays(plan)[0]).toEqual(['23:30-24:16 airport > home']);
    expect(plan.days[0]?.base).toEqual({ from: 'gate', to: 'home-base' });
  });

  test.each([
    ['23:30', TUESDAY, '10:00-10:23 home > park'],
    ['22:00', TUESDAY, '10:00-10:23 home > park'],
    ['21:59', TUESDAY, '09:00-09:23 home > park'],
    ['06:00', MONDAY, '10:00-10:23 home > park'],
    ['06:01', MONDAY, '09:00-09:23 home > park'],
  ])('after an arrival at %s the first morning, on %s, is %s', (time, date, first) => {
    const locks = [{ kind: 'location', id: 2, date }];
    const preferences = { arrival: { gateway: 'gate', time } };
    const plan = makePlan({ start_date: MONDAY, end_date: TUESDAY, locations: [2], preferences, locks });
    expect(formatDays(plan).flat()).toContain(first);
  });

  test('after an arrival at night the day begins at the hour that the visitor asked for', () => {
    const preferences = { arrival, dayStart: '08:00' };
    const plan = makePlan({ start_date: MONDAY, end_date: TUESDAY, locations: [2], preferences });
    expect(formatDays(plan)[1]?.[0]).toBe('08:00-08:23 home > park');
  });

  test('after an arrival by day the stops begin from the base', () => {
    const preferences = { arrival: { gateway: 'gate', time: '11:40' } };
    const plan = makePlan({ start_date: MONDAY, end_date: MONDAY, locations: [2], preferences });
    expect(formatDays(plan)[0]?.slice(0, 2)).toEqual(['11:40-12:26 airport > home', '12:26-12:49 home > park']);
  });

  test('the last day ends at the airport two hours before the departure', () => {
    const preferences = { departure: { gateway: 'gate', time: '16:00' } };
    const plan = makePlan({ start_date: MONDAY, end_date: MONDAY, locations: [2], preferences });
    expect(formatDays(plan)[0]?.at(-1)).toBe('13:14-14:00 home > airport');
    expect(plan.days[0]?.base).toEqual({ from: 'home-base', to: 'gate' });
  });

  test('a departure at night begins early enough, on its day', () => {
    const preferences = { departure: { gateway: 'gate', time: '02:46' } };
    const plan = makePlan({ start_date: MONDAY, end_date: TUESDAY, preferences });
    expect(formatDays(plan)).toEqual([[], ['00:00-00:46 home > airport']]);
  });

  test('for a departure in the small hours one goes to the airport on the evening before', () => {
    const preferences = { departure: { gateway: 'gate', time: '00:10' } };
    const plan = makePlan({ start_date: MONDAY, end_date: TUESDAY, locations: [2], preferences });
    expect(formatDays(plan)).toEqual([
      [
        ...['09:00-09:23 home > park', '09:23-10:53 location 2', '10:53-11:16 park > home'],
        '21:24-22:10 home > airport',
      ],
      [],
    ]);
    expect(plan.days.map(({ base }) => `${base.from} > ${base.to}`)).toEqual(['home-base > gate', 'gate > gate']);
    expect(plan.bookAhead).toEqual([]);
  });

  test('nothing is planned after the evening on which one leaves', () => {
    const preferences = { departure: { gateway: 'gate', time: '02:45' } };
    const locks = [{ kind: 'location', id: 6, date: TUESDAY }];
    const plan = makePlan({ start_date: MONDAY, end_date: TUESDAY, locations: [6], preferences, locks });
    expect(formatDays(plan)).toEqual([['23:59-24:45 home > airport'], []]);
  });

  test('a trip that begins on the day of a departure in the small hours is refused', () => {
    const preferences = { departure: { gateway: 'gate', time: '00:10' } };
    expect(() => makePlan({ start_date: MONDAY, end_date: MONDAY, preferences })).toThrow(
      'Choose a later departure: for 00:10 one leaves on the evening before the trip.',
    );
  });

  test('an unknown gateway is refused with those that are known', () => {
    const preferences = { arrival: { gateway: 'harbour', time: '10:00' } };
    expect(() => makePlan({ start_date: MONDAY, end_date: MONDAY, preferences })).toThrow(
      'There is no gateway "harbour". Choose one of: gate.',
    );
  });

  test('a departure before the arrival is refused', () => {
    const preferences = { arrival: { gateway: 'gate', time: '15:00' }, departure: { gateway: 'gate', time: '16:00' } };
    expect(() => makePlan({ start_date: MONDAY, end_date: MONDAY, preferences })).toThrow(/Choose a later departure/);
  });
});

describe('activities', () => {
  test('an activity is a part of a visit that is planned anyway, and makes it longer', () => {
    const plan = makePlan({ start_date: TUESDAY, end_date: TUESDAY, locations: [2], activities: [1] });
    expect(formatDays(plan)[0]?.[1]).toBe('09:23-12:23 location 2 with 1');
  });

  test('an activity that is the visit fills up the visits of its locations', () => {
    const plan = makePlan({ start_date: TUESDAY, end_date: TUESDAY, locations: [2, 6], activities: [4] });
    expect(plan.days[0]?.totals.visitMinutes).toBe(150);
    const short = makePlan({ start_date: TUESDAY, end_date: TUESDAY, locations: [6], activities: [4] });
    expect(short.days[0]?.totals.visitMinutes).toBe(150);
  });

  test('without its locations it is done by itself where the way is shortest', () => {
    const plan = makePlan({ start_date: TUESDAY, end_date: TUESDAY, activities: [2] });
    expect(formatDays(plan)).toEqual([
      ['09:00-09:37 home > baths', '09:37-11:37 activity 2', '11:37-12:14 baths > home'],
    ]);
  });
});

describe('edits', () => {
  const request = { start_date: TUESDAY, end_date: WEDNESDAY, locations: [1, 2] };
  const getDay = (plan: Plan, id: number) =>
    plan.days.find(({ items }) => items.some((item) => item.type === 'visit' && item.locationId === id))?.date;

  test.each([TUESDAY, WEDNESDAY])('a locked item is on its day, %s', (date) => {
    expect(getDay(makePlan({ ...request, locks: [{ kind: 'location', id: 1, date }] }), 1)).toBe(date);
  });

  test.each([TUESDAY, WEDNESDAY])('an item that was on a day before stays on it, %s', (date) => {
    const previous = [
      { kind: 'location', id: 1, date },
      { kind: 'location', id: 2, date },
    ];
    const plan = makePlan({ ...request, previous });
    expect([getDay(plan, 1), getDay(plan, 2)]).toEqual([date, date]);
  });

  test('an item that is locked to a day on which it is closed is reported', () => {
    const locks = [{ kind: 'location', id: 1, date: MONDAY }];
    expect(formatUnscheduled(makePlan({ start_date: MONDAY, end_date: TUESDAY, locations: [1], locks }))).toEqual([
      'location 1: closed_that_day',
    ]);
  });

  test('an item that is locked to a day outside the trip is reported', () => {
    const locks = [{ kind: 'location', id: 1, date: WEDNESDAY }];
    expect(formatUnscheduled(makePlan({ start_date: TUESDAY, end_date: TUESDAY, locations: [1], locks }))).toEqual([
      'location 1: locked_day',
    ]);
  });

  test('two items that are locked to a day with room for one: the earlier pick stays', () => {
    const locks = [
      { kind: 'location', id: 3, date: TUESDAY },
      { kind: 'location', id: 8, date: TUESDAY },
    ];
    const plan = makePlan({ start_date: MONDAY, end_date: TUESDAY, locations: [3, 8], locks });
    expect(formatUnscheduled(plan)).toEqual(['location 8: locked_day']);
  });
});

describe('reasons', () => {
  const oneDay = { start_date: MONDAY, end_date: MONDAY };

  test('closed on the only day', () => {
    expect(makePlan({ ...oneDay, locations: [1] }).unscheduled).toEqual([
      {
        kind: 'location',
        id: 1,
        reason: {
          ...{ code: 'closed_that_day', dates: [MONDAY], next: TUESDAY },
          fact: { of: 'location', id: 1, field: 'openingHours' },
        },
      },
    ]);
  });

  test('out of season, with the next day on which it is possible', () => {
    const plan = makePlan({ start_date: '2027-09-15', end_date: '2027-09-20', locations: [4] });
    expect(plan.unscheduled[0]?.reason).toMatchObject({ code: 'closed_for_season', until: '2027-10-01' });
    const winter = makePlan({ start_date: '2027-01-10', end_date: '2027-01-12', activities: [1] });
    expect(winter.unscheduled[0]?.reason).toMatchObject({ code: 'closed_for_season', until: '2027-04-01' });
  });

  test('closed by its access notice', () => {
    const notice = { state: 'closed', from: '2027-06-01', to: '2027-06-30', reviewBy: '2027-12-31' } as const;
    const plan = makePlan({ ...oneDay, locations: [2] }, withLocation(2, { notice }));
    expect(plan.unscheduled[0]?.reason).toMatchObject({ code: 'access_closed', until: '2027-06-30' });
  });

  test.each([
    ['its state is unknown', { state: 'unknown', ask: 'the park', reviewBy: '2027-12-31' }],
    ['it was closed, and nobody has looked since', { state: 'closed', ask: 'the park', reviewBy: '2027-01-01' }],
  ] as const)('nobody knows whether it is open: %s', (_, notice) => {
    const plan = makePlan({ ...oneDay, locations: [2] }, withLocation(2, { notice }));
    expect(plan.unscheduled[0]?.reason).toMatchObject({ code: 'unknown_access', ask: 'the park' });
  });

  test('too high for the first days', () => {
    const plan = makePlan({ start_date: MONDAY, end_date: TUESDAY, locations: [4] });
    expect(plan.unscheduled[0]?.reason).toMatchObject({ code: 'altitude_too_soon', metres: 3600, days: 2 });
  });

  test('too strenuous for the day of arrival', () => {
    expect(formatUnscheduled(makePlan({ ...oneDay, locations: [8] }))).toEqual([
      'location 8: too_strenuous_on_arrival',
    ]);
  });

  test('too strenuous beside another one', () => {
    const plan = makePlan({ start_date: MONDAY, end_date: TUESDAY, locations: [3, 8], activities: [6] });
    const reasons = plan.unscheduled.map(({ reason }) => reason.code);
    expect(reasons).toEqual(['too_strenuous_next_to']);
  });

  test('the day is full, and after the trip the season is over: a day more is not said to help', () => {
    const octoberOnly = { possibleMonths: [10], strenuousness: 1, visitMinutes: { min: 400, typical: 400, max: 400 } };
    const [hill, ridge] = [withLocation(3, octoberOnly), withLocation(8, octoberOnly)];
    const data = { ...hill, locations: [...hill.locations.slice(0, 7), ...ridge.locations.slice(7)] };
    const plan = makePlan({ start_date: '2027-10-31', end_date: '2027-10-31', locations: [3, 8] }, data);
    expect(plan.unscheduled[0]?.reason).toEqual({ code: 'no_room' });
  });

  test('the number of more days is that of all items together', () => {
    const hill = { visitMinutes: { min: 400, typical: 400, max: 400 }, strenuousness: 0 } as const;
    const data = withLocation(2, hill);
    const locations = data.locations.map((location) => ({ ...location, ...([3, 6].includes(location.id) && hill) }));
    const plan = makePlan({ ...oneDay, locations: [2, 3, 6] }, { ...data, locations });
    expect(plan.unscheduled.map(({ reason }) => reason)).toEqual([
      { code: 'needs_more_days', days: 1 },
      { code: 'needs_more_days', days: 2 },
    ]);
  });

  test('no transport, and a car where it brings the item in', () => {
    const plan = makePlan({ ...oneDay, locations: [3], preferences: { transport: 'public' } });
    expect(plan.unscheduled[0]?.reason).toMatchObject({ code: 'no_transport', transport: 'public', help: 'car' });
  });

  test('a car is not said to help where the season is in the way', () => {
    const data = withLocation(3, { possibleMonths: [7] });
    const plan = makePlan({ ...oneDay, locations: [3], preferences: { transport: 'public' } }, data);
    expect(plan.unscheduled[0]?.reason).toMatchObject({
      ...{ code: 'closed_for_season', until: '2027-07-01', transport: 'car' },
    });
  });

  test('the next possible day is one on which the road is open too', () => {
    const plan = makePlan({ start_date: '2027-10-20', end_date: '2027-10-25', locations: [5] });
    expect(plan.unscheduled[0]?.reason).toMatchObject({ code: 'closed_for_season', until: '2028-05-01' });
  });

  test('a lock that is in the way, with the day on which the item is without it', () => {
    const locks = [{ kind: 'location', id: 1, date: MONDAY }];
    const request = {
      start_date: MONDAY,
      end_date: TUESDAY,
      locations: [1],
      locks: [{ ...locks[0], date: WEDNESDAY }],
    };
    expect(makePlan(request).unscheduled[0]?.reason).toEqual({
      ...{ code: 'locked_day', date: WEDNESDAY, other: TUESDAY },
    });
  });

  test('what needs a search to be tried is not said', () => {
    const data = withLocation(9, { visitMinutes: { min: 400, typical: 400, max: 400 } });
    const many = Array.from({ length: 14 }, (_, index) => ({ ...data.locations[8], id: 20 + index }));
    const locations = [...data.locations, ...many] as typeof data.locations;
    const plan = makePlan({ ...oneDay, locations: [9, ...many.map(({ id }) => id)] }, { ...data, locations });
    expect(new Set(plan.unscheduled.map(({ reason }) => reason.code))).toEqual(new Set(['no_room']));
  });

  test('a day is too short for it', () => {
    const data = withRules({ maxDayMinutesRelaxed: 150, comfortDayMinutesRelaxed: 150 });
    const request = { start_date: MONDAY, end_date: WEDNESDAY, locations: [3], preferences: { pace: 'relaxed' } };
    expect(makePlan(request, data).unscheduled[0]?.reason).toEqual({
      ...{ code: 'day_too_long', mostMinutes: 150, pace: 'balanced' },
    });
  });

  test('an activity that needs one of its locations, of which only those are named that bring it in', () => {
    const nameLocations = (end_date: string) =>
      makePlan({ ...oneDay, end_date, activities: [5] }).unscheduled[0]?.reason;
    expect(nameLocations(TUESDAY)).toEqual({ code: 'needs_location', locationIds: [5, 7] });
    expect(nameLocations(MONDAY)).toEqual({ code: 'needs_location', locationIds: [] });
  });

  test('not in the catalogue any more', () => {
    expect(formatUnscheduled(makePlan({ ...oneDay, locations: [99], activities: [98] }))).toEqual([
      'location 99: not_in_catalogue',
      'activity 98: not_in_catalogue',
    ]);
  });
});

describe('suggestions', () => {
  test('a free day gets two locations that nobody asked for, the nearest first', () => {
    const plan = makePlan({ start_date: TUESDAY, end_date: TUESDAY });
    expect(plan.days[0]?.suggestions).toEqual([
      { kind: 'location', id: 1, visitMinutes: 90, driveMinutes: 24 },
      { kind: 'location', id: 2, visitMinutes: 90, driveMinutes: 46 },
    ]);
  });

  test('a location that combines with the day comes first, and none comes twice', () => {
    const data = withLocation(6, { combinesWith: [1] });
    const plan = makePlan({ start_date: TUESDAY, end_date: WEDNESDAY, locations: [1] }, data);
    const ids = plan.days.map(({ suggestions }) => suggestions.map(({ id }) => id));
    expect(ids[0]?.[0]).toBe(6);
    expect(new Set(ids.flat()).size).toBe(ids.flat().length);
  });

  test('a full day gets none', () => {
    const plan = makePlan({ start_date: TUESDAY, end_date: TUESDAY, locations: [3, 1, 2] });
    expect(plan.days[0]?.suggestions).toEqual([]);
  });
});
