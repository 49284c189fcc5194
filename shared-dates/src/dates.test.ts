import { expect, test } from 'vitest';
import { deliveryDeadline, isCalendarDate, timeInAlmaty, todayInAlmaty } from './index.ts';

test.each(['2027-06-11', '2028-02-29'])('%s is a calendar date', (text) => {
  expect(isCalendarDate(text)).toBe(true);
});

test.each(['2027-06-31', '2027-02-29', '2027-13-01', '27-06-11', '2027-6-11', ' 2027-06-11', 'June', ''])(
  '%j is not a calendar date',
  (text) => {
    expect(isCalendarDate(text)).toBe(false);
  },
);

test('a day begins in Almaty five hours before it begins in UTC', () => {
  expect(timeInAlmaty(new Date('2026-11-21T18:59:00Z'))).toBe('23:59');
  expect(timeInAlmaty(new Date('2026-11-21T19:05:00Z'))).toBe('00:05');
  expect(todayInAlmaty(new Date('2026-11-21T18:59:00Z'))).toBe('2026-11-21');
  expect(todayInAlmaty(new Date('2026-11-21T19:00:00Z'))).toBe('2026-11-22');
});

test('days in Almaty begin as its time zone says, in every month of the next ten years', () => {
  // The Swedish locale writes dates as yyyy-MM-dd.
  const zone = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Almaty' });
  const year = new Date().getUTCFullYear();
  for (let month = 0; month < 120; month += 1)
    for (const minute of [-1, 0, 1]) {
      const moment = new Date(Date.UTC(year, month, 15, 19, minute));
      expect(todayInAlmaty(moment), moment.toISOString()).toBe(zone.format(moment));
    }
});

test('the delivery deadline is 24 hours after the request', () => {
  const deadline = deliveryDeadline(new Date('2026-11-21T20:30:00Z'));
  expect(deadline.toISOString()).toBe('2026-11-22T20:30:00.000Z');
});
