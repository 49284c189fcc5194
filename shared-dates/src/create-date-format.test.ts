import { afterEach, expect, test, vi } from 'vitest';
import { createDateFormat } from './create-date-format.ts';

afterEach(() => vi.restoreAllMocks());

const OPTIONS = { dateStyle: 'long', timeZone: 'UTC' } as const;
const DAY = Date.UTC(2027, 6, 12);

test('dates are in the language that is asked for', () => {
  expect(createDateFormat('ru', OPTIONS).format(DAY)).toBe('12 июля 2027 г.');
  expect(createDateFormat('en-GB', OPTIONS).format(DAY)).toBe('12 July 2027');
});

test('where the browser has no names of months in a language, they are in English', () => {
  const { DateTimeFormat } = Intl;
  const create = (locale: string, options: Intl.DateTimeFormatOptions) =>
    locale === 'kk' ? { format: () => '2027 M07 12' } : new DateTimeFormat(locale, options);
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function construct(locale: string, options: object) {
    return create(locale, options);
  } as unknown as typeof DateTimeFormat);
  expect(createDateFormat('kk', OPTIONS).format(DAY)).toBe('12 July 2027');
});
