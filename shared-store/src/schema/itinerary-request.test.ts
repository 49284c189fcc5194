import { describe, expect, test } from 'vitest';
import { itineraryRequestSchema, tripDatesSchema } from './index.ts';

const request = {
  user_email: 'visitor@example.com',
  selected_locations: [
    { id: 13, name: 'Charyn Canyon', description: 'Red towers.', image: '', category: 'Nature' as const },
  ],
  selected_activities: [],
};

/** What the schema says of a trip that is requested on a day: `<property>: <problem>` for each error. */
const findErrors = (today: string, start_date: string, end_date: string) =>
  itineraryRequestSchema(today)
    .safeParse({ ...request, start_date, end_date })
    .error?.issues.map(({ path, message }) => `${path}: ${message}`) ?? [];

const TODAY = '2026-11-22';
const START_TOO_LATE = 'start_date: start_too_late';
const END_TOO_LATE = 'end_date: end_too_late';
const TOO_LONG = 'end_date: trip_too_long';

test.each([
  ['of one day, today', TODAY, TODAY],
  ['of 60 days', '2027-01-01', '2027-03-01'],
  ['of 60 days with a leap day', '2028-01-01', '2028-02-29'],
  ['that ends 18 months after today', '2028-05-20', '2028-05-22'],
  ['of one day, 18 months after today', '2028-05-22', '2028-05-22'],
])('accepts a trip %s', (_, start, end) => {
  expect(findErrors(TODAY, start, end)).toEqual([]);
});

test.each([
  ['that starts yesterday', '2026-11-21', '2026-11-25', ['start_date: start_in_past']],
  ['that ends before it starts', '2027-06-11', '2027-06-10', ['end_date: end_before_start']],
  ['of 61 days', '2027-01-01', '2027-03-02', [TOO_LONG]],
  ['of 61 days with a leap day', '2028-01-01', '2028-03-01', [TOO_LONG]],
  ['that ends a day later than 18 months after today', '2028-05-20', '2028-05-23', [END_TOO_LATE]],
  ['that starts a day later than that', '2028-05-23', '2028-05-23', [START_TOO_LATE, END_TOO_LATE]],
  ['in the last year with four digits', '9999-12-30', '9999-12-31', [START_TOO_LATE, END_TOO_LATE]],
  ['until that year', TODAY, '9999-12-31', [END_TOO_LATE, TOO_LONG]],
])('refuses a trip %s', (_, start, end, errors) => {
  expect(findErrors(TODAY, start, end)).toEqual(errors);
});

describe('18 months after a day that the last month does not have, its last day is the latest:', () => {
  test.each([
    ['2026-08-31', '2028-02-29', '2028-03-01'],
    ['2027-08-31', '2029-02-28', '2029-03-01'],
    ['2027-08-29', '2029-02-28', '2029-03-01'],
    ['2028-02-29', '2029-08-29', '2029-08-30'],
  ])('on %s a trip ends on %s, and not on %s', (today, latest, dayAfter) => {
    expect(findErrors(today, latest, latest)).toEqual([]);
    expect(findErrors(today, latest, dayAfter)).toEqual([END_TOO_LATE]);
  });
});

test('says only of a date that it does not exist', () => {
  expect(findErrors(TODAY, '2027-06-11', '2027-06-31')).toEqual(['end_date: date_not_real']);
  expect(findErrors(TODAY, '2027-02-29', '2027-03-01')).toEqual(['start_date: date_not_real']);
});

test.each([
  ['10 items on one day', TODAY, TODAY, 10, undefined],
  ['20 items on two days', TODAY, '2026-11-23', 20, undefined],
  ['43 items on one day', ...([TODAY, TODAY, 43] as const), 'selected_locations: too_many_items'],
  ['21 items on two days', ...([TODAY, '2026-11-23', 21] as const), 'selected_locations: too_many_items'],
])('a request of %s: %s to %s, %i items, %s', (_, start_date, end_date, count, error) => {
  const [location] = request.selected_locations;
  const selected_locations = Array.from({ length: count - 1 }, (_value, index) => ({ ...location, id: index + 1 }));
  const selected_activities = [{ id: 1, name: 'Camping', description: 'A night out.', intensity: 'Medium' }];
  const parsed = itineraryRequestSchema(TODAY).safeParse({
    ...{ ...request, start_date, end_date },
    ...{ selected_locations, selected_activities },
  });
  expect(parsed.error?.issues.map(({ path, message }) => `${path}: ${message}`)[0]).toBe(error);
});

test('the dates of a trip that has begun may keep a first day in the past', () => {
  const find = (earliest?: string) =>
    tripDatesSchema(TODAY, earliest)
      .safeParse({ start_date: '2026-11-20', end_date: '2026-11-25' })
      .error?.issues.map(({ message }) => message) ?? [];
  expect(find()).toEqual(['start_in_past']);
  expect(find('2026-11-20')).toEqual([]);
});

test('a request may name its language, and no other than those of the site', () => {
  const find = (language: string) =>
    itineraryRequestSchema(TODAY)
      .safeParse({ ...request, start_date: TODAY, end_date: TODAY, language })
      .error?.issues.map(({ path, message }) => `${path}: ${message}`) ?? [];
  expect(['en', 'ru', 'kk'].flatMap(find)).toEqual([]);
  expect(find('de')).toEqual(['language: language_unknown']);
});
