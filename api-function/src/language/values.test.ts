import { expect, test } from 'vitest';
import { getMessages } from './messages.ts';
import { formatList, formatMoment, formatShortDate } from './values.ts';

const moment = new Date('2026-11-22T20:30:00Z');

test.each([
  ['en', 'Monday, 23 November 2026 at 01:30 (Almaty time)'],
  ['ru', 'понедельник, 23 ноября 2026, 01:30 (время Алматы)'],
  ['kk', '2026 жылғы 23 қараша, дүйсенбі, 01:30 (Алматы уақыты)'],
] as const)('a moment in %s is one in Almaty', (language, text) => {
  expect(formatMoment(moment, getMessages(language))).toBe(text);
});

test('a short date in English is that of a calendar in every month', () => {
  const format = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  for (let month = 1; month <= 12; month += 1) {
    const day = `2027-${String(month).padStart(2, '0')}-09`;
    expect(formatShortDate(day, getMessages('en'))).toBe(format.format(new Date(day)).replace(',', ''));
  }
});

test.each([
  ['ru', 'сб, 12 июня'],
  ['kk', 'сб, 12 маусым'],
] as const)('a short date in %s', (language, text) => {
  expect(formatShortDate('2027-06-12', getMessages(language))).toBe(text);
});

test('a list has its last item after a word', () => {
  const [english, russian] = [getMessages('en'), getMessages('ru')];
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((texts) => formatList(texts, english))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
  expect(formatList(['а', 'б', 'в'], russian)).toBe('а, б и в');
});
