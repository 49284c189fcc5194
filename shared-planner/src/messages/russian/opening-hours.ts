import * as names from '@almaty/dates/names/russian';
import type { HoursMessages } from '../plan-messages.ts';
import { describeYearSpan } from './closure.ts';

/** By the gender of a weekday: masculine, feminine, neuter. */
const ORDINALS = [
  ['первый', 'первая', 'первое'],
  ['второй', 'вторая', 'второе'],
  ['третий', 'третья', 'третье'],
  ['четвёртый', 'четвёртая', 'четвёртое'],
  ['пятый', 'пятая', 'пятое'],
] as const;

const getWeekday = (weekday: number) => names.weekdays[weekday % 7] ?? '';

function getGender(name: string): 0 | 1 | 2 {
  if (name.endsWith('а')) return 1;
  return name.endsWith('е') ? 2 : 0;
}

/** `вторник–воскресенье`, `первый понедельник месяца`. */
export const hours: HoursMessages = {
  closed: 'закрыто',
  allDay: 'круглосуточно',
  window: (from, to) => `${from}–${to}`,
  everyDay: 'ежедневно',
  weekdays: (first, last) => (first === last ? getWeekday(first) : `${getWeekday(first)}–${getWeekday(last)}`),
  nthOfMonth: (weekday, nth) => {
    const name = getWeekday(weekday);
    return `${ORDINALS[nth - 1]?.[getGender(name)]} ${name} месяца`;
  },
  season: describeYearSpan,
};
