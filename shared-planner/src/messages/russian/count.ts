import { getPluralCategory } from '@almaty/languages';
import { formatInteger } from './format-integer.ts';

/** A word after 1, 2 and 5: `день`, `дня`, `дней`. */
type Forms = readonly [one: string, few: string, many: string];

const DAY: Forms = ['день', 'дня', 'дней'];

/** The form of a word for a whole number. */
export function selectForm(number: number, [one, few, many]: Forms): string {
  const category = getPluralCategory('ru', number);
  if (category === 'one') return one;
  return category === 'many' ? many : few;
}

/** `1 поездка`, `2 поездки`, `5 поездок`. */
export const count = (number: number, forms: Forms): string =>
  `${formatInteger(number)}\u00A0${selectForm(number, forms)}`;

/** `1 день`, `2 дня`, `5 дней`. */
export const countDays = (days: number): string => count(days, DAY);
