import { expect, test } from 'vitest';
import { checkPlan } from '../check/index.ts';
import { PlanRequest } from '../schema/plan-request.ts';
import { makePlan } from '../testing/make-plan.ts';
import { withLocation } from '../testing/small-planning-data.ts';

const MONDAY = '2027-06-14';
const TUESDAY = '2027-06-15';

/** Location 1 is a museum that is closed on Mondays. */
const data = withLocation(1, { indoor: true });

test('a day outdoors says what is indoors and open on it', () => {
  const getInstead = (date: string) =>
    makePlan({ start_date: date, end_date: date, locations: [2] }, data).days[0]?.badWeather;
  expect(getInstead(MONDAY)).toBeUndefined();
  expect(getInstead(TUESDAY)).toEqual([1]);
});

test('a day that has something indoors says nothing, and neither does a day without stops', () => {
  const plan = makePlan({ start_date: TUESDAY, end_date: '2027-06-16', locations: [1] }, data);
  expect(plan.days.map(({ badWeather }) => badWeather)).toEqual([undefined, undefined]);
});

test('what leaves no room indoors is not named', () => {
  const departure = { gateway: 'gate', time: '12:30' };
  const request = { start_date: TUESDAY, end_date: TUESDAY, locations: [2] };
  expect(makePlan(request, data).days[0]?.badWeather).toEqual([1]);
  expect(makePlan({ ...request, preferences: { departure } }, data).days[0]?.badWeather).toBeUndefined();
});

test('the verifier finds what is outdoors, closed, or requested anyway', () => {
  const request = { start_date: MONDAY, end_date: MONDAY, locations: [2] };
  const plan = makePlan(request, data);
  const [day] = plan.days;
  const check = (badWeather: number[]) =>
    checkPlan(
      { ...plan, days: day ? [{ ...day, badWeather }] : [] },
      PlanRequest.parse({ ...request, reference: plan.reference, today: MONDAY }),
      data,
    ).map(({ message }) => message);
  expect(check([1])).toEqual([`location 1 is for bad weather, but closed on ${MONDAY}`]);
  expect(check([2])).toEqual([
    'location 2 is for bad weather, but not indoors',
    expect.stringContaining('closed'),
    'location 2 is for bad weather, but was requested',
  ]);
});
