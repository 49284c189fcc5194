import { formatNumber } from '@almaty/languages';

/** Formats a whole number: `1,300`. */
export const formatInteger = (value: number): string => formatNumber('en', value);
