import { expect, test } from 'vitest';
import { formatDays } from '../../components/dated-list/days.ts';
import { listNextHolidays } from './next-holidays.ts';

type Holiday = Parameters<typeof listNextHolidays>[0][number];

const newYear: Holiday = { name: 'New Year', month: 'January', day: 1, days: 2 };
const nauryz: Holiday = { name: 'Nauryz', month: 'March', day: 21, days: 3 };
const independence: Holiday = { name: 'Independence Day', month: 'December', day: 16 };
const kurbanAit: Holiday = {
  name: 'Kurban Ait',
  dates: [{ date: '2028-05-05' }, { date: '2027-05-16', approximate: true }],
};

const list = (today: string) =>
  listNextHolidays([newYear, nauryz, kurbanAit, independence], today).map(
    (next) => `${formatDays(next)}: ${next.holiday.name}`,
  );

test('lists the next occurrence of each holiday, the nearest first', () => {
  expect(list('2026-11-22')).toEqual([
    '16 December 2026: Independence Day',
    '1 and 2 January 2027: New Year',
    '21 to 23 March 2027: Nauryz',
    'About 16 May 2027: Kurban Ait',
  ]);
});

test('a holiday is listed until its last day is over', () => {
  expect(list('2027-01-02')[0]).toBe('1 and 2 January 2027: New Year');
  expect(list('2027-01-03').at(-1)).toBe('1 and 2 January 2028: New Year');
  expect(list('2027-05-16')[0]).toBe('About 16 May 2027: Kurban Ait');
  expect(list('2027-05-17')).toContain('5 May 2028: Kurban Ait');
});

test('a holiday that moves is left out when its dates are over', () => {
  expect(list('2028-05-06').join()).not.toContain('Kurban Ait');
});

test('names both months, or both years, of a holiday that begins at the end of one', () => {
  const holiday: Holiday = { name: 'A', month: 'December', day: 31, days: 3 };
  expect(listNextHolidays([holiday], '2027-01-01').map(formatDays)).toEqual(['31 December 2026 to 2 January 2027']);
});

test('leaves out a date that does not exist', () => {
  expect(listNextHolidays([{ name: 'A', month: 'February', day: 31 }], '2027-01-01')).toEqual([]);
});
