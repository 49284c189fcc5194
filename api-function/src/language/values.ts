import { timeInAlmaty, todayInAlmaty } from '@almaty/dates';
import type { Names } from '@almaty/dates/names';
import * as english from '@almaty/dates/names/english';
import * as kazakh from '@almaty/dates/names/kazakh';
import * as russian from '@almaty/dates/names/russian';
import type { Language } from '@almaty/languages';
import type { Messages } from './messages.ts';

const NAMES: Readonly<Record<Language, Names>> = { en: english, ru: russian, kk: kazakh };

const getWeekday = (day: string) => new Date(day).getUTCDay();

/** Formats a moment in Almaty time, and says so: `Monday, 23 November 2026 at 01:30 (Almaty time)`. */
export function formatMoment(moment: Date, messages: Messages): string {
  const day = todayInAlmaty(moment);
  return messages.moment({
    weekday: NAMES[messages.language].weekdays[getWeekday(day)] ?? '',
    date: messages.plan.values.date(day),
    time: timeInAlmaty(moment),
  });
}

/** How the English date of a calendar abbreviates the one month that it does not cut to three letters. */
const shortenMonth = (date: string) =>
  date.replace(/(?<=[A-Z][a-z]{2})[a-z]+/, (rest) => (rest === 'tember' ? 't' : ''));

/** `Sat 12 Jun`; `сб, 12 июня`. @param day yyyy-MM-dd. */
export function formatShortDate(day: string, { language }: Pick<Messages, 'language'>): string {
  const names = NAMES[language];
  const weekday = names.shortWeekdays[getWeekday(day)];
  const date = names.writeYearDay(String(Number(day.slice(8))), Number(day.slice(5, 7)));
  return language === 'en' ? `${weekday} ${shortenMonth(date)}` : `${weekday}, ${date}`;
}

/** `a`, `a and b`, `a, b and c`. */
export const formatList = (texts: readonly string[], messages: Messages): string =>
  texts.length < 2
    ? texts.join('')
    : messages.listEnd({ first: texts.slice(0, -1).join(', '), last: texts.at(-1) ?? '' });
