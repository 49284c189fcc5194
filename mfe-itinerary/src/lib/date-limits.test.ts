import { expect, test } from 'vitest';
import { validateRequest } from '../features/request-form/validate-request.ts';
import { getDateLimits } from './date-limits.ts';

const TODAY = '2026-11-22';
const LATEST = '2028-05-22';

test('a trip starts today or later, and at most 18 months after today', () => {
  expect(getDateLimits(TODAY, '2027-06-11').start).toEqual({ earliest: TODAY, latest: LATEST });
});

test.each([
  ['the start date is not chosen', '', TODAY, LATEST],
  ['the start date is no date', 'some day', TODAY, LATEST],
  ['the start date is in the past', '2026-11-21', TODAY, LATEST],
  ['the start date is too late', '2028-05-23', TODAY, LATEST],
  ['the trip starts today', TODAY, TODAY, '2027-01-20'],
  ['the trip starts on a later day', '2027-06-11', '2027-06-11', '2027-08-09'],
  ['the trip starts less than 60 days before the last date', '2028-05-01', '2028-05-01', LATEST],
  ['the trip starts on the last date', LATEST, LATEST, LATEST],
])('when %s (%j), it ends from %s to %s', (_, start, earliest, latest) => {
  expect(getDateLimits(TODAY, start).end).toEqual({ earliest, latest });
});

test.each([TODAY, '2027-06-11', '2028-05-01', LATEST])('both ends of a trip that starts on %s can be sent', (start) => {
  const { earliest, latest } = getDateLimits(TODAY, start).end;
  const location = { id: 13, name: 'Charyn Canyon', description: 'Red.', image: '', category: 'Nature' as const };
  const draft = { email: 'visitor@example.com', start, preferences: '', locations: [location], activities: [] };
  expect(validateRequest({ ...draft, end: earliest }, TODAY)).toHaveProperty('request');
  expect(validateRequest({ ...draft, end: latest }, TODAY)).toHaveProperty('request');
});
