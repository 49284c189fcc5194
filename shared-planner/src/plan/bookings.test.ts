import { expect, test } from 'vitest';
import { checkPlan } from '../check/index.ts';
import { PlanRequest } from '../schema/plan-request.ts';
import { formatDays, makePlan } from '../testing/make-plan.ts';
import { SMALL_PLANNING_DATA } from '../testing/small-planning-data.ts';

const TUESDAY = '2027-06-15';
const WEDNESDAY = '2027-06-16';
const TRIP = { start_date: TUESDAY, end_date: WEDNESDAY };
const dinner = { title: 'Dinner', date: TUESDAY, start: '19:00', minutes: 120 };

test('a booking is at its hour, and the plan is built around it', () => {
  const tour = { title: 'Tour', date: TUESDAY, start: '10:00', minutes: 180 };
  const plan = makePlan({ ...TRIP, locations: [1, 2, 3], preferences: { bookings: [tour, dinner] } });
  expect(formatDays(plan)[0]).toContain('10:00-13:00 activity -1');
  expect(formatDays(plan)[0]).toContain('19:00-21:00 activity -2');
  expect(plan.days[0]?.items.find((item) => item.type === 'activity')).toMatchObject({ title: 'Tour', node: 'home' });
  expect(plan.unscheduled).toEqual([]);
});

test('a lunch that is booked is the meal of its day', () => {
  const lunch = { title: 'Lunch', date: TUESDAY, start: '12:30', minutes: 60 };
  const plan = makePlan({ ...TRIP, end_date: TUESDAY, locations: [3, 1, 2], preferences: { bookings: [lunch] } });
  expect(plan.unscheduled).toEqual([]);
  expect(plan.days[0]?.items.filter(({ type }) => type === 'meal')).toEqual([]);
});

test('a day lasts as long as its booking, and the way back from where it is', () => {
  const late = { title: 'Stars', date: TUESDAY, start: '21:30', minutes: 90, locationId: 2 };
  const early = { title: 'Sunrise', date: WEDNESDAY, start: '05:30', minutes: 60, locationId: 2 };
  const plan = makePlan({ ...TRIP, locations: [], preferences: { bookings: [late, early] } });
  expect(formatDays(plan)).toEqual([
    ['21:07-21:30 home > park', '21:30-23:00 activity -1', '23:00-23:23 park > home'],
    ['05:07-05:30 home > park', '05:30-06:30 activity -2', '06:30-06:53 park > home'],
  ]);
});

test('what a booking leaves no room for is left out, and not the booking', () => {
  const allDay = { title: 'Course', date: TUESDAY, start: '09:00', minutes: 600 };
  const plan = makePlan({ ...TRIP, end_date: TUESDAY, locations: [1], preferences: { bookings: [allDay] } });
  expect(formatDays(plan)[0]).toContain('09:00-19:00 activity -1');
  expect(plan.unscheduled.map(({ id }) => id)).toEqual([1]);
});

test('a booking that cannot be kept says so with its title', () => {
  const soon = { ...dinner, start: '09:00', minutes: 60 };
  const outside = { ...dinner, title: 'Opera', date: '2027-06-20' };
  const arrival = { gateway: 'gate', time: '09:30' };
  const plan = makePlan({ ...TRIP, locations: [2], preferences: { arrival, bookings: [soon, outside] } });
  expect(plan.unscheduled).toEqual([
    { kind: 'activity', id: -1, title: 'Dinner', reason: { code: 'booking' } },
    { kind: 'activity', id: -2, title: 'Opera', reason: { code: 'booking' } },
  ]);
});

const park = { title: 'Stars', date: WEDNESDAY, minutes: 60, locationId: 2 };
test.each([
  ['the way to a flight in the night after it', { departure: { gateway: 'gate', time: '03:00' }, bookings: [] }],
  ['a booking before which there is no time for the way', { bookings: [{ ...park, start: '01:10' }] }],
])('of a booking that ends after midnight and %s, only one is planned', (_, { bookings, ...preferences }) => {
  const late = { ...dinner, title: 'Opera', start: '22:00', minutes: 180 };
  const request = { ...TRIP, locations: [], preferences: { ...preferences, bookings: [late, ...bookings] } };
  const plan = makePlan(request);
  const asked = PlanRequest.parse({ ...request, reference: plan.reference, today: TUESDAY });
  expect(checkPlan(plan, asked, SMALL_PLANNING_DATA).map(({ message }) => message)).toEqual([]);
  expect(plan.unscheduled).toHaveLength(1);
});

test('two bookings at the same time are refused with words', () => {
  const request = { ...TRIP, reference: 'A', today: TUESDAY };
  const parse = (bookings: object[]) => PlanRequest.safeParse({ ...request, preferences: { bookings } });
  expect(parse([dinner, { ...dinner, start: '20:30' }]).error?.issues[0]).toMatchObject({
    path: ['preferences', 'bookings'],
    message: 'Two bookings are at the same time: change one',
  });
  expect(parse([dinner, { ...dinner, start: '21:00' }]).success).toBe(true);
});

test('the verifier finds a booking on another day, at another hour, or elsewhere', () => {
  const request = PlanRequest.parse({ ...TRIP, reference: 'A', today: TUESDAY, preferences: { bookings: [dinner] } });
  const plan = makePlan({ ...TRIP, locations: [], preferences: { bookings: [dinner] } });
  const list = (bookings: object[]) =>
    checkPlan(plan, PlanRequest.parse({ ...request, preferences: { bookings } }), SMALL_PLANNING_DATA)
      .filter(({ rule }) => rule === 'H14')
      .map(({ message }) => message);
  expect(list([dinner])).toEqual([]);
  expect(list([{ ...dinner, start: '18:30' }])).toEqual(['activity -1 is not at its hour']);
  expect(list([{ ...dinner, minutes: 90 }])).toEqual(['activity -1 is not at its hour']);
  expect(list([{ ...dinner, date: WEDNESDAY }])).toEqual([`activity -1 is on ${TUESDAY}, not on ${WEDNESDAY}`]);
  expect(list([{ ...dinner, locationId: 2 }])).toEqual(['activity -1 is at home']);
});
