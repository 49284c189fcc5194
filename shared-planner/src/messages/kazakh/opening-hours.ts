import * as names from '@almaty/dates/names/kazakh';
import type { HoursMessages } from '../plan-messages.ts';
import { describeYearSpan } from './closure.ts';

const ORDINALS = ['бірінші', 'екінші', 'үшінші', 'төртінші', 'бесінші'];

/** From Sunday, as days of a month. */
const WEEKDAYS_OF_MONTH = ['жексенбісі', 'дүйсенбісі', 'сейсенбісі', 'сәрсенбісі', 'бейсенбісі', 'жұмасы', 'сенбісі'];

const getWeekday = (weekday: number) => names.weekdays[weekday % 7] ?? '';

/** `сейсенбі–жексенбі`, `айдың бірінші дүйсенбісі`. */
export const hours: HoursMessages = {
  closed: 'жабық',
  allDay: 'тәулік бойы',
  window: (from, to) => `${from}–${to}`,
  everyDay: 'күн сайын',
  weekdays: (first, last) => (first === last ? getWeekday(first) : `${getWeekday(first)}–${getWeekday(last)}`),
  nthOfMonth: (weekday, nth) => `айдың ${ORDINALS[nth - 1]} ${WEEKDAYS_OF_MONTH[weekday % 7]}`,
  season: describeYearSpan,
};
