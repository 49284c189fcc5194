import { formatNumber } from '@almaty/languages';

/** Formats a whole number: `1 300`, with a no-break space. */
export const formatInteger = (value: number): string => formatNumber('kk', value);
