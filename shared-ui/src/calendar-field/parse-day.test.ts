import { addDays, formatDate } from '@almaty/dates';
import * as english from '@almaty/dates/names/english';
import * as kazakh from '@almaty/dates/names/kazakh';
import * as russian from '@almaty/dates/names/russian';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { formatNumericDate } from './numeric-date.ts';
import { parseDay } from './parse-day.ts';

const TODAY = '2026-11-23';
const read = (text: string, locale?: string) => {
  const parsed = parseDay(text, TODAY, locale);
  return 'day' in parsed ? parsed.day : parsed.problem;
};

const LOCALES = [
  ...['en-US', 'en-GB', 'en-CA', 'ru-RU', 'kk-KZ', 'uk-UA', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'pt-BR', 'nl-NL'],
  ...['pl-PL', 'cs-CZ', 'sv-SE', 'fi-FI', 'hu-HU', 'tr-TR', 'el-GR', 'uz-UZ', 'vi-VN', 'id-ID', 'hi-IN', 'zh-CN'],
  ...['ja-JP', 'ko-KR', 'th-TH', 'fa-IR-u-nu-latn'],
];

test.each([
  // The name of the month is English in every browser.
  ...['13 June 2027', ' 13  june 2027 ', '13 Jun 2027', '13 June, 2027', 'Sun 13 June 2027', '13 June'].map(
    (text) => [text, 'ru-RU'] as const,
  ),
  ...['Sunday, 13th of June 2027', '13th June', 'June 13, 2027', 'June 13 2027', 'Jun. 13, 2027', 'june 13'].map(
    (text) => [text, 'en-GB'] as const,
  ),
  ...['June 13th', '13june', '13 June 27', "13 June '27", '13-Jun-27', '2027 June 13', '13 JUNE 2027'].map(
    (text) => [text, 'en-US'] as const,
  ),
  // Russian and Kazakh are understood in every browser, with Russian letters for Kazakh ones.
  ...['13 июня 2027', '13 июня 2027 г.', '13 июнь', '13 ИЮН 2027', '13-го июня', '13 июн. 27'].map(
    (text) => [text, 'en-US'] as const,
  ),
  ...['13 маусым', '13 Маусым 2027', '2027 жылғы 13 маусым', '2027 ж. 13 маусым', '13 мау. 2027', '13 маус'].map(
    (text) => [text, 'en-GB'] as const,
  ),
  ['13 juin 2027', 'fr-FR'],
  ['13. Juni', 'de-DE'],
  ['den 13 juni 2027', 'sv-SE'],
  // Numbers in the order of the browser.
  ...['13/06/2027', '13/6/2027', '13/6', '13/06', '13/6/27', '13-06-2027', '13 6 2027', '13 06', '13 / 6 / 2027'].map(
    (text) => [text, 'en-GB'] as const,
  ),
  ...['6/13/2027', '06/13/2027', '6/13', '6/13/27', '06-13-2027', '6 13 2027'].map((text) => [text, 'en-US'] as const),
  ...['13.06.2027', '13.6.2027', '13. 06. 2027', '13.06.27', '13.06', '13.6.'].flatMap((text) =>
    ['ru-RU', 'kk-KZ', 'de-DE', 'en-GB', 'en-US'].map((locale) => [text, locale] as const),
  ),
  // The year comes first with four digits, and in some languages with two.
  ...['2027-06-13', '2027/6/13', '2027 6 13', '2027.06.13'].flatMap((text) =>
    ['en-US', 'en-GB', 'ja-JP', 'sv-SE'].map((locale) => [text, locale] as const),
  ),
  ['27/06/13', 'ja-JP'],
  ['6/13', 'ja-JP'],
  ['6月13日', 'ja-JP'],
  ['6월 13일', 'ko-KR'],
  ['6. 13.', 'ko-KR'],
  ['13/6', 'sv-SE'],
] as const)('reads %j in %s', (text, locale) => {
  expect(read(text, locale)).toBe('2027-06-13');
});

test.each(
  [
    'қаңтар',
    'ақпан',
    'наурыз',
    'сәуір',
    'мамыр',
    'маусым',
    'шілде',
    'тамыз',
    'қыркүйек',
    'қазан',
    'қараша',
    'желтоқсан',
  ]
    .map((name, index) => [name, `2027-${String(index + 1).padStart(2, '0')}-11`] as const)
    .flatMap(([name, day]) => [
      [name, day] as const,
      [name.slice(0, 3), day] as const,
      [
        name.replaceAll('қ', 'к').replaceAll('ң', 'н').replaceAll('ә', 'а').replaceAll('і', 'и').replaceAll('ү', 'у'),
        day,
      ] as const,
    ]),
)('reads the Kazakh month %s', (name, day) => {
  expect(read(`11 ${name} 2027`, 'en-US')).toBe(day);
});

