import { describe, expect, test } from 'vitest';
import type { PublishedNotice } from '../schema/index.ts';
import { listViolations } from '../testing/list-violations.ts';
import { activity, bathsTrip, day, museumTrip, parkTrip, roundTrip } from '../testing/plan-builder.ts';
import { withActivity, withLocation } from '../testing/small-planning-data.ts';

const TUESDAY = '2027-06-08';

describe('opening hours of a location', () => {
  test.each([
    ['10:00', '11:30'],
    ['16:30', '18:00'],
    ['17:00', '18:00'],
  ])('a visit %s-%s lies in the window 10:00-18:00', (arrive, leave) => {
    expect(listViolations([day(TUESDAY, museumTrip(arrive, leave))])).toEqual([]);
  });

  test.each([
    ['09:59', '11:30'],
    ['16:30', '18:01'],
  ])('a visit %s-%s does not lie in the window 10:00-18:00', (arrive, leave) => {
    expect(listViolations([day(TUESDAY, museumTrip(arrive, leave))])).toEqual([
      `H1: location 1 on 2027-06-08 lasts ${arrive}-${leave}, but it is open 10:00-18:00`,
    ]);
  });

  test('nobody is let in after the last entry', () => {
    const data = withLocation(1, {
      openingHours: { rules: [{ windows: [[600, 1080]] }], lastEntryMinutes: 90 },
    });
    expect(listViolations([day(TUESDAY, museumTrip('16:30', '17:30'))], { data })).toEqual([]);
    expect(listViolations([day(TUESDAY, museumTrip('16:31', '17:31'))], { data })).toEqual([
      'H1: location 1 on 2027-06-08 begins at 16:31, after the last entry at 16:30',
    ]);
  });

  test('a visit cannot begin in one window and end in the next', () => {
    const windows: [number, number][] = [
      [600, 720],
      [780, 1080],
    ];
    const data = withLocation(1, { openingHours: { rules: [{ windows }] } });
    expect(listViolations([day(TUESDAY, museumTrip('11:30', '13:30'))], { data })).toEqual([
      'H1: location 1 on 2027-06-08 lasts 11:30-13:30, but it is open 10:00-12:00, 13:00-18:00',
    ]);
  });

  test('a day without a window is closed', () => {
    expect(listViolations([day('2027-06-07', museumTrip('10:00', '11:30'))])).toEqual([
      'H1: location 1 on 2027-06-07 lasts 10:00-11:30, but it is open never',
    ]);
  });
});

describe('months and closures of a location', () => {
  const days = [day(TUESDAY, parkTrip(6, '10:00', '11:00'))];

  test('its months are the possible ones, not the best', () => {
    expect(listViolations(days, { data: withLocation(6, { possibleMonths: [6], bestMonths: [7] }) })).toEqual([]);
    expect(listViolations(days, { data: withLocation(6, { possibleMonths: [5, 7] }) })).toEqual([
      'H1: location 6 on 2027-06-08 is outside its months 5, 7',
    ]);
  });

  test.each([
    ['06-08', '06-20'],
    ['05-01', '06-08'],
  ])('a closure of every year from %s to %s closes it, a risk does not', (from, to) => {
    const createData = (kind: 'closure' | 'risk') =>
      withLocation(6, { seasonalClosures: [{ from, to, kind, what: 'repairs' }] });
    expect(listViolations(days, { data: createData('risk') })).toEqual([]);
    expect(listViolations(days, { data: createData('closure') })).toEqual([
      `H1: location 6 on 2027-06-08 is closed every year from ${from} to ${to}`,
    ]);
  });
});

