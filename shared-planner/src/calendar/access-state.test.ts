import { expect, test } from 'vitest';
import type { PublishedNotice } from '../schema/access.ts';
import { getAccess, readNotice } from './access-state.ts';

const closed: PublishedNotice = { state: 'closed', from: '2027-02-01', to: '2027-03-31', reviewBy: '2027-06-30' };

test.each([
  ['2027-02-15', 'closed'],
  ['2027-03-31', 'closed'],
  // Past its end: nobody has reported that it is open again.
  ['2027-04-01', 'ask'],
  ['2027-07-01', 'ask'],
])('who reads the notice on %s is told: %s', (today, access) => {
  expect(readNotice(closed, today)).toBe(access);
});

test('a notice without an end is doubtful after its review day', () => {
  const notice: PublishedNotice = { state: 'restricted', reviewBy: '2027-06-30' };
  expect(readNotice(notice, '2027-06-30')).toBe('restricted');
  expect(readNotice(notice, '2027-07-01')).toBe('ask');
});

test('an unknown state has to be asked for, and an open location warns of nothing', () => {
  expect(readNotice({ state: 'unknown', reviewBy: '2027-06-30' }, '2027-01-01')).toBe('ask');
  expect(readNotice({ state: 'open', reviewBy: '2027-06-30' }, '2028-01-01')).toBe('open');
});

test.each([
  ['2027-01-31', 'open'],
  ['2027-02-01', 'closed'],
  ['2027-03-31', 'closed'],
  ['2027-04-01', 'ask'],
])('a visit on %s finds it: %s', (date, access) => {
  expect(getAccess(closed, date, '2027-01-01')).toBe(access);
});
