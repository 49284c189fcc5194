/**
 * Formats a whole number with a comma before every three digits: `1,300`. The first number that `Intl` formats takes a
 * phone up to 0.1 s, in which it could answer no press.
 */
export const formatInteger = (value: number): string => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
