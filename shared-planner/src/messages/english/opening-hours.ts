import * as names from '@almaty/dates/names/english';
import type { HoursMessages } from '../plan-messages.ts';
import { describeYearSpan } from './closure.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

const getWeekday = (weekday: number) => names.weekdays[weekday % 7] ?? '';

/** `Tuesday to Sunday`, `first Monday of the month`. */
export const hours: HoursMessages = {
  closed: 'closed',
  allDay: 'day and night',
  window: (from, to) => `${from} to ${to}`,
  everyDay: 'every day',
  weekdays: (first, last) => (first === last ? getWeekday(first) : `${getWeekday(first)} to ${getWeekday(last)}`),
  nthOfMonth: (weekday, nth) => `${ORDINALS[nth - 1]} ${getWeekday(weekday)} of the month`,
  season: describeYearSpan,
};
