import type { Names } from './names.ts';

export const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
export const shortWeekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export const writeYearDay: Names['writeYearDay'] = (days, month) => `${days} ${months[month - 1]}`;
export const writeMonth: Names['writeMonth'] = (month, year) => `${months[month - 1]} ${year}`;
export const writeDate: Names['writeDate'] = (days, month, year) => `${writeYearDay(days, month)} ${year}`;
