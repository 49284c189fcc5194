import type { Names } from './names.ts';

export const months = [
  ...['қаңтар', 'ақпан', 'наурыз', 'сәуір', 'мамыр', 'маусым'],
  ...['шілде', 'тамыз', 'қыркүйек', 'қазан', 'қараша', 'желтоқсан'],
];
export const weekdays = ['жексенбі', 'дүйсенбі', 'сейсенбі', 'сәрсенбі', 'бейсенбі', 'жұма', 'сенбі'];
export const shortWeekdays = ['жс', 'дс', 'сс', 'ср', 'бс', 'жм', 'сб'];

export const writeYearDay: Names['writeYearDay'] = (days, month) => `${days} ${months[month - 1]}`;
export const writeMonth: Names['writeMonth'] = (month, year) => `${year} жылғы ${months[month - 1]}`;
export const writeDate: Names['writeDate'] = (days, month, year) => `${year} жылғы ${writeYearDay(days, month)}`;
