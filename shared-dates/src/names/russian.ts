import type { Names } from './names.ts';

export const months = [
  ...['январь', 'февраль', 'март', 'апрель', 'май', 'июнь'],
  ...['июль', 'август', 'сентябрь', 'октябрь', 'ноябрь', 'декабрь'],
];
export const weekdays = ['воскресенье', 'понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота'];
export const shortWeekdays = ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'];

/** In the genitive, which a day takes. */
const monthsOfDays = [
  ...['января', 'февраля', 'марта', 'апреля', 'мая', 'июня'],
  ...['июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
];

export const writeYearDay: Names['writeYearDay'] = (days, month) => `${days} ${monthsOfDays[month - 1]}`;
export const writeMonth: Names['writeMonth'] = (month, year) => `${months[month - 1]} ${year}`;
export const writeDate: Names['writeDate'] = (days, month, year) => `${writeYearDay(days, month)} ${year}`;