test.each([
  // Day and month change places with the language.
  ['3/4/2027', 'en-GB', '2027-04-03'],
  ['3/4/2027', 'en-US', '2027-03-04'],
  ['11 mar 2027', 'fi-FI', '2027-11-11'],
  ['11 mar 2027', 'en-GB', '2027-03-11'],
  ['11. Mär 2027', 'de-DE', '2027-03-11'],
  // Without a year it is the next such day, today included.
  ['23/11', 'en-GB', '2026-11-23'],
  ['22/11', 'en-GB', '2027-11-22'],
  ['24 ноября', 'ru-RU', '2026-11-24'],
  ['29 February', 'en-GB', '2028-02-29'],
])('reads %j in %s as %s', (text, locale, day) => {
  expect(read(text, locale)).toBe(day);
});

test.each([
  ...['', 'soon', '2027', '13', 'x13y6', '13:06', '11 June or July 2027', '11 or 12 June 2027', '11 June 2027 or 2028'],
  ...['0/6/2027', '13/0/2027', '0 June', '130 June', '13/6/207', '2027/6', '1/2/3/4', 'room 13 6'],
])('does not read %j', (text) => {
  expect(read(text, 'en-GB')).toEqual({ kind: 'unreadable' });
});

test.each([
  ['31 June 2027', { kind: 'no-such-day', month: 6, year: 2027 }],
  ['31 июня', { kind: 'no-such-day', month: 6 }],
  ['29/2/2027', { kind: 'no-such-day', month: 2, year: 2027 }],
  ['30 February', { kind: 'no-such-day', month: 2 }],
  ['6/13/2027', { kind: 'no-such-month', month: 13, instead: '2027-06-13' }],
  ['6/13', { kind: 'no-such-month', month: 13, instead: '2027-06-13' }],
  ['2027-13-01', { kind: 'no-such-month', month: 13, instead: '2027-01-13' }],
  ['13/14/2027', { kind: 'no-such-month', month: 14 }],
  ['June 2027', { kind: 'no-day', month: 6 }],
  ['June', { kind: 'no-day', month: 6 }],
  ['6/2027', { kind: 'no-day', month: 6 }],
])('knows what is wrong with %j', (text, problem) => {
  expect(read(text, 'en-GB')).toEqual(problem);
});

test('a month that cannot be one in the order of American English is named', () => {
  expect(read('13/6/2027', 'en-US')).toEqual({ kind: 'no-such-month', month: 13, instead: '2027-06-13' });
});

const day = fc.nat(3000).map((days) => addDays('2021-01-01', days));

test.each(LOCALES)('reads any date as people write it in %s, long and in numbers', (locale) => {
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', calendar: 'gregory', timeZone: 'UTC' });
  fc.assert(
    fc.property(day, (date) => {
      expect(read(long.format(new Date(date)), locale)).toBe(date);
      expect(read(formatNumericDate(date, locale), locale)).toBe(date);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['English', english],
  ['Russian', russian],
  ['Kazakh', kazakh],
])('reads back any date as a page in %s shows it', (_, { writeDate }) => {
  fc.assert(
    fc.property(day, (date) => {
      const shown = writeDate(String(Number(date.slice(8))), Number(date.slice(5, 7)), date.slice(0, 4));
      for (const locale of ['en-US', 'de', 'kk']) expect(read(shown, locale)).toBe(date);
    }),
  );
});

test('a date without a year is the next such day, less than a year away', () => {
  fc.assert(
    fc.property(day, day, (date, from) => {
      fc.pre(!date.endsWith('02-29'));
      const parsed = parseDay(formatDate(date).replace(/ \d{4}$/, ''), from, 'en-GB');
      const found = 'day' in parsed ? parsed.day : '';
      expect(found.slice(5)).toBe(date.slice(5));
      expect(found >= from && found < addDays(from, 366)).toBe(true);
    }),
  );
});

test('any text is read as a date that exists or as a problem, and never throws', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[\d ./,-]{0,12}( june| маусым)?$/));
  fc.assert(
    fc.property(text, fc.constantFrom(...LOCALES), (typed, locale) => {
      const parsed = parseDay(typed, TODAY, locale);
      if ('day' in parsed) expect(addDays(parsed.day, 0)).toBe(parsed.day);
      else expect(parsed.problem.kind).toBeTypeOf('string');
    }),
  );
});

test('creates formatters once per locale, because every key in the form reads its dates', () => {
  for (const text of ['11 June 2027', '11/6']) parseDay(text, TODAY, 'sv-SE');
  const createFormatter = vi.spyOn(Intl, 'DateTimeFormat');
  for (const text of ['some day', '12/6', '12 juni']) parseDay(text, TODAY, 'sv-SE');
  expect(createFormatter).not.toHaveBeenCalled();
  createFormatter.mockRestore();
});