describe('access notices, for a visit on 2027-06-08 that was planned on 2027-05-01', () => {
  const check = (notice: PublishedNotice) =>
    listViolations([day(TUESDAY, parkTrip(6, '10:00', '11:00'))], { data: withLocation(6, { notice }) });

  test.each<[string, PublishedNotice]>([
    ['open', { state: 'open', reviewBy: '2027-04-01' }],
    ['restricted', { state: 'restricted', reviewBy: '2027-12-31' }],
    ['restricted and not reviewed', { state: 'restricted', reviewBy: '2027-04-01' }],
    ['closed until the day before', { state: 'closed', to: '2027-06-07', reviewBy: '2027-12-31' }],
    ['closed until the day before and not reviewed', { state: 'closed', to: '2027-06-07', reviewBy: '2027-04-01' }],
    ['closed from the day after', { state: 'closed', from: '2027-06-09', reviewBy: '2027-12-31' }],
    ['closed until a day that is over', { state: 'closed', to: '2027-04-01', reviewBy: '2027-12-31' }],
  ])('%s does not prevent it', (_, notice) => {
    expect(check(notice)).toEqual([]);
  });

  test.each<[string, PublishedNotice, string]>([
    ['closed', { state: 'closed', reviewBy: '2027-12-31' }, 'is closed by its access notice'],
    [
      'closed until that day',
      { state: 'closed', to: '2027-06-08', reviewBy: '2027-12-31' },
      'is closed by its access notice until 2027-06-08',
    ],
    ['unknown', { state: 'unknown', reviewBy: '2027-12-31' }, 'has unknown access'],
    ['unknown for another time', { state: 'unknown', to: '2027-05-15', reviewBy: '2027-12-31' }, 'has unknown access'],
    ['closed and not reviewed', { state: 'closed', reviewBy: '2027-04-30' }, 'has unknown access'],
    [
      'closed until that day and not reviewed',
      { state: 'closed', to: '2027-06-08', reviewBy: '2027-04-30' },
      'has unknown access',
    ],
  ])('%s prevents it', (_, notice, text) => {
    expect(check(notice)).toEqual([`H1: location 6 on 2027-06-08 ${text}`]);
  });
});

describe('activities', () => {
  const ride = (date: string) => [day(date, parkTrip(2, '10:00', '12:00', { activityIds: [1] }))];

  test('an activity has its own months', () => {
    expect(listViolations(ride('2027-10-05'))).toEqual([]);
    expect(listViolations(ride('2027-11-02'))).toEqual([
      'H1: activity 1 on 2027-11-02 is outside its months 4, 5, 6, 7, 8, 9, 10',
    ]);
  });

  test('the months at a location come before the others', () => {
    expect(
      listViolations(ride(TUESDAY), { data: withActivity(1, { monthsByLocation: { 2: [6] }, months: [7] }) }),
    ).toEqual([]);
    expect(listViolations(ride(TUESDAY), { data: withActivity(1, { monthsByLocation: { 2: [7] } }) })).toEqual([
      'H1: activity 1 on 2027-06-08 is outside its months 7',
    ]);
  });

  test('an activity by itself has its own hours and last entry', () => {
    const data = withActivity(2, {
      openingHours: { rules: [{ windows: [[480, 1140]] }], lastEntryMinutes: 120 },
    });
    expect(listViolations([day(TUESDAY, bathsTrip('17:00', '19:00'))], { data })).toEqual([]);
    expect(listViolations([day(TUESDAY, bathsTrip('17:01', '19:00'))], { data })).toEqual([
      'H1: activity 2 on 2027-06-08 begins at 17:01, after the last entry at 17:00',
    ]);
    expect(listViolations([day(TUESDAY, bathsTrip('17:00', '19:01'))], { data })).toEqual([
      'H1: activity 2 on 2027-06-08 lasts 17:00-19:01, but it is open 08:00-19:00',
    ]);
  });

  test('an activity during a visit needs its hours for the whole visit', () => {
    const data = withActivity(1, { openingHours: { rules: [{ windows: [[600, 719]] }] } });
    expect(listViolations(ride(TUESDAY), { data })).toEqual([
      'H1: activity 1 on 2027-06-08 lasts 10:00-12:00, but it is open 10:00-11:59',
    ]);
  });

  test('an activity by itself at a location obeys the rules of the location', () => {
    const items = roundTrip(['home', 'park'], 23, 10, activity(4, 'park', '10:00', '12:30', { locationId: 6 }));
    expect(listViolations([day(TUESDAY, items)])).toEqual([]);
    expect(listViolations([day(TUESDAY, items)], { data: withLocation(6, { possibleMonths: [7] }) })).toEqual([
      'H1: activity 4 on 2027-06-08 is outside its months 7',
    ]);
  });
});
