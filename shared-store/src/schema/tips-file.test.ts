import { expect, test } from 'vitest';
import { findHoliday } from './tips-file.ts';

const tips = {
  holidays: [
    { name: 'Nauryz', yearly: { from: '03-21', to: '03-23' } },
    { name: 'Kurban Ait', dates: [{ date: '2027-05-16', approximate: true }, { date: '2026-05-27' }] },
  ],
};

test('a holiday of every year is on all of its days', () => {
  const find = (date: string) => findHoliday(tips, date)?.name;
  expect(['2027-03-20', '2027-03-21', '2028-03-23', '2028-03-24'].map(find)).toEqual([
    undefined,
    'Nauryz',
    'Nauryz',
    undefined,
  ]);
});

test('a holiday that moves is on the date of its year, which may not be certain', () => {
  expect(findHoliday(tips, '2027-05-16')).toEqual({ name: 'Kurban Ait', isApproximate: true });
  expect(findHoliday(tips, '2026-05-27')).toEqual({ name: 'Kurban Ait', isApproximate: false });
  expect(findHoliday(tips, '2028-05-16')).toBeUndefined();
});
