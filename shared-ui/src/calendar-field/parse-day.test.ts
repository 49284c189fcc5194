import { formatCalendarDate } from '@almaty/dates';
import { expect, test } from 'vitest';
import { parseDay } from './parse-day.ts';

test.each([
  '2027-06-11',
  '2027/06/11',
  '2027 6 11',
  '11 June 2027',
  ' 11  june 2027 ',
  '11 Jun 2027',
  '11 June, 2027',
  'Fri 11 June 2027',
  'Friday, 11th of June 2027',
  'June 11, 2027',
  'June 11 2027',
  'Jun. 11, 2027',
  '11.6.2027',
  '11. 06. 2027',
])('reads %s', (text) => {
  expect(parseDay(text)).toBe('2027-06-11');
});

test.each([
  '',
  'soon',
  '31 June 2027',
  '2027-13-01',
  '11 June 27',
  // Day and month could be either number.
  '11/6/2027',
  '11-06-2027',
  '11 6 2027',
  '11 June',
  '11 June or July 2027',
  '11 or 12 June 2027',
  '11 June 2027 or 2028',
])('does not read %j', (text) => {
  expect(parseDay(text)).toBeNull();
});

test.each([
  'en-US',
  'en-GB',
  'ru-RU',
  'kk-KZ',
  'uk-UA',
  'de-DE',
  'fr-FR',
  'es-ES',
  'it-IT',
  'pt-BR',
  'nl-NL',
  'pl-PL',
  'cs-CZ',
  'sv-SE',
  'fi-FI',
  'hu-HU',
  'tr-TR',
  'el-GR',
  'uz-UZ',
  'vi-VN',
  'id-ID',
  'hi-IN',
  'zh-CN',
  'ja-JP',
  'ko-KR',
  'th-TH',
  'fa-IR-u-nu-latn',
])('reads back every month as it is shown in %s', (locale) => {
  const days = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}-11`);
  expect(days.map((day) => parseDay(formatCalendarDate(day, locale), locale))).toEqual(days);
});

test.each([
  ['11 июнь 2027', 'ru-RU', '2027-06-11'],
  ['11 ИЮН 2027', 'ru-RU', '2027-06-11'],
  ['11 juin 2027', 'fr-FR', '2027-06-11'],
  ['11. Mär 2027', 'de-DE', '2027-03-11'],
  ['11 June 2027', 'ru-RU', '2027-06-11'],
])('reads %s in %s', (text, locale, day) => {
  expect(parseDay(text, locale)).toBe(day);
});
