import { findHoliday, TipsFile } from '@almaty/store/schema';
import { expect, test } from 'vitest';
import { collectTips } from './collect-tips.ts';
import { createTipsFile } from './create-tips-file.ts';
import { readContent } from './read-content.ts';

const file = createTipsFile(collectTips(readContent(), 'en'));

test('the file has the form that other packages read, with every phrase, number and holiday', () => {
  const parsed = TipsFile.parse(JSON.parse(JSON.stringify(file)));
  expect(parsed.emergency.items[0]?.number).toBe('112');
  expect(parsed.phrases.items.length).toBeGreaterThan(5);
  expect(findHoliday(parsed, '2028-01-02')).toEqual({ name: 'New Year', isApproximate: false });
  expect(findHoliday(parsed, '2027-03-23')?.name).toBe('Nauryz');
  expect(findHoliday(parsed, '2027-05-16')).toEqual({ name: 'Kurban Ait', isApproximate: true });
});

test('there is one for each language, with its holidays on the same days', () => {
  const russian = createTipsFile(collectTips(readContent(), 'ru'));
  expect(findHoliday(russian, '2027-03-23')?.name).toBe('Наурыз');
  expect(russian.holidays.map(({ yearly, dates }) => ({ yearly, dates }))).toEqual(
    file.holidays.map(({ yearly, dates }) => ({ yearly, dates })),
  );
});
