import { expect, test } from 'vitest';
import { compileOpeningHours } from '../opening-hours/compile-opening-hours.ts';
import type { PublishedNotice } from '../schema/access.ts';
import { describeAccess } from './access.ts';
import { describeClosure, describeYearSpan } from './english/closure.ts';
import { describeOpeningRule, describeWindows } from './opening-hours.ts';

const notice = (fields: Partial<PublishedNotice>): PublishedNotice => ({
  state: 'closed',
  reviewBy: '2027-12-31',
  ...fields,
});

test.each<[PublishedNotice, 'closed' | 'restricted' | 'ask' | 'open', string]>([
  [notice({}), 'closed', 'Closed'],
  [notice({ to: '2027-06-12' }), 'closed', 'Closed until 12 June 2027'],
  [notice({ to: '2027-12-31', until: 'winter 2027/28' }), 'closed', 'Closed until winter 2027/28'],
  [notice({ label: 'Ice rink closed', until: 'winter 2027/28' }), 'restricted', 'Ice rink closed until winter 2027/28'],
  [notice({ to: '2027-06-12' }), 'ask', 'Ask before you go'],
  [notice({ label: 'Ice rink closed' }), 'open', 'Open'],
])('%j reads as %s: %s', (given, access, text) => {
  expect(describeAccess(given, access)).toBe(text);
});

test('a notice that is not in force yet says when it begins', () => {
  const future = notice({ from: '2027-06-01', to: '2027-06-12' });
  expect(describeAccess(future, 'closed', '2027-05-31')).toBe('Closed from 1 June 2027 until 12 June 2027');
  expect(describeAccess(future, 'closed', '2027-06-01')).toBe('Closed until 12 June 2027');
});

test.each([
  ['24/7', ['Every day: day and night']],
  ['Tu-Su 08:00-19:00', ['Tuesday to Sunday: 08:00 to 19:00']],
  ['We-Mo 10:00-13:00,14:00-18:00', ['Wednesday to Monday: 10:00 to 13:00, 14:00 to 18:00']],
  [
    'Apr 15-Oct 14 09:00-20:00; Mo[1] off',
    ['15 April to 14 October: 09:00 to 20:00', 'First Monday of the month: closed'],
  ],
  ['Jun-Aug Fr-Sa 10:00-23:30', ['1 June to 31 August, Friday to Saturday: 10:00 to 23:30']],
])('the hours %s read as %j', (hours, texts) => {
  expect(compileOpeningHours(hours).rules.map(describeOpeningRule)).toEqual(texts);
});

test('windows after midnight and days without windows are readable', () => {
  expect(describeWindows([[1320, 1560]])).toBe('22:00 to 02:00');
  expect(describeWindows([])).toBe('closed');
});

test('a span of every year may cross the turn of the year', () => {
  expect(describeYearSpan('11-01', '05-20')).toBe('1 November to 20 May');
});

test('a closure that returns every year says until when', () => {
  expect(describeClosure({ to: '05-20' })).toBe('Usually closed until 20 May');
});
